import * as z from 'zod/mini'
import type { Finding } from './outcomes.ts'

/** The parts of JSON Schema that the contract makes use of. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly description?: string
  readonly minimum?: number
  readonly pattern?: string
}

const schemas = new WeakMap<z.ZodMiniType, Schema>()
/** What is sent, before any transform. */
export function schemaOf(shape: z.ZodMiniType): Schema {
  const known =
    schemas.get(shape) ?? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(shape, known)
  return known
}

type Fields = Readonly<Record<string, unknown>>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** False where a property that tells the alternatives of a union apart has another value. */
const mayBe = ({ properties = {} }: Schema, value: unknown): boolean =>
  !isFields(value) ||
  Object.entries(properties).every(([name, { const: only }]) => only === undefined || value[name] === only)

/** The alternatives of a schema that a value may be of. */
export function branches(schema: Schema, value: unknown): readonly Schema[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  return alternatives === undefined
    ? [schema]
    : alternatives.flatMap((one) => branches(one, value)).filter((one) => mayBe(one, value))
}

export interface Leaf {
  readonly path: readonly PropertyKey[]
  /** What may be there. */
  readonly schemas: readonly Schema[]
  readonly value: unknown
}

export function below(schemas: readonly Schema[], key: PropertyKey, value: unknown): readonly Schema[] {
  return schemas.flatMap(({ properties, additionalProperties, items }) => {
    const named = typeof key === 'string' ? properties?.[key] : items
    const next = named ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
    return next === undefined ? [] : branches(next, value)
  })
}

/** Every value of an answer that is no object and no list, with what may be there. */
export function* leavesOf(
  schemas: readonly Schema[],
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      yield* leavesOf(below(schemas, index, one), one, [...path, index])
    return
  }
  if (isFields(value)) {
    for (const [name, one] of Object.entries(value))
      yield* leavesOf(below(schemas, name, one), one, [...path, name])
    return
  }
  yield { path, schemas, value }
}

/** `rows[3].quote.price`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${String(key)}]` : `${text === '' ? '' : `${text}.`}${String(key)}`,
    '',
  )

export const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (Reflect.get(inner, key) as unknown) : undefined,
    value,
  )

function expectedOf({ description, enum: values, const: only, type }: Schema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (values !== undefined) {
    const shown = values.slice(0, 8).map((one) => JSON.stringify(one))
    return `one of ${shown.join(', ')}${values.length > shown.length ? ', …' : ''}`
  }
  return description ?? (type === undefined ? 'a value of the schema' : `a value of type ${type}`)
}

/** What of a value as JSON is said where it is longer. */
export const CUT = 57

/** What a value is, without saying it. */
const unsaidText = (value: string | number): string =>
  typeof value === 'number' ? 'is a number' : `is a string of ${String(value.length)} characters`

function valueText(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'is null'
  if (Array.isArray(value)) return `is a list of ${String(value.length)}`
  if (typeof value === 'object') return 'is an object'
  const text = JSON.stringify(value)
  return `is the ${typeof value} ${text.length > 60 ? `${text.slice(0, CUT)}…` : text}`
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly code?: string | undefined
  readonly message: string
}

/** Whether a value of what a field may be is not to be said. */
type Unsaid = (name: string, schemas: readonly Schema[], value: string | number) => boolean

function findingOf(schema: Schema, data: unknown, { path, code, message }: Issue, isUnsaid: Unsaid): Finding {
  const value = at(data, path)
  const expected = path.reduce<readonly Schema[]>(
    (found, key, index) => below(found, key, at(data, path.slice(0, index + 1))),
    branches(schema, data),
  )
  const texts = [...new Set(expected.map(expectedOf))]
  const own = code === 'custom' && message !== 'Invalid input' ? `: ${message}` : ''
  const wanted = own === '' && texts.length > 0 ? `; expected: ${texts.join(', or ')}` : ''
  const name = path.findLast((key) => typeof key === 'string') ?? ''
  const isSayable =
    (typeof value !== 'string' && typeof value !== 'number') || !isUnsaid(name, expected, value)
  const text = isSayable ? valueText(value) : unsaidText(value)
  return { field: pathText(path) || 'data', said: `${text}${own}${wanted}` }
}

/** Where an answer differs from its schema, and how; of what is wrong alike in several rows, the first. */
export function findingsOf(
  shape: z.ZodMiniType,
  data: unknown,
  isUnsaid: Unsaid = () => false,
): readonly Finding[] {
  const issues: Issue[] = []
  try {
    const parsed = z.safeParse(shape, data)
    if (parsed.success) return []
    issues.push(...parsed.error.issues)
  } catch (error) {
    issues.push({ path: [], code: 'custom', message: error instanceof Error ? error.message : String(error) })
  }
  const alike = new Map<string, { readonly finding: Finding; count: number }>()
  for (const issue of issues) {
    const name = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    const known = alike.get(name)
    if (known === undefined)
      alike.set(name, { finding: findingOf(schemaOf(shape), data, issue, isUnsaid), count: 1 })
    else known.count += 1
  }
  return [...alike.values()].map(({ finding, count }) =>
    count === 1 ? finding : { ...finding, said: `${finding.said} (so in ${String(count)} places)` },
  )
}
