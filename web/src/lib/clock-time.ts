/** A time of day, with 12 or 24 hours as they are usual where the reader lives. */

function baseOf(locale: string): string {
  return locale.split("-")[0]?.toLowerCase() ?? "";
}

function hasRegion(locale: string): boolean {
  return new Intl.Locale(locale).region !== undefined;
}

/** The time in the page's language. The region is that of the browser's languages: “en” alone would be American. */
export function clockTime(time: number, language: string, preferred: ReadonlyArray<string> = navigator.languages, timeZone?: string): string {
  const regional = preferred.filter(hasRegion);
  const own = regional.find((one) => baseOf(one) === language);
  const { hourCycle } = new Intl.DateTimeFormat(own ?? regional[0] ?? language, { hour: "numeric" }).resolvedOptions();
  const hour = hourCycle === "h23" ? "2-digit" : "numeric";
  return new Intl.DateTimeFormat(own ?? language, { hour, minute: "2-digit", hourCycle, timeZone }).format(time);
}
