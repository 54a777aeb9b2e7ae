/** Short sounds made on the spot; no files. */

import { settings } from './settings.svelte'

let audio: AudioContext | undefined

export function chime(kind: 'turn' | 'luck' | 'over'): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  const notes = { turn: [523, 659], luck: [330], over: [392, 523, 784] }[kind]
  notes.forEach((pitch, n) => tone(pitch, n * 0.12))
}

function tone(pitch: number, after: number): void {
  if (!audio) return
  const from = audio.currentTime + after
  const swing = audio.createOscillator()
  const gain = audio.createGain()
  swing.type = 'triangle'
  swing.frequency.value = pitch
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.exponentialRampToValueAtTime(0.12, from + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + 0.25)
  swing.connect(gain).connect(audio.destination)
  swing.start(from)
  swing.stop(from + 0.3)
}
