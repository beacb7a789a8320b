/** What a screen reader says of its own accord. `Announcer.svelte` holds the live regions. */
class Announcements {
  polite = $state("");
  urgent = $state("");
}

export const announcements = new Announcements();

export function announce(text: string): void {
  announcements.polite = text === announcements.polite ? `${text}\u00a0` : text;
}

export function announceNow(text: string): void {
  announcements.urgent = text && text === announcements.urgent ? `${text}\u00a0` : text;
}
