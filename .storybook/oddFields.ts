import * as z from 'zod/mini'
import { seededRandom } from '../apps/mock-api/src/testing/seededRandom.ts'

type Step = string | number

/** One field of an answer made odd, so that the answer still keeps its schema. */
export interface OddField {
  /** Where it is, rows of a list as one: `positions[].position.openedAt`. */
  readonly field: string
  /** What is odd of it. */
  readonly oddness: string
  /** The same field of an answer of the same call made odd; the answer as it is where that has no such field, or would no longer keep the schema. */
  readonly apply: (answer: unknown) => unknown
}

interface Field {
  readonly name: string
  readonly path: readonly Step[]
  readonly value: unknown
}

/** Takes the place of a field that is left out. */
const absent = Symbol('absent')

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value)

/** What tells rows of one list apart that have other fields, or other meanings. */
function kindOfRow(row: unknown): string {
  if (!isRecord(row)) return ''
  const kind = row['kind'] ?? row['name'] ?? row['id']
  const tells = row['kind'] !== undefined || Object.keys(row).length === 2
  return tells && typeof kind === 'string' ? kind : ''
}

/** Each field, from the whole answer on; of rows of one kind those of the first that has them. */
function fieldsOf(answer: unknown): readonly Field[] {
  const found = new Map<string, Field>()
  const walk = (name: string, path: readonly Step[], value: unknown): void => {
    if (!found.has(name)) found.set(name, { name, path, value })
    if (isList(value))
      value.forEach((row, index) => {
        walk(`${name}[${kindOfRow(row)}]`, [...path, index], row)
      })
    else if (isRecord(value))
      for (const [key, one] of Object.entries(value))
        walk(name === '' ? key : `${name}.${key}`, [...path, key], one)
  }
  walk('', [], answer)
  return [...found.values()]
}

const LONG = 'Wissenschaftskolleg, a very long text that nobody has expected here. '.repeat(12).trim()
const texts: Readonly<Record<string, string>> = {
  empty: '',
  'a blank': ' ',
  'very long': LONG,
  'long without a blank': 'W'.repeat(190),
  unknown: 'somethingNew',
  'of an unknown module': 'somethingNew.happened',
  zero: '0',
  'zero with digits': '0.00',
  'below zero': '-1',
  huge: '9'.repeat(30),
  'huge below zero': `-${'9'.repeat(30)}`,
  'huge with digits': `${'9'.repeat(12)}.99`,
  tiny: `0.${'0'.repeat(19)}1`,
  'of many digits': '1.23456789012345678901',
  'the first instant': '0001-01-01T00:00:00.000Z',
  'the last instant': '9999-12-31T23:59:59.999Z',
  'the first date': '0001-01-01',
  'the last date': '9999-12-31',
  midnight: '24:00',
  'another zone': 'Pacific/Apia',
  'an instrument that there is not': 'US:NOTHERE',
  'an address': 'https://elsewhere.example/x?y=%zz',
}
const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  'below zero': -1,
  'a part': 0.5,
  huge: Number.MAX_SAFE_INTEGER,
  'huge below zero': Number.MIN_SAFE_INTEGER,
  'beyond all digits': 1e30,
}

/** Odd values in a field's place, whether or not the schema takes them. */
function oddities({ value }: Field, named: ReadonlySet<unknown>): readonly (readonly [string, unknown])[] {
  const others = [...named]
    .filter((one) => typeof one === typeof value)
    .map((one) => [String(one), one] as const)
  const missing = [
    ['absent', absent],
    ['null', null],
  ] as const
  if (typeof value === 'string') return [...missing, ...Object.entries(texts), ...others]
  if (typeof value === 'number') return [...missing, ...Object.entries(numbers), ...others]
  if (typeof value === 'boolean') return [...missing, [String(!value), !value]]
  if (!isList(value)) return [...missing, ['empty', {}]]
  const [first] = value
  return [
    ...missing,
    ['empty', []],
    ['its first row alone', [first]],
    ['its first row twice', [first, ...value]],
    ['all rows twice', [...value, ...value]],
    ['reversed', value.toReversed()],
  ]
}

