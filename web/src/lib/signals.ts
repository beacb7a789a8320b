/** What players have said about a pile. */
import type { BoardTable } from "./board";
import { say } from "./words.svelte";

export interface Signal {
  seat: number;
  word: string;
}

/** Who said it, and the sentence. */
export function sentenceOf(table: BoardTable, signal: Signal, values: Record<string, string>): string {
  return say("web-line", { name: table.nameOf(signal.seat), telling: say(`${table.game}-says-${signal.word}`, values) });
}
