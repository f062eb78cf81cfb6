/** The fraction of `value` in `max`, 0 to 1: what lies outside stays at the end it is past, and 0 of 0 is 0. */
export function portion(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0
  return Math.min(1, Math.max(0, value / max))
}
