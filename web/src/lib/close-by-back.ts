/** The browser's Back closes what is open over a screen, and only that. */

/** The last id. After a reload the history still has steps with earlier ones. */
let count = Date.now();

/** Whether the newest step of the history closes something. The next screen takes its place. */
export function isSomethingOpen(): boolean {
  return (history.state as { over?: number } | null)?.over !== undefined;
}

/** Add a step to the browser's history that closes something. Call what is returned when it was closed otherwise. */
export function closeByBack(close: () => void): () => void {
  const own = ++count;
  const isOn = (): boolean => (history.state as { over?: number } | null)?.over === own;
  const leave = (): void => {
    if (!isOn()) close();
  };
  history.pushState({ ...(history.state as object | null), over: own }, "");
  addEventListener("popstate", leave);
  return () => {
    removeEventListener("popstate", leave);
    if (isOn()) history.back();
  };
}
