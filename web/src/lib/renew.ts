/** A page that was opened before the server was renewed may not understand it: load the page anew, once. */
import { PROTOCOL } from "./protocol";

export function renewUnlessSpoken(protocol: number): void {
  const key = `renewed-for-${protocol}`;
  if (protocol === PROTOCOL || sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "yes");
  location.reload();
}
