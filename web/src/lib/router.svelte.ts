/** A small router: the path says what is shown; keys travel in the fragment, which no server ever sees. */

export interface Place {
  path: string
  parts: string[]
  hash: string
}

function here(): Place {
  const { pathname, hash } = globalThis.location
  return {
    path: pathname,
    parts: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    hash: hash.slice(1),
  }
}

export const place: Place = $state(here())

function follow(): void {
  Object.assign(place, here())
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  follow()
  globalThis.scrollTo?.(0, 0)
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/** Links inside the page change the place without loading it anew. */
function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.href)
}

export function startRouter(): void {
  globalThis.addEventListener('popstate', follow)
  document.addEventListener('click', onclick)
}
