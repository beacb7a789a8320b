/** Texts of Sequence's board: what the player has to do, and a note about every seat. */
import type { BoardTable } from "../../lib/board";
import type { SeatFacts } from "../../lib/parts/OtherSeats.svelte";
import type { SequenceChoice, SequencePlace, SequenceView } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { jackOf, rankOf, suitOf } from "./cards";
import { SIGNS, TONES } from "./teams";

const SYMBOLS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export function owedText(choices: ReadonlyArray<SequenceChoice>, picked: string | null, isDead: boolean): string {
  const kinds = new Set(choices.map((choice) => choice.kind));
  if (kinds.has("pay")) return say("web-sequence-pay");
  if (picked !== null && isDead) return say("web-sequence-dead");
  const wanted = choices.find((choice) => choice.card === picked)?.kind;
  if (picked !== null && jackOf(picked) && wanted) return say(wanted === "remove" ? "web-sequence-one-eye" : "web-sequence-two-eyes");
  if (kinds.has("place") || kinds.has("remove")) return say(kinds.has("draw") ? "web-sequence-play-or-draw" : "web-sequence-play");
  if (kinds.has("exchange")) return say("web-sequence-exchange");
  if (kinds.has("pass")) return say("web-sequence-must-pass");
  return kinds.has("draw") ? say("web-sequence-draw") : "";
}

export function seatFacts(table: BoardTable<"sequence">, seat: number): SeatFacts {
  const place = table.view.places[seat];
  if (!place) return {};
  const [sign, tone] = [SIGNS[place.team] ?? "", TONES[place.team] ?? ""];
  return { cards: place.cards, note: `${sign} ${noteOf(table.view, seat, place)}`, sign, tone };
}

/** What a seat owes, a card that waits or is lost, the card cut for the deal before the first move, or its team. */
function noteOf(view: SequenceView, seat: number, place: SequencePlace): string {
  if (place.owes > 0) return say("web-sequence-owes", { count: place.owes });
  if (place.waiting > 0) return say("web-sequence-waits");
  if (place.lost) return say("web-sequence-lost");
  const lifted = view.lifted.at(0)?.[seat];
  const isOpening = view.chips.every((chip) => chip === null) && view.places.every((other) => other.pile.length === 0);
  if (isOpening && lifted) return say("web-sequence-lifted", { card: `${rankOf(lifted)}${SYMBOLS[suitOf(lifted)]}` });
  return say("web-sequence-team", { team: place.team + 1 });
}
