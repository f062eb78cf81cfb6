import { SWIPE_MS } from '../../constants.ts'

/** How long a slide stands at the least before the next comes by itself: reading it, and the way to it. */
export const LEAST_STAND_MS = SWIPE_MS * 6

/** The place after `place`, and the first after the last; the same where there is only one. */
export const placeAfter = (place: number, count: number): number => (count > 0 ? (place + 1) % count : 0)

/** Where a key leads in a row of slides; undefined for keys that are not its own. Left and right change sides in `rtl`. */
export function placeForKey(
  key: string,
  place: number,
  { count, rtl = false, loop = false }: { count: number; rtl?: boolean; loop?: boolean },
): number | undefined {
  const step = (by: number): number =>
    loop ? (place + by + count) % count : Math.min(count - 1, Math.max(0, place + by))
  switch (key) {
    case 'ArrowRight':
      return step(rtl ? -1 : 1)
    case 'ArrowLeft':
      return step(rtl ? 1 : -1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Turns count on where places begin again: after the last of three slides, turn 3 shows the first. From turn to turn a carousel moves the shorter
 * way, and forwards where both are as long; without `loop`, turns are places.
 */
export const turnTo = (place: number, turn: number, count: number, loop: boolean): number =>
  loop ? place + count * Math.round((turn - place) / count) : place

export const placeOfTurn = (turn: number, count: number): number =>
  count > 0 ? ((turn % count) + count) % count : 0

/**
 * By how many whole rounds the slide at `place` is set on or back, so that it lies where it is nearest to `view`, the turn in sight, in parts
 * while a finger moves it.
 */
export const roundsAhead = (place: number, view: number, count: number): number =>
  Math.round((view - place) / count)

/**
 * Whether slides may come by themselves now: asked for, more than one, and nobody is reading, pointing, working or away; never where
 * motion is reduced (WCAG 2.2.2).
 */
export const mayPlay = (now: {
  readonly asked: boolean
  readonly count: number
  readonly paused: boolean
  readonly attended: boolean
  readonly hidden: boolean
  readonly reducedMotion: boolean
}): boolean => now.asked && now.count > 1 && !now.paused && !now.attended && !now.hidden && !now.reducedMotion
