/** The other people at a table, as their plates tell of them: a person's bears a name, a bot's does not. */
import type { SeatInfo } from "./protocol";

export function peers(plates: ReadonlyArray<SeatInfo>): SeatInfo[] {
  return plates.filter((plate) => plate.name !== "" && !plate.is_mine);
}

/** Who is there and has not agreed yet: nobody waits for who is away. */
export function undecided(plates: ReadonlyArray<SeatInfo>, agrees: (plate: SeatInfo) => boolean | undefined): SeatInfo[] {
  return peers(plates).filter((plate) => !plate.is_away && !agrees(plate));
}

/** Who is away and was not asked: a bot would play for them. */
export function unasked(plates: ReadonlyArray<SeatInfo>): SeatInfo[] {
  return peers(plates).filter((plate) => plate.is_away && !plate.would_play_again);
}

/** The seats that bots have for themselves. */
export function seatsOfBots(plates: ReadonlyArray<SeatInfo>): number[] {
  return plates.flatMap((plate, seat) => (plate.bot && plate.name === "" ? [seat] : []));
}
