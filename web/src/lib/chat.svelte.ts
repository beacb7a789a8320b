/** What people say at a table: bubbles at their seats for some seconds, and how many texts are unread. */
import type { EventForSeat, React } from "./protocol";

export type Reaction = React["reaction"];
export const REACTIONS: ReadonlyArray<Reaction> = ["well-played", "thanks", "oops", "hurry", "haha", "wow"];

export interface Bubble {
  /** The number of the event. */
  sequence: number;
  text: string;
  reaction: Reaction | null;
}

interface Listener {
  readonly mySeats: ReadonlyArray<number>;
  now(): number;
}

/** How long a bubble is shown (ms): longer for a long text. */
const SHORTEST = 5000;
const LONGEST = 12_000;
const FOR_A_LETTER = 70;
/** What was said longer ago, while the page was away, is only in the log. */
const LATE = 10_000;

function bubbleOf({ sequence, event }: EventForSeat): (Bubble & { seat: number }) | null {
  if (event.type === "text-said") return { sequence, seat: event.seat, text: event.text, reaction: null };
  if (event.type === "reacted") return { sequence, seat: event.seat, text: "", reaction: event.reaction };
  return null;
}

export class Chat {
  /** The bubbles that are shown, by seat. */
  bubbles = $state.raw<Readonly<Record<number, Bubble>>>({});
  /** Texts of others that came while the log was closed. */
  unread = $state(0);

  hear(events: ReadonlyArray<EventForSeat>, listener: Listener): void {
    for (const sent of events) {
      const said = bubbleOf(sent);
      if (!said) continue;
      if (!said.reaction && !listener.mySeats.includes(said.seat)) this.unread += 1;
      if (listener.now() - sent.time < LATE) this.#show(said.seat, said);
    }
  }

  #show(seat: number, { sequence, text, reaction }: Bubble): void {
    this.bubbles = { ...this.bubbles, [seat]: { sequence, text, reaction } };
    setTimeout(() => this.#end(seat, sequence), Math.min(LONGEST, SHORTEST + FOR_A_LETTER * text.length));
  }

  /** Remove a bubble, unless the seat has another by now. */
  #end(seat: number, sequence: number): void {
    if (this.bubbles[seat]?.sequence !== sequence) return;
    this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([one]) => one !== String(seat)));
  }
}