/** Values that schemas name, by the field that has them. */
function namedValues(shape: z.core.$ZodType): ReadonlyMap<string, ReadonlySet<unknown>> {
  const named = new Map<string, Set<unknown>>()
  const seen = new Set<z.core.$ZodType>()
  const walk = (name: string, one: z.core.$ZodType): void => {
    const values = named.get(name) ?? new Set()
    named.set(name, values)
    if (one instanceof z.ZodMiniEnum) for (const value of Object.values(one.def.entries)) values.add(value)
    else if (one instanceof z.ZodMiniLiteral) for (const value of one.def.values) values.add(value)
    if (seen.has(one)) return
    if (!(one instanceof z.ZodMiniEnum || one instanceof z.ZodMiniLiteral)) seen.add(one)
    if (one instanceof z.ZodMiniObject)
      for (const [key, field] of Object.entries<z.core.$ZodType>(one.def.shape)) walk(key, field)
    else for (const inner of innerShapes(one)) walk(name, inner)
  }
  walk('', shape)
  return named
}

function innerShapes(shape: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (shape instanceof z.ZodMiniArray) return [shape.def.element]
  if (shape instanceof z.ZodMiniUnion) return shape.def.options
  if (shape instanceof z.ZodMiniPipe) return [shape.def.in]
  if (shape instanceof z.ZodMiniRecord) return [shape.def.valueType]
  if (shape instanceof z.ZodMiniLazy) return [shape.def.getter()]
  if (
    shape instanceof z.ZodMiniReadonly ||
    shape instanceof z.ZodMiniOptional ||
    shape instanceof z.ZodMiniNullable ||
    shape instanceof z.ZodMiniDefault
  )
    return [shape.def.innerType]
  return []
}

/** A copy with another value at a path; undefined where it has no such path. */
function replaced(answer: unknown, [step, ...rest]: readonly Step[], odd: unknown): unknown {
  if (step === undefined) return odd
  if (isList(answer) && typeof step === 'number') {
    if (step >= answer.length) return undefined
    const row = replaced(answer[step], rest, odd)
    if (row === absent) return undefined
    return row === undefined ? undefined : answer.with(step, row)
  }
  if (!isRecord(answer) || typeof step !== 'string' || !(step in answer)) return undefined
  const field = replaced(answer[step], rest, odd)
  if (field === undefined) return undefined
  if (field !== absent) return { ...answer, [step]: field }
  return Object.fromEntries(Object.entries(answer).filter(([key]) => key !== step))
}

function keeps(shape: z.core.$ZodType, answer: unknown): boolean {
  try {
    return z.core.safeParse(shape, answer).success
  } catch {
    return false
  }
}

const ROWS_OF_A_KIND = 2

/** The answer with few rows of each kind in its lists: to parse long ones for each oddness would take minutes. */
function shortened(answer: unknown): unknown {
  if (isRecord(answer))
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, shortened(value)]))
  if (!isList(answer)) return answer
  const ofKind = new Map<string, number>()
  const kept = answer.filter((row) => {
    const kind = kindOfRow(row)
    const count = (ofKind.get(kind) ?? 0) + 1
    ofKind.set(kind, count)
    return count <= ROWS_OF_A_KIND
  })
  return kept.map(shortened)
}

/** All of an answer of a call that can be odd, one field at a time, in the order of its fields. */
export function oddFields(shape: z.core.$ZodType, answer: unknown): readonly OddField[] {
  const named = namedValues(shape)
  const odditiesOf = (field: Field) => {
    const key = field.path.findLast((step) => typeof step === 'string') ?? ''
    return oddities(field, named.get(key) ?? new Set())
  }
  /** The answer with an odd value in a field; undefined where it would no longer keep the schema. */
  const madeOdd = (whole: unknown, { path }: Field, odd: unknown): unknown => {
    const made = replaced(whole, path, odd)
    return made !== absent && made !== undefined && keeps(shape, made) ? made : undefined
  }
  const short = shortened(answer)
  return fieldsOf(short).flatMap((field) =>
    odditiesOf(field)
      .filter(([, odd]) => JSON.stringify(odd) !== JSON.stringify(field.value))
      .filter(([, odd]) => madeOdd(short, field, odd) !== undefined)
      .map(([oddness]): OddField => ({
        field: field.name,
        oddness,
        apply(other) {
          const same = fieldsOf(other).find(({ name }) => name === field.name)
          const [, odd] = (same && odditiesOf(same).find(([name]) => name === oddness)) ?? []
          return (same && madeOdd(other, same, odd)) ?? other
        },
      })),
  )
}

/** In an order that a seed decides. */
export function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const random = seededRandom(seed)
  const order = all.map((one) => ({ one, at: random() }))
  return order.toSorted((a, b) => a.at - b.at).map(({ one }) => one)
}
