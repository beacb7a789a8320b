/** The settings of this device, kept in its local storage. */
import { loadLocal, saveLocal } from "./storage";
import { isLanguage, preferredLanguage, words, type Language } from "./words.svelte";

const KEY = "seriatim-settings";
const DARK = "(prefers-color-scheme: dark)";

export interface Chosen {
  name: string;
  language: Language | "auto";
  theme: "auto" | "dark" | "light";
  cardSize: "large" | "small" | "usual";
  colours: "safe" | "usual";
  motion: "full" | "none" | "quick";
  botPace: "brisk" | "instant" | "relaxed";
  sound: boolean;
  vibration: boolean;
  confirmEnd: boolean;
  hints: boolean;
  coach: boolean;
}

export const PACES: ReadonlyArray<Chosen["botPace"]> = ["relaxed", "brisk", "instant"];

export const DEFAULTS: Chosen = {
  name: "",
  language: "auto",
  theme: "auto",
  cardSize: "usual",
  colours: "usual",
  motion: "full",
  botPace: "relaxed",
  sound: true,
  vibration: false,
  confirmEnd: false,
  hints: false,
  coach: true,
};

class DeviceSettings {
  chosen = $state<Chosen>(load());

  change(changes: Partial<Chosen>): void {
    Object.assign(this.chosen, changes);
    saveLocal(KEY, this.chosen);
    applyToDocument(this.chosen);
  }

  /** Read the name again: another tab may have changed it. */
  reloadName(): void {
    this.chosen.name = load().name;
  }

  /** Apply the settings to the document, and again whenever the device changes between light and dark. */
  apply(): void {
    applyToDocument(this.chosen);
    matchMedia(DARK).addEventListener("change", () => applyToDocument(this.chosen));
  }

  get language(): Language {
    return isLanguage(this.chosen.language) ? this.chosen.language : preferredLanguage();
  }

  /** The factor for the duration of animations; 0 means none. */
  get pace(): number {
    if (this.chosen.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return this.chosen.motion === "quick" ? 0.45 : 1;
  }

  async setLanguage(language: Language | "auto"): Promise<void> {
    this.change({ language });
    await words.setLanguage(this.language);
  }
}

function load(): Chosen {
  return { ...DEFAULTS, ...loadLocal<Partial<Chosen>>(KEY, {}) };
}

/** Set the data attributes that the styles read. `boot.js` does the same before the first paint. */
function applyToDocument(chosen: Chosen): void {
  const data = document.documentElement.dataset;
  const theme = chosen.theme === "auto" ? (matchMedia(DARK).matches ? "dark" : "light") : chosen.theme;
  data["theme"] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-bar]")) bar.media = bar.dataset["bar"] === theme ? "all" : "not all";
  data["cards"] = chosen.cardSize;
  data["colours"] = chosen.colours;
}

export const settings = new DeviceSettings();
