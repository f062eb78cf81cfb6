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
 * Parses the data of an answer, without the rows that do not fit, and with each row once. Where no row of a list fits, the answer is not understood.
 * `onLeftOut` is called with what was wrong of rows that were left out; those that came before are not counted, for nothing is missing.
 */
export function parseAnswer<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
  onLeftOut: (issues: readonly string[]) => void = () => undefined,
): Parsed<z.output<Shape>> {
  const read = parseWire(shape, value)
  const { fit, leftOut, twice } = fitting(shape, value, read.ok)
  if (leftOut === 0 && twice === 0) return read
  const parsed = parseWire(shape, fit)
  if (parsed.ok) onLeftOut(read.ok ? ['a row twice'] : read.issues)
  if (parsed.ok && typeof parsed.value === 'object' && parsed.value !== null)
    leftOutOf.set(parsed.value, leftOut)
  return parsed
}

interface Fitting {
  readonly fit: unknown
  readonly leftOut: number
  /** How many rows came before. */
  readonly twice: number
}

/** Rows that are of something by its id, or a listing with its price: others may be alike and two. */
const isNamed = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && ('id' in row || 'quote' in row)

const whole = (value: unknown): Fitting => ({ fit: value, leftOut: 0, twice: 0 })

/** @param fits the answer is known to fit: its rows are compared alone */
function fitting(shape: z.core.$ZodType, value: unknown, fits: boolean): Fitting {
  const rows = rowsIn(shape)
  if (rows !== undefined && Array.isArray(value)) {
    const fit: unknown[] = []
    const seen = new Set<string>()
    let twice = 0
    for (const one of value as readonly unknown[]) {
      const text = rows.once && isNamed(one) ? JSON.stringify(one) : undefined
      if (text !== undefined && seen.has(text)) twice += 1
      else if (fits || (parseWire(rows.row, one).ok && (fit.length === 0 || rows.follows(fit.at(-1), one)))) {
        fit.push(one)
        if (text !== undefined) seen.add(text)
      }
    }
    return fit.length === 0 ? whole(value) : { fit, twice, leftOut: value.length - fit.length - twice }
  }
  if (!(shape instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return whole(value)
  const fields = Object.entries<unknown>({ ...value }).map(([name, field]): readonly [string, Fitting] => {
    const known = shape.shape[name]
    return [name, known === undefined ? whole(field) : fitting(known, field, fits)]
  })
  return {
    fit: Object.fromEntries(fields.map(([name, { fit }]) => [name, fit])),
    leftOut: fields.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
    twice: fields.reduce((sum, [, { twice }]) => sum + twice, 0),
  }
}
