/** What tells teams apart: a colour and a shape. */
export const TONES = ["var(--four)", "var(--one)", "var(--three)"];

/** The shapes of their chips, as letters. */
export const SIGNS = ["●", "■", "▲"];
