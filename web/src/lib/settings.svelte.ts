/** What a reader has chosen for this device. */

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

interface Chosen {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'full' | 'none'
  sound: boolean
  size: 'small' | 'normal' | 'large'
  /** Kinds of questions whose first-time card has been read. */
  seen: string[]
  name: string
}

const STORE = 'holdfast-settings'

function first(): Chosen {
  const wanted = (navigator.language ?? 'en').slice(0, 2)
  const language = LANGUAGES.find((one) => one === wanted) ?? 'en'
  const fresh: Chosen = {
    language,
    theme: 'auto',
    motion: 'auto',
    sound: false,
    size: 'normal',
    seen: [],
    name: '',
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Chosen>) }
  } catch {
    return fresh // storage is shut or holds nonsense: start anew
  }
}

export const settings: Chosen = $state(first())

/** Keep the settings and let the page follow them; call once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    const page = document.documentElement
    page.lang = settings.language
    page.dataset.theme = settings.theme
    page.dataset.motion = settings.motion
    page.dataset.size = settings.size
    try {
      localStorage.setItem(STORE, JSON.stringify(settings))
    } catch {
      // without storage the settings last as long as the page
    }
  })
}

/** Should things stand still? */
export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'none'
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
