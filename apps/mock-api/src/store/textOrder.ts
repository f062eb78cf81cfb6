/** Orders text by its code points, as databases order UTF-8 by its bytes; `<` orders by UTF-16 units, which differs beyond U+FFFF. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left !== right) return rank(left) - rank(right)
  }
  return a.length - b.length
}

/** Surrogates come last: they encode the code points beyond U+FFFF. */
const rank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit)

/** Orders by the first text that differs. */
export function compareTexts(a: readonly string[], b: readonly string[]): number {
  for (const [at, text] of a.entries()) {
    const other = b[at]
    if (other === undefined) return 1
    const order = compareText(text, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}
