// Opens the site without a connection: the page and all that was built for it, from one cache a build. It knows nothing of
// the interface: what is said to the server, and what the server says to one reader alone, never passes through here.
const BUILD = 'development';
/** Paths of all built files but pictures and sounds. The build writes both. */
const FILES = [];

/** Pictures of the game and of the guide are many: each is kept when it is first shown. */
const PICTURE = /^\/(city|graphics|guide|monsters|sample)\//;

/** How long the page is waited for, in milliseconds. */
const PATIENCE = 5000;
/** The answers of a proxy that does not reach the server. */
const OUT_OF_REACH = [502, 503, 504];

const CACHE = `meikyu-build-${BUILD}`;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(api|trpc|files)\//.test(pathname)) event.respondWith(openPage(request));
  } else if (FILES.includes(pathname)) event.respondWith(openFile(request));
  else if (PICTURE.test(pathname)) event.respondWith(openPicture(request));
});

async function removeOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('meikyu-build-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page as the server has it now; the one of this build where there is no connection, or only a proxy before the server answers. */
async function openPage(request) {
  const answering = fetch(request);
  const waiting = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([answering.catch(() => undefined), waiting]);
  if (answer && !OUT_OF_REACH.includes(answer.status)) return answer;
  return (await kept('/')) ?? answering;
}

async function openFile(request) {
  return (await kept(request, { ignoreSearch: true })) ?? fetch(request);
}

async function openPicture(request) {
  const picture = await kept(request);
  if (picture) return picture;
  const answer = await fetch(request);
  // A store that is full keeps no more pictures, and shows them all the same.
  if (answer.ok) await keep(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Finds the kept answer to a request; undefined if there is none, or if the browser does not let the site store anything. */
async function kept(request, options) {
  try {
    return await caches.match(request, { cacheName: CACHE, ...options });
  } catch {
    return undefined;
  }
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}
