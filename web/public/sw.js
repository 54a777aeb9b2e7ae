// Keeps at hand what needs no server: the client, and of every game its lesson, its rules and where they come from.
// Matches are never kept here.

const CACHE = 'holdfast'
const LIST = '/keep.json'
const PUBLIC = /^\/api\/games(\/[a-z_]+(\/rules|\/provenance|\/lesson\/book|\/lesson\/content)?)?$/
const OF_A_GAME = ['rules', 'provenance', 'lesson/book', 'lesson/content']
const PACE = 40 // milliseconds between requests that nobody waits for, so that those of the reader go first

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])),
  )
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepAll().catch(() => undefined)) // another visit will do it
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/')) {
    if (PUBLIC.test(pathname) && !search) event.respondWith(fresh(request, pathname))
  } else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (pathname === '/icon.svg' || pathname.endsWith('.webmanifest'))
    event.respondWith(fresh(request, pathname))
})

/** Files whose name changes with their content never need to be asked for twice. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** What the server says while it is there, else what it said last, marked as such. Every place is the same page. */
async function fresh(request, name) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(name, answer.clone())
    return answer
  } catch {
    const found = await cache.match(name)
    if (!found) return Response.error()
    const headers = new Headers(found.headers)
    headers.set('X-Kept', 'true')
    return new Response(found.body, { status: 200, headers })
  }
}

/** Everything that is missing here, one after another; what older builds left behind goes. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  const list = await fetch(LIST)
  if (!list.ok) return
  const text = await list.clone().text()
  const known = await cache.match(LIST)
  const renewed = (await known?.text()) !== text
  const files = JSON.parse(text).map((file) => '/' + file)
  const games = (await (await take(cache, '/api/games')).json()).map((game) => game.id)
  const words = games.flatMap((game) => OF_A_GAME.map((part) => `/api/games/${game}/${part}`))
  for (const path of [...files, ...words]) {
    const lasting = path.startsWith('/assets/')
    if ((lasting || !renewed) && (await cache.match(path))) continue
    await new Promise((done) => setTimeout(done, PACE))
    await take(cache, path)
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !files.includes(pathname)) await cache.delete(url)
  }
  await cache.put(LIST, list)
}

async function take(cache, path) {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer.clone())
  return answer
}
