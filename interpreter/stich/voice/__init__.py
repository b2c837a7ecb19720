"""The voice at the table: what happens in a match, what may be done and what may not, in the words of a language.

Place in the pipeline: over ``sheet``'s phrases, ``messages`` and the engine's views and records; the command speaks
with it, and so may any other table.  It must not know a terminal.
"""
