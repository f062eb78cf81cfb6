import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '../../../packages/api-client/src/openapi/document.ts'
import { type Json, type JsonObject, isJsonObject } from '../../../packages/api-client/src/openapi/shapes.ts'

/** What a value or a limit is: no list and no object. */
export type Value = string | number | boolean | null

/** What of a schema decides which values keep it. */
export interface Parts {
  readonly any?: readonly Shape[]
  readonly all?: readonly Shape[]
  /** Missing of an object with `fields`. */
  readonly type?: string | readonly string[]
  /** The only values that it may be. */
  readonly values?: readonly Value[]
  /** By name, with a `?` at its end where a field may be missing. */
  readonly fields?: Fields
  /** Of a field that `fields` does not name; without it, anything. */
  readonly others?: Shape | false
  /** Of the names of fields. */
  readonly names?: Shape
  readonly items?: Shape
  readonly limits?: Readonly<Record<string, Value>>
}
export type Fields = Readonly<Record<string, Shape>>
/** The name of a schema, or what it says. */
export type Shape = string | Parts

export interface Call {
  /** Headers that it must have, and what else is asked of who sends or answers it. */
  readonly demands: readonly string[]
  /** What each header may be, whether or not it must be there. */
  readonly headers: Fields
  readonly request: Fields
  /** Without refusals. By media type, as requests are; of another status than 200 after that status. */
  readonly answer: Fields
}

/** What a document says, without descriptions, examples and the order of keys. */
export interface Wire {
  readonly calls: Readonly<Record<string, Call>>
  readonly schemas: Fields
}

const annotations = ['description', 'title', 'example', 'examples', 'deprecated', 'default', 'discriminator']
const limits = [
  ...[
    'pattern',
    'format',
    'contentEncoding',
    'multipleOf',
    'uniqueItems',
    'minLength',
    'maxLength',
    'minItems',
  ],
  ...[
    'maxItems',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minProperties',
    'maxProperties',
  ],
]
const structure = [
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', 'items'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
]
const known: ReadonlySet<string> = new Set([...limits, ...structure])
/** Integers are safe ones, whether or not a schema says so. */
const safe: readonly Json[] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? (json as Json[]) : [])
const objectOf = (json: Json | undefined): JsonObject => (isJsonObject(json) ? json : {})
const nameIn = (ref: Json): string => (typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : '')
const sorted = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

function fieldsOf({ properties, required }: JsonObject): Fields {
  const needed = listOf(required).filter(isText)
  /** What must be there may be anything where nothing says what it is. */
  const unnamed = Object.fromEntries(needed.map((name) => [name, {}]))
  const entries = Object.entries({ ...unnamed, ...objectOf(properties) })
  return sorted(entries.map(([name, one]) => [needed.includes(name) ? name : `${name}?`, shapeOf(one)]))
}

const isValue = (json: Json): json is Value => typeof json !== 'object' || json === null
const isText = (json: Json): json is string => typeof json === 'string'

const valuesOf = (json: Json): readonly Value[] =>
  listOf(json).map((one) => {
    if (!isValue(one)) throw new RangeError('the comparison of documents does not know a list of objects')
    return one
  })

/** @throws RangeError for what the comparison would pass over */
function shapeOf(json: Json): Shape {
  const { $ref, ...schema } = objectOf(json)
  const said = Object.keys(schema).filter((key) => !annotations.includes(key))
  const any = schema['anyOf'] ?? schema['oneOf']
  const isAlone = $ref === undefined ? any === undefined || said.length === 1 : said.length === 0
  const unknown = isAlone ? said.find((key) => !known.has(key)) : said.join(' beside ')
  if (unknown !== undefined) throw new RangeError(`the comparison of documents does not know ${unknown}`)
  if ($ref !== undefined) return nameIn($ref)
  if (any !== undefined) return { any: listOf(any).map(shapeOf) }
  const { type, items, properties, additionalProperties: others, propertyNames: names } = schema
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  const isObject = properties !== undefined || schema['required'] !== undefined
  const limited = Object.entries(schema).flatMap(([key, limit]): [string, Value][] =>
    limits.includes(key) && isValue(limit) && !(type === 'integer' && safe.includes(limit))
      ? [[key, limit]]
      : [],
  )
  return {
    ...(type &&
      !(isObject && type === 'object') && { type: isText(type) ? type : listOf(type).filter(isText) }),
    ...(values && { values: valuesOf(values) }),
    ...(isObject && { fields: fieldsOf(schema) }),
    ...(others === undefined || others === true
      ? {}
      : { others: others === false ? others : shapeOf(others) }),
    ...(names && { names: shapeOf(names) }),
    ...(items && { items: shapeOf(items) }),
    ...(schema['allOf'] && { all: listOf(schema['allOf']).map(shapeOf) }),
    ...(limited.length > 0 && { limits: sorted(limited) }),
  }
}

