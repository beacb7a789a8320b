/** What somebody has chosen on this device, and keeps there. */
import { detected, isLanguage, words, type Language } from "./words.svelte";

const KEY = "seriatim-settings";
const DARK = "(prefers-color-scheme: dark)";

export interface Chosen {
  name: string;
  language: Language | "auto";
  theme: "auto" | "dark" | "light";
  cardSize: "large" | "small" | "usual";
  colours: "safe" | "usual";
  motion: "full" | "none" | "quick";
  sound: boolean;
  confirmEnd: boolean;
  hints: boolean;
  coach: boolean;
}

export const USUAL: Chosen = {
  name: "",
  language: "auto",
  theme: "auto",
  cardSize: "usual",
  colours: "usual",
  motion: "full",
  sound: true,
  confirmEnd: false,
  hints: false,
  coach: true,
};

class DeviceSettings {
  chosen = $state<Chosen>(kept());

  change(changes: Partial<Chosen>): void {
    Object.assign(this.chosen, changes);
    keep(KEY, this.chosen);
    show(this.chosen);
  }

  /** Another page of this device may have changed it. */
  hearName(): void {
    this.chosen.name = kept().name;
  }

  /** From now on the page looks as its device does, where nothing else was chosen. */
  follow(): void {
    show(this.chosen);
    matchMedia(DARK).addEventListener("change", () => show(this.chosen));
  }

  get language(): Language {
    return isLanguage(this.chosen.language) ? this.chosen.language : detected();
  }

  /** How long what takes a second takes here; 0 is at once. */
  get pace(): number {
    if (this.chosen.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return this.chosen.motion === "quick" ? 0.45 : 1;
  }

  async speak(language: Language | "auto"): Promise<void> {
    this.change({ language });
    await words.speak(this.language);
  }
}

function kept(): Chosen {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return { ...USUAL };
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that keeps nothing still plays.
  }
}

/** As `boot.js` does before the first paint. */
function show(chosen: Chosen): void {
  const data = document.documentElement.dataset;
  const theme = chosen.theme === "auto" ? (matchMedia(DARK).matches ? "dark" : "light") : chosen.theme;
  data["theme"] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-bar]")) bar.media = bar.dataset["bar"] === theme ? "all" : "not all";
  data["cards"] = chosen.cardSize;
  data["colours"] = chosen.colours;
}

export const settings = new DeviceSettings();
