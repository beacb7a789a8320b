"""Tables: what happens between people, bots and a game. Pure: commands in, events out; time and chance are arguments.

table = fold(stored_events)
decision = decide(table, command, by, now)    # or CommandRefused, with a reason and a sentence
carry_out(table, decision)                    # the table goes on; if its events cannot be stored, fold again
event_for(stored, seat)                       # what each seat may know of an event, once it is stored
awaited(table), deadlines(table)              # who is to move, which of them are bots, and what will be due when
snapshot(table, person, seat)                 # the whole table as one seat sees it

Each is in the module of its name; `carry_out` is in `decide`, `fold` in `evolve`, `event_for` in `stored_events`,
`awaited` in `table`, `deadlines` in `clock`.
"""
