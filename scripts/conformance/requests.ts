import type { Endpoint } from '@onelot/api-client'
import { type Known, kindIn, moduleOf } from './known.ts'
import { type Schema, isFields, schemaOf } from './schema.ts'

export type Request = Readonly<Record<string, unknown>>

/** Each request that is worth sending; or what no earlier answer has had. */
export type Requests =
  | {
      readonly kind: 'made'
      readonly first: Request
      readonly others: readonly Request[]
      readonly ids: readonly Request[]
    }
  | { readonly kind: 'lacking'; readonly what: string }

/** Ids of one kind that are tried, until one is accepted. */
const MOST_IDS = 6

const ZONE = 'Asia/Seoul'
const today = (): string => new Date().toISOString().slice(0, 10)

/** What a format is sent as, by its description. */
const formats: Readonly<Record<string, (name: string) => string>> = {
  'Exact decimal in plain notation, below 10^15': () => '1000',
  'IANA time zone': () => ZONE,
  'Exchange-local date': (name) => (name === 'month' ? `${today().slice(0, 7)}-01` : today()),
}

/** Fields that ask for what answers have under another name. */
const aliases: Readonly<Record<string, string>> = { query: 'code' }

export interface Field {
  readonly name: string
  readonly schema: Schema
}

export const requiredOf = (endpoint: Endpoint): readonly Field[] => {
  const { properties = {}, required = [] } = schemaOf(endpoint.request)
  return required.map((name) => ({ name, schema: properties[name] ?? {} }))
}

/** Whether a field names something that a back end made. */
export function isId({ name, schema }: Field): boolean {
  const { type, description, enum: values, const: only } = schema
  if (type !== 'string' || values !== undefined || only !== undefined) return false
  return description === undefined ? !(name in aliases) : !(description in formats)
}

interface Choice {
  readonly values: readonly unknown[]
  readonly isId: boolean
}

function choiceOf(endpoint: Endpoint, field: Field, known: Known): Choice {
  const { name, schema } = field
  const { path, example } = endpoint
  const exampled: unknown = isFields(example) ? example[name] : undefined
  const fixed = (...values: readonly unknown[]): Choice => ({ values, isId: false })
  if (schema.const !== undefined) return fixed(schema.const)
  if (schema.enum !== undefined) return fixed(...new Set([exampled ?? schema.enum[0], ...schema.enum]))
  switch (schema.type) {
    case 'integer':
      return fixed(name === 'pageSize' ? 10 : (exampled ?? Math.max(schema.minimum ?? 1, 1)))
    case 'boolean':
      return fixed(exampled ?? true)
    case 'array': {
      const items = schema.items ?? {}
      if (items.type === 'string') {
        const { values } = choiceOf(endpoint, { name, schema: items }, known)
        if (values.length > 0) return fixed(values.slice(0, 3))
      }
      return exampled === undefined ? fixed() : fixed(exampled)
    }
    case 'string': {
      const { description } = schema
      const format = description === undefined ? undefined : formats[description]
      if (format !== undefined) return fixed(exampled ?? format(name))
      const alias = aliases[name]
      if (alias !== undefined) return fixed(...known.of(`${moduleOf(path)}.${alias}`).slice(0, 1))
      const named = description === undefined ? [] : known.of(kindIn(path, description))
      const own = ['', 's'].flatMap((ending) => known.of(`${moduleOf(path)}.${name}${ending}`))
      const ids = description === undefined ? [...own, ...known.of(`${moduleOf(path)}.id`)] : named
      return { values: [...new Set(ids)].slice(0, MOST_IDS), isId: true }
    }
    default:
      return exampled === undefined ? fixed() : fixed(exampled)
  }
}

/** Requests of a call: one, each other value of an enum that it needs, and others of its ids. */
export function requestsOf(endpoint: Endpoint, known: Known): Requests {
  const chosen = requiredOf(endpoint).map((field) => ({ ...field, ...choiceOf(endpoint, field, known) }))
  const lacking = chosen.find(({ values }) => values.length === 0)
  if (lacking !== undefined)
    return { kind: 'lacking', what: lacking.schema.description ?? `a value for ${lacking.name}` }
  const first = Object.fromEntries(chosen.map(({ name, values }) => [name, values[0]]))
  const others = chosen.flatMap(({ name, values, isId: named }) =>
    values.slice(1).map((value) => ({ named, request: { ...first, [name]: value } })),
  )
  return {
    kind: 'made',
    first,
    others: others.filter(({ named }) => !named).map(({ request }) => request),
    ids: others.filter(({ named }) => named).map(({ request }) => request),
  }
}

/** A well-formed name of something that there is not. */
export function unknownId({ schema: { description = '' } }: Field): string {
  if (description === 'Instrument, MARKET:CODE') return 'US:NO-SUCH-1'
  return 'no-such-thing-0'
}
