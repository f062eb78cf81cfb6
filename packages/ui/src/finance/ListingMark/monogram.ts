const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const written = /^[\p{L}\p{N}]/u
const LETTERS = 2

/** The first two letters of a company's name: what follows names its industry, which the glyph shows. Nothing for a name without letters. */
export function monogramOf(name: string): string {
  const word = name.split(/[\s/]+/).find((one) => written.test(one)) ?? ''
  return [...graphemes.segment(word)]
    .slice(0, LETTERS)
    .map(({ segment }) => segment)
    .join('')
}
