import type { Draw } from './draw.ts'
import type { Operation, Schema } from './openApi.ts'

/** Ids that a case may name: the caller's own, and those of others. */
export type Ids = readonly string[]

const MOST_DEPTH = 4
const hostile: readonly unknown[] = [
  null,
  true,
  [],
  {},
  -1,
  0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '0.00000000000000000001',
  '9'.repeat(40),
  '９９９',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "'; DROP TABLE events; --",
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '{{constructor}}',
  'x'.repeat(5_000),
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  'US:AAPL',
  'CRYPTO:XCOMP',
]
const extraNames = [
  '__proto__',
  'constructor',
  'account',
  'token',
  'admin',
  'isOperator',
  '',
  'a'.repeat(300),
]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value near the bounds of a schema, inside or outside of them. */
function valueOf(draw: Draw, { resolved }: Operation, given: Schema, ids: Ids, depth = 0): unknown {
  const schema = resolved(given)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (depth > MOST_DEPTH) return null
  const inside = (one: Schema) => valueOf(draw, { resolved } as Operation, one, ids, depth + 1)
  if (choices.length > 0) return inside(draw.pick(choices))
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return draw.pick(schema.enum)
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 1_000 } = schema
      return draw.pick([minimum, maximum, minimum - 1, maximum + 1, minimum + draw.int(maximum - minimum)])
    }
    case 'boolean':
      return draw.chance(0.5)
    case 'array':
      return Array.from({ length: draw.pick([0, 1, 2, 60]) }, () => inside(schema.items ?? {}))
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => draw.chance(0.8))
          .map(([name, one]) => [name, inside(one)]),
      )
    default:
      return draw.chance(0.6) ? draw.pick(ids) : draw.pick(hostile)
  }
}

function mutated(draw: Draw, operation: Operation, body: unknown, ids: Ids): unknown {
  const properties = operation.resolved(operation.schema).properties ?? {}
  if (!isRecord(body) || draw.chance(0.03)) return draw.pick(hostile)
  const names = [...new Set([...Object.keys(properties), ...Object.keys(body)])]
  if (names.length === 0 || draw.chance(0.1)) return { ...body, [draw.pick(extraNames)]: draw.pick(hostile) }
  const name = draw.pick(names)
  if (draw.chance(0.15)) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
  const schema = properties[name]
  const value =
    schema === undefined || draw.chance(0.4) ? draw.pick(hostile) : valueOf(draw, operation, schema, ids)
  return { ...body, [name]: value }
}

/** A body for a call: one that it accepts, changed in up to three places. */
export function bodyFor(draw: Draw, operation: Operation, good: unknown, ids: Ids): unknown {
  let body = draw.chance(0.1) ? valueOf(draw, operation, operation.schema, ids) : good
  const changes = draw.pick([0, 1, 1, 1, 2, 3])
  for (let change = 0; change < changes; change += 1) body = mutated(draw, operation, body, ids)
  return body
}

/** The text of a body, which now and then is no JSON, or too much of it. */
export function textOf(draw: Draw, body: unknown): string {
  const text = JSON.stringify(body)
  if (draw.chance(0.9)) return text
  return draw.pick([
    '',
    text.slice(0, draw.int(text.length + 1)),
    `${text}${text}`,
    `\ufeff${text}`,
    text.replace(/"[^"]*"/, '1e999'),
    `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
    `{"a":"${'x'.repeat(draw.pick([60_000, 70_000, 300_000]))}"}`,
    text.replace(/^\{/, '{"__proto__":{"account":"A1"},'),
    '\u0000\u0001\u0002',
  ])
}
