record-error = { $file }, line { $line }: { $problem }
record-too-large = This file has more than { $limit } bytes. A record never does.
record-not-text = This is not readable text. A record is plain UTF-8.
record-long-line = This line has more than { $limit } characters. No line of a record does.
record-heading = This is not a record. A record begins with “{ $expected }”.
record-field = Here “{ $field }: …” is expected.
record-cut-off = The record ends too early: its last line must be “result: …”. The file has been cut off.
record-rules = These are rules version { $given }; this program knows version { $possible }.
record-seats = “{ $given }” is no number of seats.
record-options = “{ $given }” is no option. Options look like this: fire=true minimum=3, or plain.
record-step = “{ $given }” is no step. Steps look like this: 0 37a
record-result = The record says “{ $given }”, but its moves lead to “{ $found }”.
record-hash = The hash is not that of the seed: the seed was changed after the hash had been shown.
record-deal = The deal is not the one that grows from the seed.
