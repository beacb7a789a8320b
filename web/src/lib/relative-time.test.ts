import { describe, expect, it } from "vitest";

import { relativeTime } from "./relative-time";

const NOW = Date.UTC(2026, 10, 16, 12);
const MINUTE = 60_000;

describe("a time relative to now", () => {
  it.each([
    ["en", 0, "now"],
    ["en", 1, "1 minute ago"],
    ["en", 59, "59 minutes ago"],
    ["en", 60, "1 hour ago"],
    ["en", 26 * 60, "yesterday"],
    ["uk", 3, "3 хвилини тому"],
    ["ru", 5 * 60, "5 часов назад"],
    ["cs", 2, "před 2 minutami"],
  ])("is said in %s, %i minutes later", (language, minutes, expected) => {
    expect(relativeTime(NOW - minutes * MINUTE, NOW, language)).toBe(expected);
  });

  it("is now if the clock of the server is ahead", () => {
    expect(relativeTime(NOW + MINUTE, NOW, "en")).toBe("now");
  });
});
