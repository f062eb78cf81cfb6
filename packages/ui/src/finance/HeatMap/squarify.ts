/** Where a tile is, as fractions of the whole box. */
export interface Tile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** No tile is smaller than this fraction of the box: the smallest has to be read, and pressed. */
export const LEAST_AREA = 0.04

type Box = Tile

/** Fractions of the whole, of which none is under the least; the larger ones give what the smaller ones need. */
export function areasOf(weights: readonly number[]): readonly number[] {
  const least = Math.min(LEAST_AREA, 1 / Math.max(1, weights.length))
  let small = new Set<number>()
  for (;;) {
    const left = 1 - small.size * least
    const sum = weights.reduce((total, weight, at) => (small.has(at) ? total : total + weight), 0)
    const areas = weights.map((weight, at) => (small.has(at) || sum <= 0 ? least : (weight / sum) * left))
    const under = new Set([...small, ...areas.flatMap((area, at) => (area < least ? [at] : []))])
    if (under.size === small.size) return areas
    small = under
  }
}

/** The worst relation of the sides of a row's tiles, along a side of this length. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0)
  const depth = sum / side
  return Math.max(...row.map((area) => Math.max((depth * depth) / area, area / (depth * depth))))
}

/**
 * Tiles whose areas are as the weights, in their order and as square as can be (Bruls, Huizing and van Wijk), in a box whose width is `aspect`
 * times its height.
 */
export function squarify(weights: readonly number[], aspect: number): readonly Tile[] {
  const areas = areasOf(weights).map((area) => area * aspect)
  const tiles: Tile[] = []
  let free: Box = { left: 0, top: 0, width: aspect, height: 1 }
  let from = 0
  while (from < areas.length) {
    const side = Math.min(free.width, free.height)
    let to = from + 1
    while (to < areas.length && worst(areas.slice(from, to + 1), side) <= worst(areas.slice(from, to), side))
      to += 1
    const row = areas.slice(from, to)
    const sum = row.reduce((total, area) => total + area, 0)
    const depth = sum / side
    const upright = free.width >= free.height
    let along = upright ? free.top : free.left
    for (const area of row) {
      const length = area / depth
      tiles.push(
        upright
          ? { left: free.left, top: along, width: depth, height: length }
          : { left: along, top: free.top, width: length, height: depth },
      )
      along += length
    }
    free = upright
      ? { ...free, left: free.left + depth, width: free.width - depth }
      : { ...free, top: free.top + depth, height: free.height - depth }
    from = to
  }
  return tiles.map(({ left, top, width, height }) => ({
    left: left / aspect,
    top,
    width: width / aspect,
    height,
  }))
}
