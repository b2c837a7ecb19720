"""Our specs against the same games as other programs play them."""
