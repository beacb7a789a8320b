/** The time until the next deal of the day. The server's day begins at midnight UTC. */
const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR * MINUTE;

export interface Wait {
  /** When the next deal comes (ms UTC). */
  time: number;
  unit: "hours" | "minutes";
  count: number;
}

/** The time from now until the deal of the next day; null if that day has begun. */
export function timeUntilNextDeal(day: string, now: number): Wait | null {
  const time = Date.parse(`${day}T00:00:00Z`) + DAY;
  const minutes = Math.ceil((time - now) / MINUTE);
  if (minutes <= 0) return null;
  return minutes < HOUR ? { time, unit: "minutes", count: minutes } : { time, unit: "hours", count: Math.round(minutes / HOUR) };
}
