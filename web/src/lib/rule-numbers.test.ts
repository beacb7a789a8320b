import { describe, expect, it } from "vitest";

import { gameRuleIn, ruleNumbersIn, stripRuleNumbers } from "./rule-numbers";

const OWES = "You must lay more cards before you can end your turn (TG-6, TG-8).";
const NUMBERS = "“7” looks like a number, and numbers stay secret here, in any form (TG-19). Try it without.";

describe("the rules that a sentence names", () => {
  it("are left out where somebody reads it", () => {
    expect(stripRuleNumbers(OWES)).toBe("You must lay more cards before you can end your turn.");
    expect(stripRuleNumbers(NUMBERS)).toBe("“7” looks like a number, and numbers stay secret here, in any form. Try it without.");
  });

  it("are found", () => {
    expect(ruleNumbersIn(OWES)).toEqual(["TG-6", "TG-8"]);
    expect(ruleNumbersIn("Rather not (yet).")).toEqual([]);
  });

  it("leave other brackets alone", () => {
    expect(stripRuleNumbers("The next deal comes in 5 hours (12:00).")).toBe("The next deal comes in 5 hours (12:00).");
  });

  it("lead to the page of the game, unless they hold in every game", () => {
    expect(gameRuleIn(["ALL-8", "TG-4"])).toBe("TG-4");
    expect(gameRuleIn(["ALL-5"])).toBeNull();
  });
});
