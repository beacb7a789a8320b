import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { withNoBreaks } from "./no-breaks.ts";

type Case = { language: string; text: string; is_after_value: boolean; expected: string };

/** The cases of tests/test_words.py. */
const CASES = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/golden/no-breaks.json"), "utf-8")) as Case[];

describe("no-break spaces", () => {
  it.each(CASES)("stand in $language: $text", ({ language, text, is_after_value, expected }) => {
    expect(withNoBreaks(language, text, is_after_value)).toBe(expected);
  });
});
