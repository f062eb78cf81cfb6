/** A figure of a column, and what it lacks after its decimal mark to end where the longest does. */
export interface AlignedText {
  readonly text: string
  /** As wide as what is missing: a decimal mark and digits. It is drawn, and not seen. */
  readonly filler: string
}

/** The decimal mark and the digits behind it: `.50` of `1,200.50%`. All three languages have a point. */
const fractionOf = (text: string): string => /\.\d+/.exec(text)?.[0] ?? ''

/** Fills figures of one column, which are aligned at their end, so that their decimal marks are under each other. */
export function alignFractions(texts: readonly string[]): readonly AlignedText[] {
  const longest = Math.max(0, ...texts.map((text) => fractionOf(text).length))
  return texts.map((text) => {
    const own = fractionOf(text).length
    const missing = longest - own
    return { text, filler: own === 0 && missing > 0 ? `.${'0'.repeat(missing - 1)}` : '0'.repeat(missing) }
  })
}
