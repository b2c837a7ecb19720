"""What the program says to people, one file a language, in the syntax of Project Fluent; ``book`` reads them."""
