/** Fluent messages, the very files that the terminal reads, rendered for one reader. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'
import type { Arg, Named, Text } from './wire'

const SHELL = import.meta.glob<string>(['../text/*.ftl', '@words/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})
const GAMES = import.meta.glob<string>('@games/*/text/*.ftl', { query: '?raw', import: 'default' })

const LESSONS = import.meta.glob<string>('@games/*/lesson/text/*.ftl', { query: '?raw', import: 'default' })

/** Another way to say a name, such as a die together with the face it shows. */
export type Naming = (named: Named) => Text | undefined

async function bundleOf(game: string | null, language: Language, lesson: boolean): Promise<FluentBundle> {
  const files = [SHELL, game ? GAMES : {}, game && lesson ? LESSONS : {}]
    .flatMap((found) => Object.entries(found))
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .filter(([path]) => !path.includes('/games/') || path.includes(`/games/${game}/`))
  const texts = await Promise.all(files.map(([, load]) => load()))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

export class Words {
  private constructor(
    readonly game: string | null,
    readonly language: Language,
    private readonly bundles: FluentBundle[],
    private readonly naming?: Naming,
  ) {}

  /** All words that a reader of a game needs; without a game, those of the shell. A lesson has words of its own. */
  static async load(game: string | null, language: Language, lesson = false): Promise<Words> {
    const order: Language[] = language === 'en' ? ['en'] : [language, 'en']
    return new Words(game, language, await Promise.all(order.map((one) => bundleOf(game, one, lesson))))
  }

  /** The same words with pieces called in another way. */
  calling(naming: Naming): Words {
    return new Words(this.game, this.language, this.bundles, naming)
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key))
  }

  /** The message of a key; a missing one falls back to English and then to its key, so that play goes on. */
  say(key: string, args: Record<string, Arg> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value
      if (pattern) return bundle.formatPattern(pattern, this.arguments(args), [])
    }
    return key
  }

  text(text: Text): string {
    return this.say(text.key, text.args)
  }

  /** What a piece is called: its message if it has one, else its id. */
  name(named: Named): string {
    const other = this.naming?.(named)
    if (other) return this.text(other)
    const key = `${named.kind}-${named.id}`.replaceAll('_', '-')
    return this.has(key) ? this.say(key) : named.id
  }

  /** What a `kind:id` word is called. */
  target(word: string): string {
    const at = word.indexOf(':')
    return this.name({ type: 'named', kind: word.slice(0, at), id: word.slice(at + 1) })
  }

  join(parts: string[]): string {
    const last = parts.at(-1) ?? ''
    return parts.length < 2 ? last : this.say('list', { first: parts.slice(0, -1).join(', '), last })
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    }).format(share)
  }

  private arguments(args: Record<string, Arg>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.argument(value)]))
  }

  private argument(value: Arg): FluentVariable {
    if (Array.isArray(value)) {
      return this.join(value.map((one) => (typeof one === 'object' ? this.name(one) : String(one))))
    }
    if (typeof value === 'object') return this.name(value)
    return typeof value === 'boolean' ? String(value) : value
  }
}
