import { describe, expect, it } from "vitest";

import type { Options, Possible } from "./api";
import { allowedOptions, chosenVariants, optionOf, optionsNote, resolveOptions, possibleOptions } from "./options";

describe("the options of a game", () => {
  it("are those that the number of seats allows", () => {
    expect(possibleOptions("cut-in", 3)["youngest"]).toEqual([0, 1, 2]);
    expect(possibleOptions("cut-in", 5)["youngest"]).toEqual([0, 1, 2, 3, 4]);
    expect(possibleOptions("sequence", 3)["hard"]).toEqual([false]);
  });

  it("are forgotten when fewer sit down than they need", () => {
    expect(allowedOptions("cut-in", 3, { youngest: 4, window: 5 })).toEqual({ window: 5 });
    expect(allowedOptions("cut-in", 5, { youngest: 4, window: 5 })).toEqual({ youngest: 4, window: 5 });
  });
});

describe("the variants of a table", () => {
  it("are the options that are not as usual", () => {
    expect(chosenVariants("the-game", 3, { fire: true, smaller_hand: false, minimum: 3 })).toEqual({ fire: true, minimum: 3 });
    expect(chosenVariants("rush-hour", 4, { jam: false, deals: 1 })).toEqual({ jam: false });
  });
});

describe("the value of an option", () => {
  it("is the chosen one, or the default", () => {
    expect(optionOf("traffic-memo", { high: 30 }, "high")).toBe(30);
    expect(optionOf("traffic-memo", {}, "high")).toBe(50);
    expect(optionOf("traffic-memo", {}, "low")).toBe(1);
  });
});

describe("what is offered beside other choices", () => {
  /** Three teams play without the hard game. */
  const rules = async (_game: string, _seats: number, chosen: Options): Promise<Possible> => ({
    teams: chosen["hard"] ? ["usual", 2] : [2, 3, "usual"],
    draw: chosen["hard"] && chosen["teams"] === 3 ? [] : ["manual", "auto"],
    hard: chosen["teams"] === 3 ? [false] : [true, false],
  });

  it("is what the engine allows, the usual first", async () => {
    const { options, possible } = await resolveOptions("sequence", 6, { teams: 3 }, rules);
    expect(options).toEqual({ teams: 3 });
    expect(possible).toEqual({ teams: ["usual", 2, 3], draw: ["auto", "manual"], hard: [false], table_talk: [] });
  });

  it("leaves out a choice that does not go with the others, and no more", async () => {
    const { options } = await resolveOptions("sequence", 6, { teams: 3, hard: true }, rules);
    expect(options).toEqual({ hard: true });
  });
});

describe("the note about options that change a game together", () => {
  it("says that nobody can lose at Rush hour without jams and with small cars at the front", () => {
    expect(optionsNote("rush-hour", { jam: false, small: "front" })?.key).toBe("web-option-rush-hour-harmless");
  });

  it("says nothing about either of them alone", () => {
    const harmful: Options[] = [{}, { jam: false }, { small: "front" }, { jam: true, small: "front" }];
    for (const options of harmful) expect(optionsNote("rush-hour", options)).toBeNull();
    expect(optionsNote("cut-in", { window: 5 })).toBeNull();
  });
});
