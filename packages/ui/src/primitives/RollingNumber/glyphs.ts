/** A place in a number as it is read: a digit that may roll, or what stands between digits. */
export interface Glyph {
  /** Counted from the end, so that the ones stay the ones when a number grows longer. */
  readonly key: number
  readonly text: string
  readonly digit: number | undefined
}

/** The places of a formatted number. Digits of any decimal script count; signs, marks and separators stand still. */
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
