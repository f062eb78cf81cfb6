/** The scale ends at a multiple of this. */
const STEP = 50

/** The end of the scale: beyond the score, and at least twice what is needed, so that the threshold is never at its end. */
export const scaleEnd = (score: number, threshold: number): number =>
  Math.ceil(Math.max(score, threshold * 2, STEP) / STEP) * STEP

/** Where on the half circle around `centre` a fraction of the scale is: 0 at the left end, 1 at the right. */
export function pointAt(fraction: number, centre: { x: number; y: number }, radius: number) {
  const angle = Math.PI * (1 - fraction)
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) }
}
