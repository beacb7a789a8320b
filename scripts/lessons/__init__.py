"""The rule pages: which paragraphs they have, which rules these tell, and the small boards beside them.

`make lessons` writes web/src/lessons/<game>.json. The words are in the locale files; what a board shows and allows was
worked out by the engine, so that a rule page can no more be wrong about a rule than a table can. A test fails when the
files are not what this would write.
"""
