# The deal of the day, shared with others. Cards are never told: others are still to play them.

web-daily-share = Share the result
web-daily-shared = Seriatim, deal of the day, { $date }
