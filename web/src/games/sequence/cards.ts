/** Cards and spaces in Sequence's notation (`QS`, `TH`, `b5`), and their names. */
import { JACKS } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";

export const SIDE = 10;
/** The columns of the board, as spaces are named; its rows are numbered from 1 at the top. */
export const COLUMNS = [..."abcdefghij"];

/** A card in the hand. Two equal cards have different ids. */
export interface Held {
  id: string;
  card: string;
}

export function held(hand: ReadonlyArray<string>): Held[] {
  return hand.map((card, place) => ({ id: idOf(card, countOf(card, hand.slice(0, place))), card }));
}

export function idOf(card: string, number: number): string {
  return `${card}-${number}`;
}

export function countOf(card: string, cards: ReadonlyArray<string>): number {
  return cards.filter((one) => one === card).length;
}

export function rankOf(card: string): string {
  const rank = card.slice(0, -1);
  return rank === "T" ? "10" : rank;
}

/** Whether a card places any chip or removes one; null if it is no jack. */
export function jackOf(card: string): "place" | "remove" | null {
  const jacks: Record<string, "place" | "remove"> = JACKS;
  return jacks[card] ?? null;
}

export function suitOf(card: string): string {
  return card.slice(-1);
}

export function cardName(card: string): string {
  return say("web-sequence-card", { rank: rankOf(card), suit: suitOf(card) });
}

export function nameOf(space: number): string {
  return `${COLUMNS[space % SIDE]}${Math.floor(space / SIDE) + 1}`;
}
