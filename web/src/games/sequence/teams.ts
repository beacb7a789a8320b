/** The colours of the teams. */
export const TONES = ["var(--four)", "var(--one)", "var(--three)"];

/** The shapes of the teams' chips, as characters. */
export const SIGNS = ["●", "■", "▲"];
