import { describe, expect, it } from "vitest";

import { otherPeople, unasked, undecided } from "./other-people";
import type { SeatInfo } from "./protocol";

const me: SeatInfo = { name: "Ann", bot: null, is_mine: true };
const ben: SeatInfo = { name: "Ben", bot: null };
const given: SeatInfo = { name: "Cleo", bot: "steady", is_given: true };
const bot: SeatInfo = { name: "", bot: "steady" };

describe("the others at a table", () => {
  it("are people, also where a bot plays for them", () => {
    expect(otherPeople([me, bot, ben, given])).toEqual([ben, given]);
  });

  it("are waited for while they are there and have not agreed", () => {
    const away = { ...given, is_away: true };
    const willing = { ...ben, would_stop: true };
    expect(undecided([me, ben, away], (info) => info.would_stop)).toEqual([ben]);
    expect(undecided([me, willing, away], (info) => info.would_stop)).toEqual([]);
  });

  it("were not asked if they left before they agreed", () => {
    const left = { ...ben, is_away: true };
    const willing = { ...given, is_away: true, would_play_again: true };
    expect(unasked([me, bot, left, willing])).toEqual([left]);
  });
});
