import { describe, expect, it } from "vitest";

import { fitting, possibleOptions } from "./options";

describe("the options of a game", () => {
  it("are those that the number of seats allows", () => {
    expect(possibleOptions("cut-in", 3)["youngest"]).toEqual([0, 1, 2]);
    expect(possibleOptions("cut-in", 5)["youngest"]).toEqual([0, 1, 2, 3, 4]);
    expect(possibleOptions("sequence", 3)["hard"]).toEqual([false]);
  });

  it("are forgotten when fewer sit down than they need", () => {
    expect(fitting("cut-in", 3, { youngest: 4, window: 5 })).toEqual({ window: 5 });
    expect(fitting("cut-in", 5, { youngest: 4, window: 5 })).toEqual({ youngest: 4, window: 5 });
  });
});
