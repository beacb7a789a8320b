/** The other people at a table. A person's seat has a name; a bot's own seat has none. */
import type { SeatInfo } from "./protocol";

export function otherPeople(seats: ReadonlyArray<SeatInfo>): SeatInfo[] {
  return seats.filter((info) => info.name !== "" && !info.is_mine);
}

/** The people who are present and have not agreed yet. Nobody waits for people who are away. */
export function undecided(seats: ReadonlyArray<SeatInfo>, agrees: (info: SeatInfo) => boolean | undefined): SeatInfo[] {
  return otherPeople(seats).filter((info) => !info.is_away && !agrees(info));
}

/** The people who left before they agreed to a rematch. A bot would play for them. */
export function unasked(seats: ReadonlyArray<SeatInfo>): SeatInfo[] {
  return otherPeople(seats).filter((info) => info.is_away && !info.would_play_again);
}
