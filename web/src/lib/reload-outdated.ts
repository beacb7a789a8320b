/** Reload the page, once, if the server speaks another version of the protocol: it was updated while the page was open. */
import { PROTOCOL } from "./protocol";

export function reloadIfOutdated(protocol: number): void {
  const key = `renewed-for-${protocol}`;
  if (protocol === PROTOCOL || sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "yes");
  location.reload();
}
