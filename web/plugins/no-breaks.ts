import { Message, Pattern, Placeable, SelectExpression, TextElement } from "@fluent/syntax";

// The same rule as in src/seriatim/words.py; tests/golden/no-breaks.json holds both to it.
const UNIT = "(?:%|min|ms|s|хв|мин|мс|с)(?![\\p{L}\\p{N}_])";
const AFTER_NUMBER = new RegExp(`(?<=\\p{Nd}) (?=${UNIT})`, "gu");
const AFTER_VALUE = new RegExp(`^ (?=${UNIT})`, "u");
const BEFORE_DASH = / (?=—)/gu;
/** Words of one letter, which do not end a line. */
const AFTER_LETTER: Record<string, RegExp | undefined> = {
  uk: afterLetter("вузійкосиа"),
  ru: afterLetter("вузійкосиа"),
  cs: afterLetter("ksvzouai"),
};

function afterLetter(letters: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])([${letters}]) `, "giu");
}

/** Set no-break spaces in all texts of a message. */
export function keepTogether(language: string, message: Message): Message {
  if (message.value) setNoBreaks(language, message.value);
  return message;
}

function setNoBreaks(language: string, pattern: Pattern): void {
  let isAfterValue = false;
  for (const element of pattern.elements) {
    if (element instanceof TextElement) {
      element.value = withNoBreaks(language, element.value, isAfterValue);
    } else if (element instanceof Placeable && element.expression instanceof SelectExpression) {
      for (const variant of element.expression.variants) setNoBreaks(language, variant.value);
    }
    isAfterValue = element instanceof Placeable;
  }
}

/** The text with no-break spaces before units and, as the language has it, before dashes and after short words. */
export function withNoBreaks(language: string, text: string, isAfterValue = false): string {
  let kept = text.replace(AFTER_NUMBER, "\u00a0");
  if (isAfterValue) kept = kept.replace(AFTER_VALUE, "\u00a0");
  if (language === "uk" || language === "ru") kept = kept.replace(BEFORE_DASH, "\u00a0");
  const afterLetter = AFTER_LETTER[language];
  return afterLetter ? kept.replace(afterLetter, "$1\u00a0") : kept;
}
