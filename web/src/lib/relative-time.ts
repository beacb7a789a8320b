/** A past time relative to now, in words: “5 minutes ago”, “yesterday”. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the future counts as now: the clocks of server and browser differ a little. */
export function relativeTime(time: number, now: number, language: string): string {
  const passed = Math.max(0, now - time);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed < MINUTE) return format.format(0, "second");
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), "hour");
  return format.format(-Math.floor(passed / DAY), "day");
}
