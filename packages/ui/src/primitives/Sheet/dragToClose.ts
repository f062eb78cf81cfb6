/** A sheet dragged by its head: how far it follows the finger, and whether letting go closes it. Lengths in px. */

/** Past this share of its own height a sheet closes when it is let go. */
const CLOSE_SHARE = 0.3
/** A flick this fast, in px a millisecond, closes it from anywhere. */
const FLICK_SPEED = 0.5

/** Down it follows the finger; up it stays where it is. */
export const draggedTo = (movement: number): number => Math.max(0, movement)

/** `speed` is downward, negative when the finger was on its way back up. */
export function closesOnRelease(release: { movement: number; speed: number; height: number }): boolean {
  const { movement, speed, height } = release
  if (movement <= 0 || speed < -FLICK_SPEED) return false
  return speed >= FLICK_SPEED || movement >= height * CLOSE_SHARE
}
