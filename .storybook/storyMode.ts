import { firstMode, type Mode, modes } from '../scripts/visual/modes.ts'
import { modeFaults } from './modeFaults.ts'

/** The parts of a story that decide in which modes it may be played. */
export interface ModedStory {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  readonly plays: boolean
}

/** 32 bits: FNV-1a, then the finaliser of MurmurHash3, since FNV's last letters hardly reach its high bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const sectionInEnglish = /^(Screens|Flows)\//

/** Whether a play finds things by English text: those of screens and flows unless their parameters say otherwise, others where theirs say so. */
export const isPlayedInEnglish = ({ title, tags, plays }: Omit<ModedStory, 'id'>): boolean =>
  plays && (tags.includes('english') || (sectionInEnglish.test(title) && !tags.includes('any-language')))

/**
 * The mode in which a story is played when no mode is asked for. It follows from the story's id alone: a new story moves no other, and a
 * new mode only those that it takes (highest weight wins, as in rendezvous hashing).
 */
export function modeOfStory(story: ModedStory): Mode {
  const weight = ({ name }: Mode) => hashOf(`${story.id} in ${name}`)
  const isFaulty = (mode: Mode) =>
    modeFaults.some((fault) => fault.story === story.id && fault.mode === mode.name)
  return modes
    .filter((mode) => (mode.language === 'en' || !isPlayedInEnglish(story)) && !isFaulty(mode))
    .reduce((best, mode) => (weight(mode) > weight(best) ? mode : best), firstMode)
}

/** The mode of that name, played in English where the story's play needs it. Refuses a name that is none. */
export function modeNamed(name: string, story: ModedStory): Mode {
  const mode = modes.find((one) => one.name === name)
  if (mode === undefined)
    throw new Error(`There is no mode ${name}, only ${modes.map((one) => one.name).join(', ')}.`)
  return isPlayedInEnglish(story) ? { ...mode, language: 'en' } : mode
}
