/** The table that a board shows: a live table (`LiveTable`), a position of a replay, or one of a rule page. */
import { createContext, type Component, type Snippet } from "svelte";

import type { Chat } from "./chat.svelte";
import type { Deadline, Games, SeatInfo, Turn } from "./protocol";

export type GameId = keyof Games;

export { SPECTATOR } from "./protocol";

/** What happens between the last move and the result: the last card lands, then a win is celebrated. */
export type Finale = "celebration" | "landing";

export interface BoardTable<G extends GameId = GameId> {
  readonly game: GameId;
  readonly view: Games[G]["view"];
  /** What may be done now; empty for spectators. */
  readonly choices: ReadonlyArray<Games[G]["choice"]>;
  /** The seat from which the board is seen, -2 for spectators. */
  readonly seat: number;
  readonly options: Record<string, boolean | number | string>;
  /** Who sits at each seat. */
  readonly seats: ReadonlyArray<SeatInfo>;
  /** The seats the game waits for. */
  readonly awaited: ReadonlyArray<number>;
  readonly deadlines: ReadonlyArray<Deadline>;
  /** The seat that moved last, or null. New elements of the board move in from there. */
  readonly mover: number | null;
  /** The turns so far, in words; the last ones of a long game. */
  readonly turns?: ReadonlyArray<Turn>;
  /** Whether the game is over and its result is to be shown. */
  readonly isOver: boolean;
  readonly finale?: Finale | null;
  /** How long bots pause before a move, at the pace of a live table (ms). */
  readonly pause?: number;
  /** Make the sound of a great moment; only a live table does. */
  readonly moment?: (name: "cut" | "jam" | "sequence" | "trick") => void;
  /** Whether a command was sent and not answered yet. */
  readonly isSending: boolean;
  /** What is being said; a replay and a rule page have none. */
  readonly chat?: Chat;
  /** Take one's own seat back while a bot plays there. */
  readonly takeSeat?: (() => Promise<boolean>) | null;
  nameOf(seat: number): string;
  /** The time of the server, for deadlines (ms). */
  now(): number;
  /** Make a move, written as in `choices`. False if it was refused; the table has already said why. */
  play(move: string): Promise<boolean>;
  /** Refuse something that the text of a move cannot express. Always false. */
  refuse(reason: string, text: string): Promise<boolean>;
}

/** What a board shows in place of the hand after the game. A replay and a rule page have none. */
export const [getResult, provideResult, hasResult] = createContext<Snippet>();

export interface BoardProps<G extends GameId> {
  table: BoardTable<G>;
}

/**
 * Play a move that is not allowed, so that the table says why. It is not sent, and the result is true, while another
 * command is being sent and while it is not one's turn: the move might become legal on its way, and be made.
 */
export function tryRefusedMove(table: BoardTable, move: string): Promise<boolean> {
  const isSafe = table.awaited.includes(table.seat) && !table.isSending;
  return isSafe ? table.play(move) : Promise.resolve(true);
}

const files = import.meta.glob<{ default: Component<{ table: BoardTable }> }>("../games/*/Board.svelte");

function fileOf(game: string): string {
  return `../games/${game}/Board.svelte`;
}

export function hasBoard(game: string): boolean {
  return fileOf(game) in files;
}

/** Load the board of a game. */
export async function loadBoard(game: string): Promise<Component<{ table: BoardTable }>> {
  const load = files[fileOf(game)];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