/** Refusals are compared by themselves: a client takes one that a call does not name. */
export const isRefusal = (shape: Shape): boolean =>
  typeof shape === 'string' && /^(Refusal_|Other)/.test(shape)

function bodiesOf(content: Json | undefined): Fields {
  const bodies = Object.entries(objectOf(content)).map(([type, body]): [string, Shape] => {
    const shape = shapeOf(objectOf(body)['schema'] ?? {})
    if (typeof shape === 'string' || shape.any === undefined) return [type, shape]
    const any = shape.any.filter((one) => !isRefusal(one))
    return [type, any.length === 1 ? (any[0] ?? { any }) : { any }]
  })
  return sorted(bodies.filter(([, shape]) => typeof shape === 'string' || shape.any?.length !== 0))
}

/** A part of the document, or what it refers to. */
const partIn = (shared: Json | undefined, part: Json): JsonObject =>
  objectOf(objectOf(shared)[nameIn(objectOf(part)['$ref'] ?? '')] ?? part)

function callOf(operation: JsonObject, { parameters, responses }: JsonObject): Call {
  const named = listOf(operation['parameters'])
    .map((one) => partIn(parameters, one))
    .map(({ name, schema, required }) => ({
      name: nameIn(name ?? ''),
      shape: shapeOf(schema ?? {}),
      isDemanded: required === true,
    }))
  const demanded = named.filter(({ isDemanded }) => isDemanded).map(({ name }) => name)
  const once = operation['x-idempotent'] === true ? ['one outcome for a key'] : []
  const session = listOf(operation['security']).flatMap((one) => Object.keys(objectOf(one)))
  const answers = Object.entries(objectOf(operation['responses'])).flatMap(([status, response]) =>
    Object.entries(bodiesOf(partIn(responses, response)['content'])).map(
      ([type, shape]) => [status === '200' ? type : `${status} ${type}`, shape] as const,
    ),
  )
  return {
    demands: [...new Set([...demanded, ...session, ...once])].sort(),
    headers: sorted(named.map(({ name, shape }) => [name, shape])),
    request: bodiesOf(objectOf(operation['requestBody'])['content']),
    answer: sorted(answers),
  }
}

/** What a document of OpenAPI 3.1 says whose calls are all `POST`. */
export function wireOf(document: Json): Wire {
  const { paths, components } = objectOf(document)
  const shared = objectOf(components)
  const calls = Object.entries(objectOf(paths)).map(([path, methods]): [string, Call] => [
    path.slice(1),
    callOf(objectOf(objectOf(methods)['post']), shared),
  ])
  return {
    calls: sorted(calls),
    schemas: sorted(Object.entries(objectOf(shared['schemas'])).map(([name, one]) => [name, shapeOf(one)])),
  }
}

/** A line for each field, as far as a schema does not fit in one. */
function lines(json: Json, indent: string): string {
  const short = JSON.stringify(json)
  if (short.length + indent.length < 100 || typeof json !== 'object' || json === null) return short
  const deeper = `${indent} `
  const inside = Array.isArray(json)
    ? (json as Json[]).map((one) => lines(one, deeper))
    : Object.entries(json).map(
        ([key, one]: [string, Json]) => `${JSON.stringify(key)}: ${lines(one, deeper)}`,
      )
  const [open, close] = Array.isArray(json) ? '[]' : '{}'
  return `${open ?? ''}\n${inside.map((line) => deeper + line).join(',\n')}\n${indent}${close ?? ''}`
}

export const wireText = (wire: Wire): string => `${lines(JSON.parse(JSON.stringify(wire)) as Json, '')}\n`

/** The wire as it was last published. */
export const publishedFile = join(import.meta.dirname, '../../../packages/api-client/openapi.published.json')
export const publishedWire = (): Wire => JSON.parse(readFileSync(publishedFile, 'utf8')) as Wire
export const currentWire = (): Wire => wireOf(openApiDocument())
