/** Checks in the browser whether a record's hash, shown before the deal, is the hash of its seed. */

export interface SeedCheck {
  seed: string;
  /** The hash in the record. */
  hash: string;
  /** The hash computed here; empty on a page without encryption, where browsers compute none. */
  found: string;
}

function field(record: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1]?.trim() ?? "";
}

export async function checkSeed(record: string): Promise<SeedCheck> {
  const [seed, hash] = [field(record, "seed"), field(record, "hash")];
  return { seed, hash, found: await sha256(seed) };
}

async function sha256(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
