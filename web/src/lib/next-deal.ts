/** When the next deal of the day comes: with the next day of the house, which counts by UTC. */
const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR * MINUTE;

export interface Wait {
  /** When it comes (ms UTC). */
  time: number;
  unit: "hours" | "minutes";
  count: number;
}

/** How long it is until the deal after this day's; null when that is there. */
export function waitAfter(day: string, now: number): Wait | null {
  const time = Date.parse(`${day}T00:00:00Z`) + DAY;
  const minutes = Math.ceil((time - now) / MINUTE);
  if (minutes <= 0) return null;
  return minutes < HOUR ? { time, unit: "minutes", count: minutes } : { time, unit: "hours", count: Math.round(minutes / HOUR) };
}
