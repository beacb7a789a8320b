/** Texts for screen readers. `Announcer.svelte` holds the live regions that show them. */
class Announcements {
  polite = $state("");
  urgent = $state("");
}

export const announcements = new Announcements();

/** Read a text out after what is being read now. A repeated text is changed invisibly, so that it is read again. */
export function announce(text: string): void {
  announcements.polite = text === announcements.polite ? `${text}\u00a0` : text;
}

/** Read a text out at once; an empty text clears the last one. */
export function announceNow(text: string): void {
  announcements.urgent = text && text === announcements.urgent ? `${text}\u00a0` : text;
}
