import * as z from 'zod/mini'

/** The parts of JSON Schema by which a number field is found. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly allOf?: readonly Schema[]
  readonly maximum?: number
  readonly pattern?: string
}
type Values = Readonly<Record<string, unknown>>

/** A request with an extreme number, and whether no schema may take it. */
export interface ExtremeRequest {
  readonly field: string
  readonly value: string | number
  readonly body: Values
  readonly isOutside: boolean
}

export const extremeIntegers = [
  0,
  -0,
  -1,
  1,
  1_000,
  100_000,
  1_000_000_000,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  1e21,
  -1e21,
  1.5,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]
const nines = (count: number): string => '9'.repeat(count)
const round = (zeros: number): string => `1${'0'.repeat(zeros)}`
export const extremeDecimals = [
  round(9),
  round(14),
  round(16),
  round(22),
  round(29),
  '0',
  '-0',
  '-1',
  '1',
  nines(9),
  nines(12),
  nines(15),
  nines(16),
  nines(20),
  nines(30),
  `-${nines(15)}`,
  `-${nines(30)}`,
  `0.${'0'.repeat(19)}1`,
  `${nines(15)}.${nines(8)}`,
  `${nines(15)}.${nines(20)}`,
  `${nines(30)}.${nines(20)}`,
  nines(31),
  `0.${nines(21)}`,
]
/** More than any amount, price or rate that there is. */
export const OUTSIDE = 1e15

const patternsOf = ({ pattern, allOf = [] }: Schema): readonly string[] => [
  ...(pattern === undefined ? [] : [pattern]),
  ...allOf.flatMap(patternsOf),
]
/** Whether it is a text that is a decimal, by what its pattern takes: a fraction, and no word. */
function isDecimalField(schema: Schema): boolean {
  const patterns = patternsOf(schema).map((pattern) => new RegExp(pattern))
  return patterns.length > 0 && patterns.every((one) => one.test('12.5') && !one.test('a-word'))
}
const branchesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf

/** What fits where the good request has nothing. */
function sample(schema: Schema): unknown {
  const [branch] = branchesOf(schema) ?? []
  if (branch !== undefined) return sample(branch)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.type === 'object') return samples(schema, {})
  if (schema.type === 'array') return [sample(schema.items ?? {})]
  return schema.type === 'integer' || schema.type === 'number' ? 1 : '1'
}
function samples({ properties = {}, required = [] }: Schema, good: Values): Values {
  const missing = required.filter((name) => !(name in good))
  return {
    ...good,
    ...Object.fromEntries(missing.map((name) => [name, sample(properties[name] ?? {})])),
  }
}

/** A record's are one, of the first name that it takes. */
function propertiesOf({
  properties,
  propertyNames,
  additionalProperties,
}: Schema): Readonly<Record<string, Schema>> {
  if (properties !== undefined) return properties
  const [name] = propertyNames?.enum ?? []
  return typeof name === 'string' && typeof additionalProperties === 'object'
    ? { [name]: additionalProperties }
    : {}
}

const entriesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {}

type Changed = Pick<ExtremeRequest, 'field' | 'value'> & { readonly whole: unknown }

/** The value once for each extreme number in each of its number fields. */
function changed(schema: Schema, good: unknown, field: string): readonly Changed[] {
  const branches = branchesOf(schema)
  if (branches !== undefined)
    // What fits one branch has another's fields too many.
    return branches.flatMap((branch) => changed(branch, branch.type === 'object' ? {} : good, field))
  if (schema.type === 'array' && schema.items !== undefined)
    return changed(schema.items, undefined, `${field}.0`).map((one) => ({ ...one, whole: [one.whole] }))
  if (schema.type === 'object')
    return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
      const known = entriesOf(good)
      return changed(property, known[name], field === '' ? name : `${field}.${name}`).map((one) => ({
        ...one,
        whole: { ...samples(schema, known), [name]: one.whole },
      }))
    })
  const isFixed = schema.const !== undefined || schema.enum !== undefined
  if (isFixed) return []
  if (schema.type === 'integer' || schema.type === 'number')
    return extremeIntegers.map((value) => ({ field, value, whole: value }))
  if (schema.type === 'string' && isDecimalField(schema))
    return extremeDecimals.map((value) => ({ field, value, whole: value }))
  return []
}

/** The whole numbers of a request at the most that its schema takes. */
const largest = ({ properties = {} }: Schema): Values =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, maximum }]) =>
      type === 'integer' && maximum !== undefined ? [[name, maximum] as const] : [],
    ),
  )

/** Each number field of a call's request with each extreme number, around a good request, and with its other whole numbers at their most. */
export function extremeRequests(shape: z.ZodMiniType, good: Values): readonly ExtremeRequest[] {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
  return [good, { ...good, ...largest(schema) }].flatMap((around) =>
    changed(schema, around, '').map(({ field, value, whole }) => ({
      field,
      value,
      body: entriesOf(whole),
      isOutside: Math.abs(Number(value)) > OUTSIDE,
    })),
  )
}
