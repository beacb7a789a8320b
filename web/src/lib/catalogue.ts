/** The games as the page lists them. What depends on their rules comes from the server, in `GAMES`. */
import { hasBoard, type GameId } from "./board";
import { GAMES, LEVELS } from "./protocol";

export { LEVELS };
export type Level = (typeof LEVELS)[number];

/** How long a game takes, in minutes. */
const MINUTES: Record<GameId, number> = {
  "the-game": 20,
  "quick-and-easy": 10,
  sequence: 25,
  "traffic-memo": 15,
  "cut-in": 15,
  "rush-hour": 15,
};

export interface GameFacts {
  id: GameId;
  seats: ReadonlyArray<number>;
  isCooperative: boolean;
  minutes: number;
  usualSeats: number;
}

export const GAME_LIST: ReadonlyArray<GameFacts> = (Object.keys(GAMES) as GameId[]).filter(hasBoard).map((id) => ({
  id,
  seats: GAMES[id].seats,
  isCooperative: GAMES[id].cooperative,
  minutes: MINUTES[id],
  usualSeats: GAMES[id].usual_seats,
}));

/** The message key of an option's label. */
export function optionLabelKey(game: string, option: string): string {
  return `web-option-${game}-${option.replaceAll("_", "-")}`;
}
