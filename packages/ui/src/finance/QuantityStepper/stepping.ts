import { type Language } from '@onelot/domain'
import { type NumberRefusal, parseNumber } from '../../numbers/parseNumber.ts'

/** What a quantity may be: whole, from `min` to `max` where there is one, in steps of `step` counted from `min`. */
export interface StepBounds {
  readonly min: number
  readonly max: number | undefined
  readonly step: number
}

/** Steps that a page key takes at once. */
export const PAGE_STEPS = 10

const onGrid = (value: number, { min, step }: StepBounds): number =>
  min + Math.floor((value - min) / step) * step

/**
 * The nearest allowed quantity at or below `value`; the bounds win over the step, so that the most is one though no step leads to it, and `min` over
 * `max`.
 */
export function clampQuantity(value: number, bounds: StepBounds): number {
  const { min, max = Number.MAX_SAFE_INTEGER } = bounds
  if (Number.isNaN(value) || value <= min) return min
  return Math.max(min, value >= max ? max : onGrid(value, bounds))
}

/**
 * The quantity `steps` steps on; from between two steps, the first goes to the neighbour on the grid, and one that would pass the most goes to the
 * most. From nothing, `min`, and no lower. Outside the bounds no step leads further out.
 */
export function stepQuantity(
  value: number | undefined,
  steps: number,
  bounds: StepBounds,
): number | undefined {
  if (value === undefined) return steps > 0 ? bounds.min : undefined
  const below = onGrid(value, bounds)
  const start = steps < 0 && below !== value ? below + bounds.step : below
  const next = clampQuantity(start + steps * bounds.step, bounds)
  return steps > 0 ? Math.max(next, value) : Math.min(next, value)
}

export const canStep = (value: number | undefined, steps: 1 | -1, bounds: StepBounds): boolean =>
  stepQuantity(value, steps, bounds) !== value

/** The quantity that a key steps to; undefined for other keys, and for End without a maximum. */
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
      return bounds.max === undefined ? undefined : clampQuantity(bounds.max, bounds)
    default:
      return undefined
  }
}

export type TypedQuantity =
  | { readonly ok: true; readonly value: number | undefined }
  | { readonly ok: false; readonly reason: NumberRefusal }

/** What was typed or pasted as a whole quantity, no quantity for an empty text, or why it is none. */
export function typedQuantity(text: string, language: Language): TypedQuantity {
  const parsed = parseNumber(text, language, { places: 0 })
  if (parsed.ok) return { ok: true, value: Number(parsed.value) }
  return parsed.reason === 'empty' ? { ok: true, value: undefined } : parsed
}

/** Whether more typing may still make a quantity of it: of `1,2` may come `1,200`. */
export const mayBecomeQuantity = (reason: NumberRefusal): boolean => reason === 'ambiguous'
