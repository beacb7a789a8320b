/** What a board is given. A live table is one (`TableStore`); so is a position in a replay or on a rule page. */
import type { Component } from "svelte";

import type { Deadline, Games, SeatInfo } from "./protocol";

export type GameId = keyof Games;

/** A seat that only looks on. */
export const SPECTATOR = -2;

export interface BoardTable<G extends GameId = GameId> {
  readonly game: GameId;
  readonly view: Games[G]["view"];
  /** What may be done now; empty for whoever looks on. */
  readonly choices: ReadonlyArray<Games[G]["choice"]>;
  /** From where the board is seen, -2 for who looks on. */
  readonly seat: number;
  readonly options: Record<string, boolean | number | string>;
  readonly plates: ReadonlyArray<SeatInfo>;
  /** The seats the game waits for. */
  readonly awaited: ReadonlyArray<number>;
  readonly deadlines: ReadonlyArray<Deadline>;
  /** The seat whose move was the last one, or null: what is new on the board comes from there. */
  readonly mover: number | null;
  readonly isOver: boolean;
  /** Whether something was sent and is not stored yet. */
  readonly isSending: boolean;
  /** Take one's own seat back, while a bot plays there. */
  readonly takeSeat?: (() => Promise<boolean>) | null;
  nameOf(seat: number): string;
  /** The time of the house, for deadlines (ms). */
  now(): number;
  /** Make a move, as choices write it. False is a no, which the table has already told in words. */
  play(move: string): Promise<boolean>;
  /** Tell a no of the board's own, where a move cannot say all that was tried. False, as `play` promises it. */
  refuse(reason: string, text: string): Promise<boolean>;
}

export interface BoardProps<G extends GameId> {
  table: BoardTable<G>;
}

/**
 * Try a move that is no choice, so that the table tells why not. True if it was not tried: while something is sent, and
 * while one is not awaited, for then it might become a choice on the way, and be made.
 */
export function tryOut(table: BoardTable, move: string): Promise<boolean> {
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

/** The board of a game, loaded when it is wanted. */
export async function boardOf(game: string): Promise<Component<{ table: BoardTable }>> {
  const load = files[fileOf(game)];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
