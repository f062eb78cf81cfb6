import type { Choice } from '../choice.ts'

/** The choices of a wheel; which may be chosen decides where it stops. Indexes count from 0. */
export type WheelOptions = readonly Choice<string>[]

/** Rows that a page key turns. */
const WHEEL_PAGE = 5

/** The index of a value; undefined when it is missing or may not be chosen. */
export function placeOf(options: WheelOptions, value: string | undefined): number | undefined {
  const place = options.findIndex((option) => option.value === value && option.disabled !== true)
  return place < 0 ? undefined : place
}

/** The choosable index nearest to an index, the later one of two; undefined when none is choosable. */
export function nearestPlace(options: WheelOptions, place: number): number | undefined {
  let nearest: number | undefined
  options.forEach((option, index) => {
    if (option.disabled === true) return
    if (nearest === undefined || Math.abs(index - place) <= Math.abs(nearest - place)) nearest = index
  })
  return nearest
}

/** The next choosable index from `place` in a direction, `place` itself when there is none. */
function stepFrom(options: WheelOptions, place: number, direction: 1 | -1): number {
  for (let next = place + direction; next >= 0 && next < options.length; next += direction)
    if (options[next]?.disabled !== true) return next
  return place
}

function jumpFrom(options: WheelOptions, place: number, rows: number): number {
  const direction = rows < 0 ? -1 : 1
  let reached = place
  for (let step = 0; step < Math.abs(rows); step += 1) reached = stepFrom(options, reached, direction)
  return reached
}

/** Where a key turns the wheel to; undefined for a key that turns nothing. */
export function placeForKey(key: string, options: WheelOptions, place: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return jumpFrom(options, place, 1)
    case 'ArrowUp':
      return jumpFrom(options, place, -1)
    case 'PageDown':
      return jumpFrom(options, place, WHEEL_PAGE)
    case 'PageUp':
      return jumpFrom(options, place, -WHEEL_PAGE)
    case 'Home':
      return stepFrom(options, -1, 1)
    case 'End':
      return stepFrom(options, options.length, -1)
    default:
      return undefined
  }
}

/**
 * The choosable index whose label begins with what was typed, searched from `place` on and round; one letter looks past the
 * current row, so that typing it again goes on.
 */
export function placeForTyping(options: WheelOptions, place: number, typed: string): number | undefined {
  const wanted = typed.toLocaleLowerCase()
  const skip = typed.length === 1 ? 1 : 0
  for (let step = 0; step < options.length; step += 1) {
    const index = (place + skip + step) % options.length
    const option = options[index]
    if (option && option.disabled !== true && option.label.toLocaleLowerCase().startsWith(wanted))
      return index
  }
  return undefined
}

/** The index of the row that is in the middle. Lengths in px. */
export const placeAt = (scrolled: number, rowHeight: number, count: number): number =>
  rowHeight <= 0 ? 0 : Math.min(Math.max(Math.round(scrolled / rowHeight), 0), Math.max(count - 1, 0))
