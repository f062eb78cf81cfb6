import { type Language, isWordsPath } from '@onelot/domain'
import type { OwnMessages } from '@onelot/screens'

/** Longer than a file of words takes on a slow phone; ours show where it takes more. */
const WITHIN_MS = 5_000

/** The words that a site has of its own in a language, undefined where it has none or they cannot be read: then ours stay. @param path as the configuration has it */
export async function loadOwnWords(
  path: string | undefined,
  language: Language,
): Promise<OwnMessages | undefined> {
  if (path === undefined || path === '' || !isWordsPath(path)) return undefined
  try {
    const answer = await fetch(`${path}${language}.json`, { signal: AbortSignal.timeout(WITHIN_MS) })
    const words: unknown = answer.ok ? await answer.json() : undefined
    return isOwnMessages(words) ? words : undefined
  } catch {
    return undefined
  }
}

/** Texts in objects, and nothing else. A name that we do not have changes nothing. */
const isWords = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isWords))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOwnMessages = (value: unknown): value is OwnMessages =>
  isObject(value) && Object.values(value).every((bundle) => isObject(bundle) && isWords(bundle))
