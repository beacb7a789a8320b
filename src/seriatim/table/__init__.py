"""Tables: what happens between people, bots and a game. Pure: commands in, events out; time and chance are arguments.

table = fold(stored_events)
events = decide(table, command, by, now)      # or Refused, with a reason and a sentence
for stored in events: evolve(table, stored)   # once they are stored
told(stored, seat)                            # what each seat may hear of them
awaited(table), deadlines(table)              # who is to move, which of them are bots, and what will be due when
picture(table, person, seat)                  # the whole table as one seat sees it

Each lives in the module of its name; `fold` beside `evolve`, `told` in `stored`, `awaited` in `table`, `deadlines` in
`clock`.
"""
