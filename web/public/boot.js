// Before anything is painted: the look that was chosen on this device, and the words of its language, asked for ahead.
{
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("seriatim-settings") ?? "{}");
  } catch {
    // A device that keeps nothing gets the usual look.
  }
  const root = document.documentElement;
  const device = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = kept.theme && kept.theme !== "auto" ? kept.theme : device;
  root.dataset.theme = theme;
  for (const bar of document.querySelectorAll("meta[data-bar]")) bar.media = bar.dataset.bar === theme ? "all" : "not all";
  if (kept.colours === "safe") root.dataset.colours = "safe";
  if (kept.cardSize) root.dataset.cards = kept.cardSize;

  const pairs = (document.currentScript.dataset.words ?? "").split(" ").map((pair) => pair.split(":"));
  const files = new Map(pairs);
  const wanted = [kept.language, ...navigator.languages, "en"].map((one) => String(one).slice(0, 2).toLowerCase());
  const file = files.get(wanted.find((one) => files.has(one)));
  if (file) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
}
