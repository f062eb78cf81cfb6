/** Deeper than any schema of the contract. */
const MOST_LEVELS = 16

const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** False for what no database stores, NUL or half of a surrogate pair in a text, and for what is deeper than 16 levels. A file may have any bytes. */
export function isStorable(value: unknown, levels: number = MOST_LEVELS): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return true
  return (
    levels > 0 && Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner, levels - 1))
  )
}
