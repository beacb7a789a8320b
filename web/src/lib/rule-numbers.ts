/** The rule numbers in a sentence, such as `(TG-6, TG-8)`. The page shows the sentence without them and links to the rule. */
const RULE_NUMBERS = /\s*\(([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*)\)/g;

export function stripRuleNumbers(text: string): string {
  return text.replace(RULE_NUMBERS, "");
}

export function ruleNumbersIn(text: string): string[] {
  return [...text.matchAll(RULE_NUMBERS)].flatMap(([, numbers]) => numbers?.split(", ") ?? []);
}

/** The first rule of the game itself: rules for all games (`ALL-5`) stand on no game's page. */
export function gameRuleIn(rules: ReadonlyArray<string>): string | null {
  return rules.find((rule) => !rule.startsWith("ALL-")) ?? null;
}
