import { createHash } from 'node:crypto'
import { firstMode, type Mode, otherModes } from './modes.ts'
import { type Story } from './stories.ts'

const weight = (story: string, mode: Mode) =>
  createHash('sha256').update(`${story} in ${mode.name}`).digest('hex')

/**
 * The modes in which a story is taken: the first, and one of the others. Which one follows from the story's id alone, so
 * that neither a new story nor a new mode moves the pictures of the rest (highest weight wins, as in rendezvous hashing).
 */
export function modesOf({ id }: Pick<Story, 'id'>): Mode[] {
  const [second] = otherModes
    .map((mode) => ({ mode, weight: weight(id, mode) }))
    .sort((a, b) => (a.weight < b.weight ? 1 : -1))
  return second ? [firstMode, second.mode] : [firstMode]
}
