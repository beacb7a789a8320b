// The service worker: caches the page, so that it opens without a network. Answers of the server's API are never cached.
// plugins/service-worker.ts writes VERSION and CACHED_FILES above this.
const CACHE = `seriatim-${VERSION}`;
const INDEX = "/";
const SERVER_PATHS = /^\/(api|schema|socket|metrics|healthz|readyz)(\/|$)/;

addEventListener("install", (event) => event.waitUntil(cacheFiles()));
addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || SERVER_PATHS.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
  else if (request.mode === "navigate") event.respondWith(networkFirst(request, INDEX));
  else if (CACHED_FILES.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

async function cacheFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll([INDEX, ...CACHED_FILES]);
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("seriatim-") && name !== CACHE).map((name) => caches.delete(name)));
}

/** For files with a hash in their name, which never change. */
async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** The server's answer, or the cached one if the server cannot be reached. */
async function networkFirst(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(CACHE)).match(name, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
