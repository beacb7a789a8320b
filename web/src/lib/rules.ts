/** Sentences name the rules they come from, `(TG-6, TG-8)`. On the page the sentence stands alone, and leads to its rule. */
const NAMED = /\s*\(([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*)\)/g;

export function withoutRules(text: string): string {
  return text.replace(NAMED, "");
}

export function rulesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, numbers]) => numbers?.split(", ") ?? []);
}

/** Rules that hold in every game stand on no game's page. */
export function ownRule(rules: ReadonlyArray<string>): string | null {
  return rules.find((rule) => !rule.startsWith("ALL-")) ?? null;
}
