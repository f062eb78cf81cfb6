/** A glyph of a formatted number: a digit that may roll, or a sign between digits. */
export interface Glyph {
  /** Counted from the end, so that the ones stay the ones when a number grows longer. */
  readonly key: number
  readonly text: string
  readonly digit: number | undefined
}

/** The glyphs of a formatted number. Digits of any decimal script roll; signs, marks and separators do not. */
export function glyphsOf(text: string): readonly Glyph[] {
  const characters = Array.from(text)
  return characters.map((character, place) => {
    const plain = character.normalize('NFKC')
    return {
      key: characters.length - place,
      text: character,
      digit: /^[0-9]$/.test(plain) ? Number(plain) : undefined,
    }
  })
}
