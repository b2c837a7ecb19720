"""A table at which people and bots play a match, as data: who sits where, who is to decide what, what each of the
people sees and may do, what he is told, and what he asks for beside the play.

Place in the pipeline: over ``match``, ``players`` and ``voice``; every face of a table (a line at a time, a whole
screen, a page) is made of it.  It must not know a terminal or a browser, and what it tells a person comes from a
``View`` of his seat and from the transcript for that seat.
"""
