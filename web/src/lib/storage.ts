/** JSON values in the browser's local storage. */

/** The stored value, or `fallback` where nothing readable is stored. */
export function loadLocal<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Store a value. A browser that stores nothing can still play. */
export function saveLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked.
  }
}
