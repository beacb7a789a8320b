import { TRAILERS } from "../../lib/protocol";

const trailers: ReadonlyArray<number> = TRAILERS;

/** Trailers are ordinary cars in this game; they only look different. */
export function kindOf(card: number): string {
  return trailers.includes(card) ? "trailer" : "car";
}
