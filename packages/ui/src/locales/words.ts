import type { i18n } from 'i18next'

/** The messages of an i18next instance: another object once some of them have taken the place of others, which may show. */
export interface Words {
  readonly i18n: i18n
}

interface Followed {
  words: Words
  readonly listeners: Set<() => void>
}

const followedOf = new WeakMap<i18n, Followed>()

function followed(i18n: i18n): Followed {
  const known = followedOf.get(i18n)
  if (known !== undefined) return known
  const first = { words: { i18n }, listeners: new Set<() => void>() }
  followedOf.set(i18n, first)
  return first
}

export const wordsOf = (i18n: i18n): Words => followed(i18n).words

export function followWords(i18n: i18n, onChange: () => void): () => void {
  const { listeners } = followed(i18n)
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** Draws what shows messages of the instance anew, without mounting it anew. Of use where messages have taken the place of others; those that are added before they show need no word. */
export function wordsChanged(i18n: i18n): void {
  const one = followed(i18n)
  one.words = { i18n }
  for (const listener of one.listeners) listener()
}
