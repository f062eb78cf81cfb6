const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const firstOf = (word: string): string => {
  const [first] = graphemes.segment(word)
  return first?.segment ?? ''
}

const written = /[\p{L}\p{N}]/u
/** Scripts of which a single character represents a name. */
const syllabic = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The initials of a name where its picture is missing: one character in Korean, Chinese and Japanese, else the initials of the
 * first and the last word. Nothing for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => written.test(firstOf(word)))
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return ''
  if (syllabic.test(first) || words.length === 1) return firstOf(first).toUpperCase()
  return `${firstOf(first)}${firstOf(last)}`.toUpperCase()
}
