// Before anything is painted: the look that was chosen on this device.
try {
  const kept = JSON.parse(localStorage.getItem("seriatim-settings") ?? "{}");
  const root = document.documentElement;
  if (kept.theme && kept.theme !== "auto") root.dataset.theme = kept.theme;
  if (kept.colours === "safe") root.dataset.colours = "safe";
  if (kept.cardSize) root.dataset.cards = kept.cardSize;
} catch {
  // A device that keeps nothing gets the usual look.
}
