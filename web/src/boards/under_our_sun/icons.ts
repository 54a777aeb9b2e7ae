import alcohol from 'icon:brandy-bottle'
import apartments from 'icon:modern-city'
import arrow from 'icon:arrow-flights'
import barn from 'icon:barn'
import burrow from 'icon:cave-entrance'
import cactus from 'icon:cactus'
import camp from 'icon:caravan'
import canyon from 'icon:mountain-road'
import cartridge from 'icon:bullets'
import clinic from 'icon:hospital'
import connector from 'icon:screw'
import convoy from 'icon:truck'
import crater from 'icon:burning-meteor'
import culvert from 'icon:hole'
import desert from 'icon:desert'
import fabric from 'icon:rolled-cloth'
import food from 'icon:meat'
import forest from 'icon:dead-wood'
import fuel from 'icon:gas-pump'
import haven from 'icon:village'
import highway from 'icon:road'
import hospital from 'icon:hospital-cross'
import metal from 'icon:metal-bar'
import motel from 'icon:bed'
import oasis from 'icon:oasis'
import outpost from 'icon:barbed-wire'
import plane from 'icon:airplane'
import plastic from 'icon:jug'
import pool from 'icon:palm-tree'
import pump from 'icon:manual-water-pump'
import quarry from 'icon:mine-wagon'
import radar from 'icon:radar-dish'
import relay from 'icon:radio-tower'
import ridge from 'icon:mountains'
import salt from 'icon:dust-cloud'
import scrap from 'icon:gears'
import shelter from 'icon:stone-pile'
import store from 'icon:shop'
import tower from 'icon:water-tower'
import turbines from 'icon:wind-turbine'
import vault from 'icon:locked-chest'
import warehouse from 'icon:warehouse'
import water from 'icon:water-drop'
import wood from 'icon:wood-pile'

export const GOODS: Record<string, string> = {
  water,
  food,
  fabric,
  metal,
  connector,
  wood,
  alcohol,
  plastic,
  cartridge,
  arrow,
}

type Ground = 'haven' | 'sand' | 'ruin' | 'rock' | 'green' | 'water' | 'enemy'

/** By the name of a tile: its picture and what its ground is like. */
export const TILES: Record<string, { icon: string; ground: Ground }> = {
  new_haven: { icon: haven, ground: 'haven' },
  pump_station: { icon: pump, ground: 'water' },
  sol_outpost: { icon: outpost, ground: 'enemy' },
  field_hospital: { icon: hospital, ground: 'ruin' },
  relay_tower: { icon: relay, ground: 'ruin' },
  crawler_burrow: { icon: burrow, ground: 'enemy' },
  sapphire_vault: { icon: vault, ground: 'rock' },
  dune_sea: { icon: desert, ground: 'sand' },
  salt_flat: { icon: salt, ground: 'sand' },
  seep_spring: { icon: water, ground: 'water' },
  cracked_highway: { icon: highway, ground: 'ruin' },
  aircraft_wreck: { icon: plane, ground: 'sand' },
  collapsed_apartments: { icon: apartments, ground: 'ruin' },
  looted_store: { icon: store, ground: 'ruin' },
  warehouse_shell: { icon: warehouse, ground: 'ruin' },
  filling_station: { icon: fuel, ground: 'ruin' },
  overturned_convoy: { icon: convoy, ground: 'sand' },
  dead_forest: { icon: forest, ground: 'green' },
  cactus_grove: { icon: cactus, ground: 'green' },
  canyon_mouth: { icon: canyon, ground: 'rock' },
  rock_shelter: { icon: shelter, ground: 'rock' },
  oasis_pool: { icon: oasis, ground: 'water' },
  wind_farm: { icon: turbines, ground: 'sand' },
  motel_ruin: { icon: motel, ground: 'ruin' },
  clinic_ruin: { icon: clinic, ground: 'ruin' },
  quarry_lake: { icon: quarry, ground: 'water' },
  radar_dish: { icon: radar, ground: 'rock' },
  burnt_farmstead: { icon: barn, ground: 'green' },
  scrap_yard: { icon: scrap, ground: 'ruin' },
  mesa_ridge: { icon: ridge, ground: 'rock' },
  trailer_camp: { icon: camp, ground: 'sand' },
  drainage_culvert: { icon: culvert, ground: 'ruin' },
  water_tower: { icon: tower, ground: 'water' },
  glass_crater: { icon: crater, ground: 'rock' },
}
export const UNKNOWN = { icon: pool, ground: 'sand' as const }
