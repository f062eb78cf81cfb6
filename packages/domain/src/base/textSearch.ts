import { disassembleToGroups } from 'es-hangul'

/** How a text answers a query, the best first. `typed…`: its Korean is not written out yet, or only its initial consonants are. */
export const textMatches = ['whole', 'start', 'part', 'typedStart', 'typedPart'] as const
export type TextMatch = (typeof textMatches)[number]

/** A text as it is searched: made once where it is searched often. */
export interface Searchable {
  /** Letters and digits, in one width, case and variant. */
  readonly plain: string
  /** The keys by which it is typed in Korean, each letter after a mark: `·ㄱㅏ·ㄹㅗㄴ`. Undefined where no letter is Korean. */
  readonly keys: string | undefined
}

/** Characters that are written in two ways, by the one that is searched. */
const variants = new Map([
  ['臺', '台'],
  ['滙', '匯'],
  ['峯', '峰'],
  ['羣', '群'],
  ['裏', '裡'],
  ['啓', '啟'],
  ['恒', '恆'],
])
const written = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu')
/** All but lone Korean letters, of which normalisation would make others. */
const loneKorean = /[\u3131-\u318E]/u
const normalised = /[^\u3131-\u318E]+/gu
const unsearched = /[^\p{L}\p{M}\p{N}]/gu
const korean = /[\u3131-\u318E\uAC00-\uD7A3]/u
const consonant = /^[ㄱ-ㅎ]$/u
const mark = '·'

const lettered = (keys: readonly string[]): string => mark + keys.join('')

const plainOf = (text: string): string =>
  (loneKorean.test(text)
    ? text.replaceAll(normalised, (run) => run.normalize('NFKC'))
    : text.normalize('NFKC')
  )
    .toLowerCase()
    .replaceAll(unsearched, '')
    .replaceAll(written, (character) => variants.get(character) ?? character)

export function searchable(text: string): Searchable {
  const plain = plainOf(text)
  if (!korean.test(plain)) return { plain, keys: undefined }
  return { plain, keys: disassembleToGroups(plain).map(lettered).join('') }
}

/**
 * Keys of which the texts that are being typed begin or hold some. A lone consonant is the first of a syllable; the last consonant of the
 * query may be the end of its syllable or the first of the next: `갈` is on the way to `가로`.
 */
function typing(plain: string): RegExp | undefined {
  if (!korean.test(plain)) return undefined
  const letters = disassembleToGroups(plain)
  const patterns = letters.map((keys, at) => {
    if (keys.every((key) => consonant.test(key)))
      return keys.map((key) => `${mark}${key}[^${mark}]*`).join('')
    const last = keys.at(-1) ?? ''
    const movable = at === letters.length - 1 && keys.length > 1 && consonant.test(last)
    return movable ? `${lettered(keys.slice(0, -1))}${mark}?${last}` : lettered(keys)
  })
  return new RegExp(patterns.join(''), 'u')
}

/**
 * Reads a query once for many texts; each call answers with the best match among the texts of one thing. A query without a letter or a digit
 * finds nothing.
 */
export function textSearch(query: string): (texts: readonly Searchable[]) => TextMatch | undefined {
  const wanted = plainOf(query)
  if (wanted === '') return () => undefined
  const typed = typing(wanted)
  function matchOf({ plain, keys }: Searchable): TextMatch | undefined {
    if (plain === wanted) return 'whole'
    if (plain.startsWith(wanted)) return 'start'
    if (plain.includes(wanted)) return 'part'
    const found = keys === undefined ? undefined : typed?.exec(keys)
    if (!found) return undefined
    return found.index === 0 ? 'typedStart' : 'typedPart'
  }
  return (texts) => {
    const found = new Set(texts.map(matchOf))
    return textMatches.find((match) => found.has(match))
  }
}
