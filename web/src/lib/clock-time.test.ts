import { expect, test } from "vitest";

import { clockTime } from "./clock-time";

const MIDNIGHT = Date.UTC(2026, 0, 1);

function shown(language: string, ...preferred: string[]): string {
  return clockTime(MIDNIGHT, language, preferred, "UTC").replace("\u202f", " ");
}

test("the region of the browser decides between 12 and 24 hours", () => {
  expect(shown("en", "en-GB", "en")).toBe("00:00");
  expect(shown("en", "en-US", "en")).toBe("12:00 AM");
});

test("a language without a region has the hours of the first region", () => {
  expect(shown("en", "en", "uk-UA")).toBe("00:00");
  expect(shown("uk", "uk")).toBe("00:00");
  expect(shown("en", "en")).toBe("12:00 AM");
});

test("the page's own language comes first", () => {
  expect(shown("cs", "en-US", "cs-CZ")).toBe("00:00");
});
