/** Where a key takes the focus in a list of `count` rows; undefined when the key is not for moving. */
export function rowAfter(
  key: string,
  place: { index: number; count: number; page: number },
): number | undefined {
  const { index, count, page } = place
  const within = (next: number) => Math.min(Math.max(next, 0), count - 1)
  switch (key) {
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowUp':
      return within(index - 1)
    case 'PageDown':
      return within(index + page)
    case 'PageUp':
      return within(index - page)
    case 'Home':
      return 0
    case 'End':
      return within(count - 1)
    default:
      return undefined
  }
}
