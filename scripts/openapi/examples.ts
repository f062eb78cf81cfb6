import { join } from 'node:path'
import { type Endpoint, parseWire } from '@onelot/api-client'
import { type Json, type JsonObject, isJsonObject } from '../../packages/api-client/src/openapi/shapes.ts'

export interface Example {
  /** Missing where the body is a form. */
  readonly request?: JsonObject | undefined
  readonly response: JsonObject
}

/** An example is to be read: from here on, a list of it has one row. */
const LONG = 4_000

/** A session's token, which must not look like one that works. */
const TOKEN = 'the-token-of-a-session'

const cut = (json: Json, rows: number): Json => {
  if (Array.isArray(json)) return json.slice(0, rows).map((row: Json) => cut(row, rows))
  if (!isJsonObject(json)) return json
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, cut(part, rows)]))
}

function withoutToken(response: JsonObject): JsonObject {
  const { data } = response
  return isJsonObject(data) && 'account' in data && 'token' in data
    ? { ...response, data: { ...data, token: TOKEN } }
    : response
}

/** An answer with few rows in each list, as far as it still keeps the contract. */
export function shortened(endpoint: Endpoint, response: JsonObject): JsonObject {
  const whole = withoutToken(response)
  const shorter = [2, 1].flatMap((rows) => {
    const one = cut(whole, rows)
    return isJsonObject(one) && parseWire(endpoint.response, one['data']).ok ? [one] : []
  })
  return shorter.find((one) => JSON.stringify(one).length < LONG) ?? shorter.at(-1) ?? whole
}

/** How many different fields there are. */
export function keysIn(json: Json): number {
  const keys = new Set<string>()
  const visit = (part: Json, path: string): void => {
    if (Array.isArray(part)) for (const row of part as readonly Json[]) visit(row, path)
    if (!isJsonObject(part)) return
    for (const [key, inside] of Object.entries(part)) {
      keys.add(`${path}/${key}`)
      visit(inside, `${path}/${key}`)
    }
  }
  visit(json, '')
  return keys.size
}

export const examplesFile = join(
  import.meta.dirname,
  '../../packages/api-client/src/openapi/examples.generated.ts',
)

/** A line for each call. */
export const examplesText = (paths: readonly string[], examples: ReadonlyMap<string, Example>): string => {
  const lines = paths.map((path) => `  '${path}': ${JSON.stringify(examples.get(path))},`)
  return `import type { Json } from './shapes.ts'

/** What the broker of \`apps/mock-api\` answered, by path. Written by \`npm run openapi:examples\`. */
export const examples: Readonly<Record<string, { readonly request?: Json; readonly response: Json }>> = {
${lines.join('\n')}
}
`
}
