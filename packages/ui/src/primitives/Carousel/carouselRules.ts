import { SWIPE_MS } from '../../constants.ts'

/** Embla's duration, a stiffness, at which a phone's width settles in the specified 500 ms. */
export const SWIPE_STIFFNESS = 19
/** How long a slide shows at least before the next comes by itself: time to read it, and to get to it. */
export const LEAST_SLIDE_MS = SWIPE_MS * 6

/** The next index, and the first after the last; the same where there is only one. */
export const indexAfter = (index: number, count: number): number => (count > 0 ? (index + 1) % count : 0)

/** The index itself, or the nearest where there is a slide; 0 where there is none. */
export const indexWithin = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))

/** Where a key leads in a row of slides; undefined for keys that are not its own. Left and right change sides in `rtl`. */
export function indexForKey(
  key: string,
  index: number,
  { count, rtl = false, loop = false }: { count: number; rtl?: boolean; loop?: boolean },
): number | undefined {
  const step = (by: number): number =>
    loop ? (index + by + count) % count : Math.min(count - 1, Math.max(0, index + by))
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
 * Whether slides may come by themselves now: asked for, more than one, and the reader is not pointing at it, using it or away; never where
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
