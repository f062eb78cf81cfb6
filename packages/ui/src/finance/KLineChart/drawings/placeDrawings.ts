import type { PricePane } from '../viewport.ts'
import type { PlacedDrawing, Spot } from './placing.ts'

const within = (at: number, most: number): number => Math.min(Math.max(at, 0), Math.max(most, 0))

/** Puts what is drawn where its points are; what is out of view is away: it is reached by keys alone. Returns what a finger can take. */
export function placeDrawings(
  layer: HTMLElement,
  { width, height }: Pick<PricePane, 'width' | 'height'>,
  spots: ReadonlyMap<string, readonly Spot[]>,
): readonly PlacedDrawing[] {
  const all = [...spots.values()].flat()
  /** Without bars the axes have no scale yet. */
  layer.style.visibility = width === 0 || all.some(({ x, y }) => !Number.isFinite(x + y)) ? 'hidden' : ''
  layer.style.width = `${String(width)}px`
  layer.style.height = `${String(height)}px`
  for (const line of layer.querySelectorAll<SVGLineElement>('[data-line]')) {
    const [from, to] = spots.get(line.dataset['line'] ?? '') ?? []
    if (from === undefined) continue
    const { x, y } = to ?? from
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: x, y2: y }))
      line.setAttribute(name, String(value))
  }
  const boxes = new Map<string, PlacedDrawing['box']>()
  for (const handle of layer.querySelectorAll<HTMLElement>('[data-point]')) {
    const id = handle.dataset['drawing'] ?? ''
    const spot = spots.get(id)?.[Number(handle.dataset['point'])]
    if (spot === undefined) continue
    const isAway = spot.x < 0 || spot.x > width || spot.y < 0 || spot.y > height
    handle.dataset['away'] = String(isAway)
    if (spots.get(id)?.length === 1) {
      const box = writeAt(handle, spot, { width, height })
      if (!isAway) boxes.set(id, box)
    } else {
      /** So that the page, at whose edge the pane begins, does not become wider by what nobody sees. */
      const x = Math.max(within(spot.x, width), isAway ? handle.offsetWidth / 2 : 0)
      handle.style.transform = `translate(${String(x)}px, ${String(within(spot.y, height))}px)`
    }
  }
  for (const note of layer.querySelectorAll<HTMLElement>('[data-note]')) {
    const end = spots.get(note.dataset['note'] ?? '')?.[1]
    if (end === undefined) continue
    writeAt(note, { x: end.x, y: end.y - note.offsetHeight }, { width, height })
    note.hidden = end.x < 0 || end.x > width
  }
  return [...spots].flatMap(([id, [from, to]]) => {
    if (from === undefined || (to === undefined && !boxes.has(id))) return []
    return [{ id, spots: [from, to], box: boxes.get(id) }]
  })
}

/** Words begin at their point, or end there in the later half of the pane: they grow towards its middle. Returns what they cover. */
function writeAt(
  words: HTMLElement,
  spot: Spot,
  { width, height }: Pick<PricePane, 'width' | 'height'>,
): NonNullable<PlacedDrawing['box']> {
  const half = words.offsetHeight / 2
  const x = within(spot.x, width)
  const y = Math.max(half, Math.min(spot.y, height - half))
  const ends = x > width / 2
  words.style.transform = `translate(${String(x)}px, ${String(y)}px) translate(${ends ? '-100%' : '0'}, -50%)`
  const left = ends ? x - words.offsetWidth : x
  return { left, right: left + words.offsetWidth, top: y - half, bottom: y + half }
}
