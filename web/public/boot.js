// Runs before the first paint: applies the settings of this device and preloads the words of its language.
{
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("seriatim-settings") ?? "{}");
  } catch {
    // Without local storage the defaults apply.
  }
  const root = document.documentElement;
  const device = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = saved.theme && saved.theme !== "auto" ? saved.theme : device;
  root.dataset.theme = theme;
  for (const bar of document.querySelectorAll("meta[data-bar]")) bar.media = bar.dataset.bar === theme ? "all" : "not all";
  if (saved.colours === "safe") root.dataset.colours = "safe";
  if (saved.cardSize) root.dataset.cards = saved.cardSize;

  const pairs = (document.currentScript.dataset.words ?? "").split(" ").map((pair) => pair.split(":"));
  const files = new Map(pairs);
  const wanted = [saved.language, ...navigator.languages, "en"].map((one) => String(one).slice(0, 2).toLowerCase());
  const file = files.get(wanted.find((one) => files.has(one)));
  if (file) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
}
