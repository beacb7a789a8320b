/** Texts for screen readers. `Announcer.svelte` holds the live regions that show them. */
interface Announcement {
  id: number;
  text: string;
  topic: string;
}

/** So many are kept: a text is not removed before it can be read. */
const KEPT = 12;

class Announcements {
  /** The last ones, the newest at the end. Each is added and none is changed, so that all of them are read in turn. */
  polite = $state.raw<ReadonlyArray<Announcement>>([]);
  urgent = $state("");
  #count = 0;

  add(text: string, topic: string): void {
    const rest = topic ? this.polite.filter((one) => one.topic !== topic) : this.polite;
    this.polite = [...rest, { id: ++this.#count, text, topic }].slice(-KEPT);
  }
}

export const announcements = new Announcements();

/** What the player has to do now, as the board says it. */
export const prompt = { owed: "" };

/** Read a text out after what is being read now. It takes the place of an earlier one on the same topic. */
export function announce(text: string, topic = ""): void {
  if (text) announcements.add(text, topic);
}

/** Read a text out at once; an empty text clears the last one. */
export function announceNow(text: string): void {
  announcements.urgent = text && text === announcements.urgent ? `${text}\u00a0` : text;
}
