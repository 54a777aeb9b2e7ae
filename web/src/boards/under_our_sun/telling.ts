/** What things of Under our Sun are called, and what is written on them. */

import type { Content } from '../../lib/api'
import type { Named, Text, View } from '../../lib/wire'
import type { Naming, Words } from '../../lib/words'
import { bit, goodsOn, NOBODY, own, type Table, type Tables } from './sun'

/** The six directions, in the order of the neighbours of a place. */
const SIDES = [
  ['north', 0, -1],
  ['north-east', 1, -1],
  ['south-east', 1, 0],
  ['south', 0, 1],
  ['south-west', -1, 1],
  ['north-west', -1, 0],
] as const
const DICE = ['green', 'yellow', 'blue', 'red']
const NIGHT = 2

/** Places are called by the tile that lies there now; others by their coordinates. */
export function lasting(content: Content<Tables>, view: View<Table>): Naming {
  return ({ kind, id }: Named): Text | undefined => {
    if (kind !== 'place') return undefined
    const tile = view.table.at[String(content.names['place']?.indexOf(id))]
    if (tile !== undefined) return tileText(content.names['tile']?.[tile] ?? '')
    const [q = '', r = ''] = id.split('/')
    return { key: 'place-at', args: { q, r } }
  }
}

/** The same, and places around the character to act by their direction. */
export function naming(view: View<Table>, content: Content<Tables>): Naming {
  const always = lasting(content, view)
  const [q = 0, r = 0] = (content.names['place']?.[focus(view)] ?? '0/0').split('/').map(Number)
  const around = new Map(SIDES.map(([side, dq, dr]) => [`${q + dq}/${r + dr}`, side]))
  return (named) => {
    const said = always(named)
    const side = said?.key === 'place-at' ? around.get(named.id) : undefined
    return side ? { key: `place-${side}`, args: {} } : said
  }
}

function tileText(tile: string): Text {
  return { key: `tile-${tile.replaceAll('_', '-')}`, args: {} }
}

/** Where the active character stands; between turns where the reader's own does. */
function focus(view: View<Table>): number {
  const who = view.table.active !== NOBODY ? view.table.active : own(view)[0]
  return who === undefined ? 0 : (view.table.characters[who]?.place ?? 0)
}

/** What is written on a card or a board, what a tile holds, how strong an enemy is, what a merchant has. */
export function about(word: string, view: View<Table>, content: Content<Tables>, words: Words): string[] {
  const [kind = '', id = ''] = word.split(':')
  const number = content.names[kind]?.indexOf(id) ?? -1
  const { table } = view
  if (kind === 'card') return cardLines(number, content, words)
  if (kind === 'tile') return tileLines(number, table, content, words)
  if (kind === 'character') return characterLines(number, content, words)
  if (kind === 'enemy') return enemyLines(number, table, content, words)
  if (kind === 'merchant') return merchantLines(number, table, content, words)
  return []
}

function characterLines(who: number, content: Content<Tables>, words: Words): string[] {
  const board = content.tables.boards[who]
  if (!board) return []
  const skills = board.skills.map(({ name }) => {
    const key = `skill-${name.replaceAll('_', '-')}`
    return words.say('web-uos-skill', { skill: words.say(key), text: words.say(`${key}-text`) })
  })
  return [words.say('web-uos-build', { hp: board.hp, water: board.water }), ...skills]
}

function cardLines(card: number, content: Content<Tables>, words: Words): string[] {
  const thing = content.tables.things[content.tables.face_of[card] ?? -1]
  const key = `thing-${(thing?.name ?? '').replaceAll('_', '-')}-text`
  return words.has(key) ? [words.say(key)] : []
}

function tileLines(tile: number, table: Table, content: Content<Tables>, words: Words): string[] {
  const goods = goodsOn(table, tile).map(
    ({ kind, count }) => `${count} ${words.target(`good:${content.names['good']?.[kind]}`)}`,
  )
  const cards = (table.ground[String(tile)] ?? []).map((n) =>
    words.target(`card:${content.names['card']?.[n]}`),
  )
  return [
    goods.length || cards.length
      ? words.say('web-uos-lies', { things: words.join([...goods, ...cards]) })
      : '',
    bit(table.boxes_str, tile) ? words.say('board-box-strength') : '',
    bit(table.boxes_dex, tile) ? words.say('board-box-dexterity') : '',
  ].filter(Boolean)
}

function enemyLines(card: number, table: Table, content: Content<Tables>, words: Words): string[] {
  const foe = content.tables.foes[content.tables.foe_of[card] ?? -1]
  const one = table.enemies.find((enemy) => enemy.card === card)
  if (!foe || !one || one.body) return []
  const pool = foe.melee[table.phase === NIGHT ? 1 : 0] ?? []
  const dice = DICE.flatMap((colour, n) =>
    pool[n] ? [`${pool[n]} ${words.say(`board-die-${colour}`)}`] : [],
  )
  return [
    words.say('board-hp-of', { hp: foe.hp - one.damage, most: foe.hp }),
    dice.length ? words.say('web-uos-strikes', { dice: words.join(dice) }) : '',
  ].filter(Boolean)
}

function merchantLines(number: number, table: Table, content: Content<Tables>, words: Words): string[] {
  const merchant = table.merchants[number]
  if (!merchant || merchant.gone) return []
  const goods = merchant.goods.flatMap((count, kind) =>
    count ? [`${count} ${words.target(`good:${content.names['good']?.[kind]}`)}`] : [],
  )
  const cards = merchant.cards.map((card) => {
    const price = content.tables.things[content.tables.face_of[card] ?? -1]?.price ?? 0
    return `${words.target(`card:${content.names['card']?.[card]}`)} (${price})`
  })
  return goods.length || cards.length
    ? [words.say('web-uos-sells', { things: words.join([...goods, ...cards]) })]
    : []
}
