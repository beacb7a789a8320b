// Keeps the page on the device, so that it opens without a network. Tables, and whatever else the house is asked for, are
// never kept. VERSION and SHELL are written before this by plugins/worker.ts.
const CACHE = `seriatim-${VERSION}`;
const INDEX = "/";
const HOUSE = /^\/(api|schema|socket|metrics|healthz|readyz)(\/|$)/;

addEventListener("install", (event) => event.waitUntil(keepShell()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || HOUSE.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(newest(request, INDEX));
  else if (SHELL.includes(pathname)) event.respondWith(newest(request, pathname));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll([INDEX, ...SHELL]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("seriatim-") && name !== CACHE).map((name) => caches.delete(name)));
}

/** A file with a hash in its name is the same for ever. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** What the house has now; what was kept, if it cannot be reached. */
async function newest(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(CACHE)).match(name, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
