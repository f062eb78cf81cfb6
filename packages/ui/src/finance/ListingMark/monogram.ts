const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const written = /^[\p{L}\p{N}]/u
/** Two of them reach under the glyph at the corner. */
const wide = /^[\p{Script=Hangul}\p{Script=Han}]/u

/** The first two letters of a company's name, one where letters are wide: what follows names its industry, which the glyph shows. Nothing for a name without letters. */
export function monogramOf(name: string): string {
  const word = name.split(/[\s/]+/).find((one) => written.test(one)) ?? ''
  return [...graphemes.segment(word)]
    .slice(0, wide.test(word) ? 1 : 2)
    .map(({ segment }) => segment)
    .join('')
}
