/** Whether the house could be asked when it was last asked: the device may have no network, or the house be away. */
class Network {
  isThere = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.isThere = true));
    addEventListener("offline", () => (this.isThere = false));
  }
}

export const network = new Network();

/** Keep the page on this device, once it is shown; `worker.js` is only there when the page has been built. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
