record-error = { $file }, line { $line }: { $problem }
record-too-large = This file has more than { $limit } bytes, too many for a record.
record-not-text = This is not readable text. A record is plain UTF-8.
record-long-line = This line has more than { $limit } characters, too many for a record.
record-heading = This is not a record. A record begins with “{ $expected }”.
record-field = “{ $field }: …” is expected here.
record-cut-off = The record ends too early: its last line must be “result: …”. The file has been cut off.
record-seats = “{ $given }” is not a number of seats.
record-options = “{ $given }” is not an option. Options look like this: fire=true minimum=3, or plain.
record-step = “{ $given }” is not a step. Steps look like this: 0 37a
record-result = The record says “{ $given }”, but its moves lead to “{ $found }”.
record-hash = The hash does not match the seed: the seed was changed after the hash had been shown.
record-deal = The cards dealt do not match the seed.
