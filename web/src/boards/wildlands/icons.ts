import anvil from 'icon:anvil'
import axe from 'icon:battle-axe'
import badge from 'icon:law-star'
import book from 'icon:open-book'
import club from 'icon:wood-club'
import cog from 'icon:big-gear'
import cover from 'icon:stone-wall'
import crossbow from 'icon:crossbow'
import dagger from 'icon:plain-dagger'
import explosion from 'icon:explosion-rays'
import fang from 'icon:fangs'
import feather from 'icon:feather'
import flame from 'icon:flame'
import hammer from 'icon:flat-hammer'
import horns from 'icon:bull-horns'
import knife from 'icon:bowie-knife'
import mask from 'icon:domino-mask'
import rally from 'icon:rally-the-troops'
import bow from 'icon:bow-arrow'
import shield from 'icon:checked-shield'
import sling from 'icon:sling'
import slingshot from 'icon:slingshot'
import snowflake from 'icon:snowflake-1'
import special from 'icon:lightning-trio'
import star from 'icon:round-star'
import sword from 'icon:broadsword'
import heavyBow from 'icon:pocket-bow'
import heavySword from 'icon:crossed-swords'
import wings from 'icon:feathered-wing'

/** By the symbol of a character. */
export const SYMBOLS: Record<string, string> = {
  anvil,
  axe,
  badge,
  book,
  club,
  cog,
  crossbow,
  dagger,
  fang,
  feather,
  flame,
  hammer,
  horns,
  knife,
  mask,
  sling,
  slingshot,
  snowflake,
  star,
  wings,
}

/** By flag: its icon and the colour of its family. */
export const FLAGS = [
  { id: 'melee', icon: sword, family: 'red' },
  { id: 'heavy-melee', icon: heavySword, family: 'red' },
  { id: 'ranged', icon: bow, family: 'blue' },
  { id: 'heavy-ranged', icon: heavyBow, family: 'blue' },
  { id: 'area', icon: explosion, family: 'blue' },
  { id: 'take-cover', icon: cover, family: 'green' },
  { id: 'shield', icon: shield, family: 'green' },
  { id: 'rally', icon: rally, family: 'yellow' },
  { id: 'fly', icon: wings, family: 'yellow' },
] as const

export const SPECIAL = special
