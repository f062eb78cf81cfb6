import { firstMode, type Mode, modes } from '../scripts/visual/modes.ts'

/** 32 bits: FNV-1a, then the finaliser of MurmurHash3, since FNV's last letters hardly reach its high bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The mode in which a story is played when no mode is asked for. It follows from the story's id alone: a new story moves no other, and a
 * new mode only those that it takes (highest weight wins, as in rendezvous hashing).
 */
export function modeOfStory(id: string): Mode {
  const weight = ({ name }: Mode) => hashOf(`${id} in ${name}`)
  return modes.reduce((best, mode) => (weight(mode) > weight(best) ? mode : best), firstMode)
}

/** @throws Error where no mode has that name */
export function modeNamed(name: string): Mode {
  const mode = modes.find((one) => one.name === name)
  if (mode === undefined)
    throw new Error(`There is no mode ${name}, only ${modes.map((one) => one.name).join(', ')}.`)
  return mode
}
