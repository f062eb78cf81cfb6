import { parseArgs } from 'node:util'

export interface Options {
  /** Address of the back end, without a path. */
  readonly api: string
  /** Address of the operator's surface, without a path. */
  readonly ops: string | undefined
  readonly accounts: string
  /** The exact origin of a page that may call. */
  readonly origin: string | undefined
  /** Screens whose calls alone are tried. */
  readonly only: readonly string[] | undefined
  readonly json: string | undefined
  /** Whether the JSON carries what reads have answered. */
  readonly answers: boolean
  readonly junit: string | undefined
}

export const usage = `conformance --api URL --accounts FILE [--ops URL] [--origin ORIGIN] [--only SCREENS]
            [--json FILE [--answers]] [--junit FILE]
conformance --screens

  --api URL        the back end, such as http://localhost:5180 (the calls are below URL/api/vue/)
  --accounts FILE  JSON list of test accounts: {phone, password, holds}
  --ops URL        the operator's surface (URL/api/ops/), with the token of the variable OPS_TOKEN
  --origin ORIGIN  an origin that the back end allows, such as https://app.example
  --only SCREENS   tries what some screens call, such as market,stockDetail
  --screens        prints what each screen calls, what it asks first with a *
  --json FILE      writes all outcomes as JSON, to be opened in Storybook
  --answers        with --json: adds an answer of each read, redacted
  --junit FILE     writes them as JUnit XML`

/** @throws Error that says what is wrong */
function addressOf(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error(`${name} is no address: ${text}`)
  return text.replace(/\/+$/, '').replace(/\/api\/(vue|ops)$/, '')
}

/** The options of a command line, or what it asks to be printed. @throws Error that says what is wrong */
export function optionsIn(args: readonly string[]): Options | 'help' | 'screens' {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: text,
      ops: text,
      accounts: text,
      origin: text,
      json: text,
      junit: text,
      only: text,
      answers: flag,
      screens: flag,
      help: flag,
    },
  })
  if (values.help === true) return 'help'
  if (values.screens === true) return 'screens'
  const { api, accounts, ops, origin, only, json, answers = false, junit } = values
  if (api === undefined) throw new Error('--api URL is missing')
  if (accounts === undefined) throw new Error('--accounts FILE is missing')
  if (answers && json === undefined) throw new Error('--answers needs --json FILE, which they are written to')
  return {
    api: addressOf('--api', api),
    ops: ops === undefined ? undefined : addressOf('--ops', ops),
    accounts,
    origin,
    only: only?.split(','),
    json,
    answers,
    junit,
  }
}
