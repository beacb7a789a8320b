/** Trailers are ordinary cars in this game; they only look different. */
const TRAILERS = [8, 18, 28, 38, 48];

export function kindOf(card: number): string {
  return TRAILERS.includes(card) ? "trailer" : "car";
}
