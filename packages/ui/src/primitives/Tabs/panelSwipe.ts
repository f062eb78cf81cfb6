/** A panel of tabs under a finger: how far it follows, and which neighbour a release shows. Lengths in px. */

/** Past this fraction of its own width a panel is replaced by its neighbour. */
const SWIPE_SHARE = 0.5
/** A flick this fast, in px a millisecond, does so from anywhere. */
const FLICK_SPEED = 0.25
/** A panel without a neighbour on that side follows by so much of the way. */
const END_SHARE = 0.25

/** What a panel does while it is dragged: with the finger towards a neighbour, by a part of the way towards nothing. */
export function followedTo(movement: number, sides: { before: boolean; after: boolean }): number {
  const has = movement > 0 ? sides.before : sides.after
  return has ? movement : movement * END_SHARE
}

/**
 * Which way a release leads: -1 to the tab before, 1 to the one after, 0 stays. `movement` and `speed` are negative towards the
 * left; a flick back cancels the move.
 */
export function swipedBy(release: { movement: number; speed: number; width: number }): -1 | 0 | 1 {
  const { movement, speed, width } = release
  if (movement === 0 || width <= 0) return 0
  const way = movement < 0 ? 1 : -1
  const along = movement < 0 ? -speed : speed
  if (along <= -FLICK_SPEED) return 0
  return along >= FLICK_SPEED || Math.abs(movement) >= width * SWIPE_SHARE ? way : 0
}

/** The nearest tab on that side that may be chosen; undefined where there is none. */
export function neighbourOf(
  tabs: readonly { readonly disabled?: boolean }[],
  place: number,
  way: -1 | 1,
): number | undefined {
  for (let at = place + way; at >= 0 && at < tabs.length; at += way) if (!tabs[at]?.disabled) return at
  return undefined
}
