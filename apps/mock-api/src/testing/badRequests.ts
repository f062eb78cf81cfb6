import type { Endpoint } from '@onelot/api-client'
import * as z from 'zod/mini'

/** A request that must be refused, with why it is bad. `body` is sent as it is. */
export interface BadRequest {
  readonly why: string
  readonly body: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** The parts of JSON Schema that the contract makes use of. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly allOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
}

/** JSON text, so that numbers no JavaScript value can write (`1e999`) can be sent. */
type Text = string

const everyType: readonly Text[] = ['null', 'true', '0', '1.5', '"text"', '[]', '{}', '[{}]']
const nonFinite: readonly Text[] = ['1e999', '-1e999', '1e400']
const hostile: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'NaN',
  'Infinity',
  '1e999',
  '-1e5',
  '０１',
  "'; DROP TABLE events; --",
  '../../etc/passwd',
  '__proto__',
  '<script>',
]

const jsonType = (text: Text): string => {
  if (text === 'null') return 'null'
  if (text.startsWith('[')) return 'array'
  if (text.startsWith('{')) return 'object'
  if (text.startsWith('"')) return 'string'
  return text === 'true' ? 'boolean' : 'number'
}

/** Whether a string keeps every bound that the schema states. */
function fits(schema: Schema, text: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, allOf = [] } = schema
  const within = text.length >= minLength && text.length <= maxLength
  const matches = pattern === undefined || new RegExp(pattern).test(text)
  return within && matches && allOf.every((part) => fits(part, text))
}

const enumOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const])

/** Texts of JSON values that a schema must refuse. */
export function badValues(schema: Schema): readonly Text[] {
  if (schema.anyOf) {
    const [first = [], ...rest] = schema.anyOf.map(badValues)
    return first.filter((text) => rest.every((other) => other.includes(text)))
  }
  const values = enumOf(schema)
  const expected = schema.type ?? (values === undefined ? 'object' : typeof values[0])
  const ofType = expected === 'integer' ? 'number' : expected
  const wrong = everyType.filter((text) => jsonType(text) !== ofType)
  switch (ofType) {
    case 'string': {
      const strings = [...hostile, 'x'.repeat(10_000)]
      const refusedAs = (text: string) => (values ? !values.includes(text) : !fits(schema, text))
      return [...wrong, ...nonFinite, ...strings.filter(refusedAs).map((text) => JSON.stringify(text))]
    }
    case 'number': {
      const numbers = [-1, 0, 0.5, 1.5, -0.1, 3, 1e21, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]
      const { minimum = -Infinity, maximum = Infinity } = schema
      const refusedAs = (n: number) =>
        values ? !values.includes(n) : !Number.isInteger(n) || n < minimum || n > maximum
      return [...wrong, ...nonFinite, ...numbers.filter(refusedAs).map(String)]
    }
    case 'array': {
      const items = (schema.items ? badValues(schema.items) : []).map((text) => `[${text}]`)
      const many = schema.maxItems === undefined ? [] : [`[${'"US:AAPL",'.repeat(schema.maxItems)}"US:AAPL"]`]
      return [...wrong, ...nonFinite, ...items, ...many]
    }
    default:
      return [...wrong, ...nonFinite]
  }
}

const objectText = (fields: Readonly<Record<string, Text>>): Text =>
  `{${Object.entries(fields)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join(',')}}`

const notAnObject: readonly Text[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  'true',
  '[]',
  '"{}"',
  '7',
  '{"a":}',
  "{'a':1}",
  '\u0000',
]

/** Every bad request that follows from an endpoint's own schema, around one good request. */
export function badRequests(
  shape: Endpoint['request'],
  good: Readonly<Record<string, unknown>>,
): readonly BadRequest[] {
  const schema = z.toJSONSchema(shape, { io: 'input' }) as Schema
  const { properties = {}, required = [] } = schema
  const texts = Object.fromEntries(Object.entries(good).map(([name, value]) => [name, JSON.stringify(value)]))
  const without = (gone: string) =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => name !== gone))
  const extra = ['surprise', '__proto__', 'constructor', 'toString']
  return [
    ...notAnObject.map((body) => ({ why: `the body is ${JSON.stringify(body)}`, body })),
    { why: 'the body is cut', body: objectText(texts).slice(0, -1) },
    { why: 'the body is huge', body: objectText({ ...texts, surprise: JSON.stringify('x'.repeat(80_000)) }) },
    { why: 'the body is deep', body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
    { why: 'the content type is missing', body: objectText(texts), headers: { 'content-type': '' } },
    {
      why: 'the content type is another',
      body: objectText(texts),
      headers: { 'content-type': 'text/plain' },
    },
    ...required.map((name) => ({ why: `${name} is missing`, body: objectText(without(name)) })),
    ...extra.map((name) => ({
      why: `${name} is one too many`,
      body: objectText({ ...texts, [name]: '{}' }),
    })),
    ...Object.entries(properties).flatMap(([name, property]) =>
      badValues(property).map((text) => ({
        why: `${name} is ${text.slice(0, 60)}`,
        body: objectText({ ...without(name), [name]: text }),
      })),
    ),
  ]
}
