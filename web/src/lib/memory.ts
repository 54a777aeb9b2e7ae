/** The matches of this device: their keys stay here and are shown to nobody but the server. */

export interface Kept {
  match: string
  game: string
  key: string
  seats: number[]
  invites: { seat: number; link: string }[]
  at: number
  over: boolean
}

const STORE = 'holdfast-matches'
const MOST = 50

export function kept(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '[]') as unknown
    return Array.isArray(found) ? (found as Kept[]).sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}

function store(all: Kept[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all.slice(0, MOST)))
  } catch {
    // without storage the key lives in the address alone
  }
}

export function keep(one: Kept): void {
  store([one, ...kept().filter((other) => other.match !== one.match)])
}

export function change(match: string, what: Partial<Kept>): void {
  store(kept().map((one) => (one.match === match ? { ...one, ...what } : one)))
}

export function forget(match: string): void {
  store(kept().filter((one) => one.match !== match))
}

export function recall(match: string): Kept | undefined {
  return kept().find((one) => one.match === match)
}
