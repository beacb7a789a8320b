/** How long ago something was, in words: “5 minutes ago”, “yesterday”. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Clocks differ a little: what seems to lie ahead is now. */
export function ago(time: number, now: number, language: string): string {
  const passed = Math.max(0, now - time);
  const told = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed < MINUTE) return told.format(0, "second");
  if (passed < HOUR) return told.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return told.format(-Math.floor(passed / HOUR), "hour");
  return told.format(-Math.floor(passed / DAY), "day");
}
