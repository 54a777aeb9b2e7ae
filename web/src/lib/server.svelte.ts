/** Is the server there? What was kept on the device goes on working without it. */

const AGAIN = 2000

export const server = $state({ away: false })

/** What an answer, or none at all, says about the server. Looks again from time to time until it is back. */
export function heard(there: boolean): void {
  if (server.away === !there) return
  server.away = !there
  if (server.away) setTimeout(() => void look(), AGAIN)
}

/** Does the server answer? Never answered from what is kept. */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch('/api/health')).ok
  } catch {
    return false
  }
}

async function look(): Promise<void> {
  if (await answers()) heard(true)
  else setTimeout(() => void look(), AGAIN)
}

/** Ask the service worker to keep what needs no server, once nobody waits for anything else. */
export function keepForLater(after: number): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  if (saving) return
  void navigator.serviceWorker.ready.then((found) =>
    setTimeout(() => found.active?.postMessage('keep'), after),
  )
}
