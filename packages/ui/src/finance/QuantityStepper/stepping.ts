/** What a quantity may be: whole, from `min` to `max`, in steps of `step` counted from `min`. */
export interface StepBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Steps that a page key takes at once. */
export const PAGE_STEPS = 10

const onGrid = (value: number, { min, step }: StepBounds): number =>
  min + Math.floor((value - min) / step) * step

/** The nearest allowed quantity at or below `value`; the bounds win over the step, and `min` over `max`. */
export function clampQuantity(value: number, bounds: StepBounds): number {
  const { min, max } = bounds
  if (Number.isNaN(value) || value <= min) return min
  return Math.max(min, onGrid(Math.min(value, max), bounds))
}

/** The quantity `steps` steps on; from between two steps, the first goes to the neighbour on the grid. From nothing, `min`. */
export function stepQuantity(value: number | undefined, steps: number, bounds: StepBounds): number {
  if (value === undefined) return bounds.min
  const below = onGrid(value, bounds)
  const start = steps < 0 && below !== value ? below + bounds.step : below
  return clampQuantity(start + steps * bounds.step, bounds)
}

export const canStep = (value: number | undefined, steps: 1 | -1, bounds: StepBounds): boolean => {
  if (value === undefined) return steps > 0
  return steps > 0 ? value + bounds.step <= bounds.max : value > bounds.min
}

/** A key's meaning on the stepper; undefined for keys that are not its own. */
export function quantityForKey(
  key: string,
  value: number | undefined,
  bounds: StepBounds,
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return stepQuantity(value, 1, bounds)
    case 'ArrowDown':
      return stepQuantity(value, -1, bounds)
    case 'PageUp':
      return stepQuantity(value, PAGE_STEPS, bounds)
    case 'PageDown':
      return stepQuantity(value, -PAGE_STEPS, bounds)
    case 'Home':
      return bounds.min
    case 'End':
      return clampQuantity(bounds.max, bounds)
    default:
      return undefined
  }
}

/** The digits of what was typed or pasted, full-width ones too; everything else (signs, points, letters) is refused. */
export function typedDigits(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '')
  if (!/^\d{0,15}$/.test(plain)) return undefined
  return plain.replace(/^0+(?=\d)/, '')
}

/** The quantity that digits mean; undefined for none. */
export const quantityOf = (digits: string): number | undefined => (digits === '' ? undefined : Number(digits))
