/** Whether the last request reached the server. */
class Network {
  isOnline = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.isOnline = true));
    addEventListener("offline", () => (this.isOnline = false));
  }
}

export const network = new Network();

/** Cache the page on this device, once it is shown. Only a built page has `worker.js`. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
