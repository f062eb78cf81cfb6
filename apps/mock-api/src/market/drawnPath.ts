import { type Draw, type Stretch, drawOf } from './path.ts'
import { type Path, type Span, type Traded, firstSlot, minutesOf, priceAt, spanOf } from './pathQuery.ts'
import { createProgress } from './progress.ts'

/** A path, and what it is drawn from. */
export interface DrawnPath extends Path {
  readonly root: Stretch
  readonly draw: Draw
}

/** The path that is drawn between the ends of a bar, within its extremes. @defaultValue recorded no price */
export function drawnPath(
  bar: Span,
  basis: Pick<Draw, 'grid' | 'key' | 'slots' | 'variance'>,
  recorded?: readonly number[],
): DrawnPath {
  const draw = drawOf(basis, recorded)
  const root: Stretch = { from: 0, to: basis.slots, ...bar, position: 1 }
  let progress: ((slots: number) => Traded) | undefined
  function tradedUntil(slots: number): Traded | undefined {
    if (slots <= 0) return undefined
    progress ??= createProgress(root, draw)
    return progress(slots)
  }
  return {
    root,
    draw,
    spanOf: (from, to) => spanOf(root, draw, from, to),
    tradedUntil,
    turnoverUntil: (slots) => tradedUntil(slots)?.turnover ?? 0,
    minutesOf: (from, to) => minutesOf(root, draw, from, to),
    priceAt: (slot) => priceAt(root, draw, slot),
    firstSlot: (search, from, to) => firstSlot(root, draw, search, from, to),
  }
}
