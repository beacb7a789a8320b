/** The other people at a table. A person's plate has a name; a bot's own plate has none. */
import type { SeatInfo } from "./protocol";

export function otherPeople(plates: ReadonlyArray<SeatInfo>): SeatInfo[] {
  return plates.filter((plate) => plate.name !== "" && !plate.is_mine);
}

/** The people who are present and have not agreed yet. Nobody waits for people who are away. */
export function undecided(plates: ReadonlyArray<SeatInfo>, agrees: (plate: SeatInfo) => boolean | undefined): SeatInfo[] {
  return otherPeople(plates).filter((plate) => !plate.is_away && !agrees(plate));
}

/** The people who left before they agreed to a rematch. A bot would play for them. */
export function unasked(plates: ReadonlyArray<SeatInfo>): SeatInfo[] {
  return otherPeople(plates).filter((plate) => plate.is_away && !plate.would_play_again);
}
