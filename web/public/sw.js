// Keeps the client at hand, so that the page opens without a server. Matches are never kept here.

const CACHE = 'holdfast'
const MOST = 120 // files; older builds leave theirs behind

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/icon.svg'])))
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fresh(request))
})

/** Files whose name changes with their content never need to be asked for twice. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
  }
  return answer
}

/** The page itself: the server's while it is there, else the one that was kept. Every place is the same page. */
async function fresh(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}
