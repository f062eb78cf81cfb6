import type { Query, ScreenName } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import type { ReportedAnswer } from '../../scripts/conformance/reportFile.ts'
import { usualReader } from '../usualReader.ts'

type Answers = readonly ReportedAnswer[]

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsIn(init: RequestInit | undefined): Readonly<Record<string, unknown>> {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  return isFields(body) ? body : {}
}

/** Whether a request asks for a page after the first, of which a report has none. */
function asksForMore({ after, before, page }: Readonly<Record<string, unknown>>): boolean {
  return after !== undefined || before !== undefined || (typeof page === 'number' && page > 1)
}

/** In how many fields two requests are the same. */
const alike = (request: ReportedAnswer['request'], asked: Readonly<Record<string, unknown>>): number =>
  Object.entries(request).filter(([name, value]) => JSON.stringify(asked[name]) === JSON.stringify(value))
    .length

/** The answer to the request that is most like the one that is asked; of several the first. */
function nearest(answers: Answers, asked: Readonly<Record<string, unknown>>): ReportedAnswer | undefined {
  const most = Math.max(...answers.map(({ request }) => alike(request, asked)))
  return answers.find(({ request }) => alike(request, asked) === most)
}

/** A back end that answers each read with what a report has of it, to a request that is as like as there is; any other call is not there. */
export const answeringWith =
  (answers: Answers): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const path = pathname.split('/api/vue/')[1] ?? ''
    const asked = fieldsIn(init)
    const answer = nearest(
      answers.filter((one) => one.path === path),
      asked,
    )
    if (answer === undefined || asksForMore(asked)) return Promise.resolve(new Response('', { status: 404 }))
    return Promise.resolve(Response.json({ status: 1, msg: '', data: answer.data }))
  }

/** Of which account the answers are; undefined where only a guest asked. */
export function accountIn(answers: Answers): string | undefined {
  const me = answers.find(({ path }) => path === 'member/me')?.data
  const account = isFields(me) ? me['account'] : undefined
  return typeof account === 'string' ? account : undefined
}

const mark = (name: string): string => `<${name}>`
/** An address that has every parameter, each with its name as its value. */
const everyParameter: Query = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => (typeof name === 'string' ? mark(name) : undefined) },
)

/**
 * What a screen is opened with, so that it asks for what was answered: each parameter of its address has the value with which the run asked, where
 * the screen first asks with it.
 */
export function queryFor(name: ScreenName, answers: Answers): Query {
  const reads = screenNamed(name).reads?.({ query: everyParameter, ...usualReader }) ?? []
  const found = reads.flatMap(({ path, request }) => {
    const asked = answers.find((one) => one.path === path)?.request ?? {}
    return Object.entries(request).flatMap(([field, marked]): readonly (readonly [string, string])[] => {
      const parameter = /^<(.+)>$/.exec(String(marked))?.[1]
      const value = asked[field]
      return parameter === undefined || typeof value !== 'string' ? [] : [[parameter, value]]
    })
  })
  return Object.fromEntries(found)
}
