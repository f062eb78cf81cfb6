import * as z from 'zod/mini'
import { rowsIn } from '../contract/base/rows.ts'
import { type Parsed, parseWire } from './parseWire.ts'

const leftOutOf = new WeakMap<object, number>()

/** How many rows an answer, or the pages of a list together, were read without, as they did not fit the contract. */
export function rowsLeftOut(answer: unknown): number {
  if (Array.isArray(answer)) return answer.reduce((sum: number, page: unknown) => sum + rowsLeftOut(page), 0)
  return typeof answer === 'object' && answer !== null ? (leftOutOf.get(answer) ?? 0) : 0
}

/**
 * Parses the data of an answer, without the rows that do not fit. Where no row of a list fits, the answer is not understood. `onLeftOut` is called
 * with what was wrong of rows that were left out.
 */
export function parseAnswer<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
  onLeftOut: (issues: readonly string[]) => void = () => undefined,
): Parsed<z.output<Shape>> {
  const whole = parseWire(shape, value)
  if (whole.ok) return whole
  const { fit, leftOut } = fitting(shape, value)
  if (leftOut === 0) return whole
  const parsed = parseWire(shape, fit)
  if (parsed.ok) onLeftOut(whole.issues)
  if (parsed.ok && typeof parsed.value === 'object' && parsed.value !== null)
    leftOutOf.set(parsed.value, leftOut)
  return parsed
}

interface Fitting {
  readonly fit: unknown
  readonly leftOut: number
}

function fitting(shape: z.core.$ZodType, value: unknown): Fitting {
  const rows = rowsIn(shape)
  if (rows !== undefined && Array.isArray(value)) {
    const fit: unknown[] = []
    for (const one of value as readonly unknown[])
      if (parseWire(rows.row, one).ok && (fit.length === 0 || rows.follows(fit.at(-1), one))) fit.push(one)
    return fit.length === 0 ? { fit: value, leftOut: 0 } : { fit, leftOut: value.length - fit.length }
  }
  if (!(shape instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null)
    return { fit: value, leftOut: 0 }
  const fields = Object.entries<unknown>({ ...value }).map(([name, field]): readonly [string, Fitting] => {
    const known = shape.shape[name]
    return [name, known === undefined ? { fit: field, leftOut: 0 } : fitting(known, field)]
  })
  return {
    fit: Object.fromEntries(fields.map(([name, { fit }]) => [name, fit])),
    leftOut: fields.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
  }
}
