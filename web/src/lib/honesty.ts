/** What a browser can see for itself of a record: whether the hash that was shown before the deal is that of the seed. */

export interface SeedCheck {
  seed: string;
  /** As the record says it. */
  hash: string;
  /** As this browser has worked it out; empty where it may not, which is where the page came without encryption. */
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
