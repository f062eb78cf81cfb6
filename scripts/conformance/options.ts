import { parseArgs } from 'node:util'

export interface Options {
  /** Address of the back end, without a path. */
  readonly api: string
  /** Address of the operator's surface, without a path. */
  readonly ops: string | undefined
  readonly accounts: string
  /** The exact origin of a page that may call. */
  readonly origin: string | undefined
  readonly json: string | undefined
  readonly junit: string | undefined
}

export const usage = `npm run conformance -- --api URL --accounts FILE [--ops URL] [--origin ORIGIN] [--json FILE] [--junit FILE]

  --api URL        the back end, such as http://localhost:5180 (the calls are below URL/api/vue/)
  --accounts FILE  JSON list of test accounts: {phone, password, holds}
  --ops URL        the operator's surface (URL/api/ops/), with the token of the variable OPS_TOKEN
  --origin ORIGIN  an origin that the back end allows, such as https://app.example
  --json FILE      writes all outcomes as JSON
  --junit FILE     writes them as JUnit XML`

/** @throws Error that says what is wrong */
function addressOf(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error(`${name} is no address: ${text}`)
  return text.replace(/\/+$/, '').replace(/\/api\/(vue|ops)$/, '')
}

/** The options of a command line; undefined where it asks for help. @throws Error that says what is wrong */
export function optionsIn(args: readonly string[]): Options | undefined {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: text,
      ops: text,
      accounts: text,
      origin: text,
      json: text,
      junit: text,
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) return undefined
  const { api, accounts, ops, origin, json, junit } = values
  if (api === undefined) throw new Error('--api URL is missing')
  if (accounts === undefined) throw new Error('--accounts FILE is missing')
  return {
    api: addressOf('--api', api),
    ops: ops === undefined ? undefined : addressOf('--ops', ops),
    accounts,
    origin,
    json,
    junit,
  }
}
