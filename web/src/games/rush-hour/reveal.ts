/**
 * The reveal of a round, picture by picture: all cards are turned up, then one after another parks, then its seat takes what
 * it must. The server sends the end of it; what lies between is put together from the pictures before and after.
 */
import type { RushHourCar, RushHourLane, RushHourPlay, RushHourView } from "../../lib/protocol";

/** What a picture shows: cards that are turned up, a card that parks, or a seat that takes cards. */
export type Beat = "fine" | "flip" | "park";

export interface Scene {
  beat: Beat;
  view: RushHourView;
  /** The play that parks or is fined. */
  play: RushHourPlay | null;
}

/** The plays that a picture shows for the first time. Those of a deal that has been cleared away are not shown again. */
export function newPlays(before: RushHourView, after: RushHourView): ReadonlyArray<RushHourPlay> {
  if (before.deal !== after.deal) return [];
  if (before.now !== "picking") return after.plays.slice(before.plays.length);
  return JSON.stringify(before.plays) === JSON.stringify(after.plays) ? [] : after.plays;
}

/** The pictures between two; none if nothing was played. */
export function scenes(before: RushHourView, after: RushHourView): Scene[] {
  const plays = newPlays(before, after);
  const isFlip = before.now === "picking" && !["", "picking"].includes(after.now);
  if (plays.length === 0 && !isFlip) return [];
  const road = [...before.rows];
  const fined = new Set<number>();
  const found: Scene[] = [];

  function show(beat: Beat, count: number, play: RushHourPlay | null): void {
    const shown = before.now === "picking" ? after.plays.slice(0, count) : after.plays.slice(0, before.plays.length + count);
    const cars = new Map(plays.slice(count).map(({ seat, car }) => [seat, car]));
    const places = after.places.map((place, seat) => {
      const picked = { pick: cars.get(seat) ?? place.pick, has_picked: cars.has(seat) || (place.has_picked && after.now !== "picking") };
      const { points, cards_taken, taken } = isStillFree(seat) ? (before.places[seat] ?? place) : place;
      return { ...place, ...picked, points, cards_taken, taken };
    });
    found.push({ beat, play, view: { ...after, now: "", rows: [...road], places, plays: shown } });
  }

  /** Whether the seat has not taken yet what it takes here. */
  function isStillFree(seat: number): boolean {
    return !fined.has(seat);
  }

  if (before.now === "picking") show("flip", 0, null);
  for (const [index, play] of plays.entries()) {
    const row = play.row - 1;
    const isLast = !plays.slice(index + 1).some((later) => later.row === play.row);
    const [old, final] = [road[row], after.rows[row]];
    if (!old || !final) continue;
    road[row] = isLast && play.cards === 0 ? final : arrived(old, play);
    show("park", index + 1, play);
    if (play.cards === 0) continue;
    fined.add(play.seat);
    const left = final.places.length + final.places_left - 1;
    road[row] = isLast ? final : { ...old, places: [[play.car]], places_left: left, points: play.car.points, is_full: false };
    show("fine", index + 1, play);
  }
  return found;
}

/** A row when a car has just come: in the gap that it fills, or behind the others. */
function arrived(lane: RushHourLane, { car, place }: RushHourPlay): RushHourLane {
  const cars: RushHourCar[] = [car];
  if (lane.places[place - 1]?.length === 0) return { ...lane, places: lane.places.with(place - 1, cars) };
  return { ...lane, places: [...lane.places, cars], places_left: Math.max(0, lane.places_left - 1) };
}
