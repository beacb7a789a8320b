# Company at a table: how it is played, who is there, and what can be done for each other.

# How it is played here

web-variant = { $label }: { $value }
web-variant-off = no
web-table-facts = How it is played here
web-table-usual = Usual rules
web-table-bots = Bots: { $levels }

# Who is sent away

web-send-away-really = Remove { $name } from the table?
web-send-away-yes = Yes, remove
web-send-away-no = No
web-sent-away = Removed: { $name }
web-undo = Undo
web-event-kick-undone = { $name } has the seat again.

# People at the table

web-people = The others at this table
web-mute = No more messages
web-unmute = Allow messages
web-person-muted = can’t write
web-person-replaceable = away; a bot plays, and spectators can ask for the seat
web-pass-host = Make host
web-pass-host-really = Make { $name } the host? Only the new host can change that.
web-pass-host-yes = Yes
web-pass-host-no = No

# What is said

web-log-unread = { $count ->
    [one] Game log, { $count } new message
   *[other] Game log, { $count } new messages
}
web-react = React
web-reaction = { $reaction ->
    [well-played] Well played!
    [thanks] Thanks!
    [oops] Oops!
    [hurry] Hurry up!
    [haha] Haha!
   *[wow] Wow!
}
web-event-reacted = { $name }: { $reaction ->
    [well-played] Well played!
    [thanks] Thanks!
    [oops] Oops!
    [hurry] Hurry up!
    [haha] Haha!
   *[wow] Wow!
}
web-watching-count = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
