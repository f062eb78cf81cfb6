/** Items in order, each found by halving. No two of them are equal in that order. */
export interface SortedList<T> {
  readonly items: readonly T[]
  add: (item: T) => void
  remove: (item: T) => void
  /** Index of the first item for which `reached` holds; it holds for all that follow. */
  firstWhere: (reached: (item: T) => boolean) => number
}

export function createSortedList<T>(compare: (a: T, b: T) => number): SortedList<T> {
  const items: T[] = []
  function firstWhere(reached: (item: T) => boolean): number {
    let low = 0
    let high = items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = items[middle]
      if (item !== undefined && reached(item)) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    items,
    add(item) {
      const last = items.at(-1)
      if (last === undefined || compare(last, item) < 0) {
        items.push(item)
        return
      }
      items.splice(
        firstWhere((other) => compare(other, item) >= 0),
        0,
        item,
      )
    },
    remove(item) {
      const at = firstWhere((other) => compare(other, item) >= 0)
      const found = items[at]
      if (found !== undefined && compare(found, item) === 0) items.splice(at, 1)
    },
    firstWhere,
  }
}
