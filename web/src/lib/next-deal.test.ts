import { describe, expect, it } from "vitest";

import { timeUntilNextDeal } from "./next-deal";

const MIDNIGHT = Date.UTC(2026, 10, 17);
const MINUTE = 60_000;

describe("the next deal of the day", () => {
  it.each([
    [1, "minutes", 1],
    [59, "minutes", 59],
    [60, "hours", 1],
    [89, "hours", 1],
    [91, "hours", 2],
    [24 * 60, "hours", 24],
  ])("comes in so many: %i minutes before it", (minutes, unit, count) => {
    expect(timeUntilNextDeal("2026-11-16", MIDNIGHT - minutes * MINUTE)).toEqual({ time: MIDNIGHT, unit, count });
  });

  it("is a minute away until the last second", () => {
    expect(timeUntilNextDeal("2026-11-16", MIDNIGHT - 1)?.count).toBe(1);
  });

  it("is there when the day is over", () => {
    expect(timeUntilNextDeal("2026-11-16", MIDNIGHT)).toBeNull();
  });
});
