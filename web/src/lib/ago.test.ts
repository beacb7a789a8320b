import { describe, expect, it } from "vitest";

import { ago } from "./ago";

const NOW = Date.UTC(2026, 10, 16, 12);
const MINUTE = 60_000;

describe("how long ago something was", () => {
  it.each([
    ["en", 0, "now"],
    ["en", 1, "1 minute ago"],
    ["en", 59, "59 minutes ago"],
    ["en", 60, "1 hour ago"],
    ["en", 26 * 60, "yesterday"],
    ["uk", 3, "3 хвилини тому"],
    ["ru", 5 * 60, "5 часов назад"],
    ["cs", 2, "před 2 minutami"],
  ])("is told in %s, %i minutes later", (language, minutes, told) => {
    expect(ago(NOW - minutes * MINUTE, NOW, language)).toBe(told);
  });

  it("is now if the clock of the house is ahead", () => {
    expect(ago(NOW + MINUTE, NOW, "en")).toBe("now");
  });
});
