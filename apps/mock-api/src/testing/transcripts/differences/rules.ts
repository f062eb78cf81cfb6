import { readFileSync } from 'node:fs'
import { isObject } from '../normalise.ts'
import type { Json } from '../steps.ts'
import { changed } from './changed.ts'
import type { Difference } from './difference.ts'

interface Answered {
  readonly script: string
  readonly step: string
  readonly answer: Json
}
/** What is answered today where rules changed: one answer a line, each for a reason below. */
const answered: readonly Answered[] = JSON.parse(
  readFileSync(new URL('../recorded/changed/answers.json', import.meta.url), 'utf8'),
) as readonly Answered[]

const answerOf = (script: string, step: string): Json => {
  const found = answered.find((one) => one.script === script && one.step === step)
  if (found === undefined) throw new Error(`no answer to ${script}, step ${step}`)
  return found.answer
}

const answers = changed.flatMap(({ script, steps }) =>
  Object.entries(steps).map(([step, reason]): Difference => ({
    script,
    step,
    call: '*',
    path: 'answer',
    reason,
    becomes: () => answerOf(script, step),
  })),
)

/** Steps of a member whose account is disabled: it has no session. */
const whileDisabled: readonly (readonly [script: string, from: number, to: number])[] = [
  ['margin', 18, 18],
  ['membership', 47, 47],
  ['restricted', 19, 28],
  ['restricted', 67, 76],
]
const unauthorised: Json = { status: 0, msg: 'CREDENTIALS_WRONG', data: { params: {}, fields: {} } }

const endedSessions = whileDisabled.flatMap(([script, from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).flatMap((step): Difference[] => {
    const reason = 'the sessions of an account end as it is disabled'
    const at = { script, step, call: '*', reason }
    return [
      { ...at, path: 'http', becomes: () => 401 },
      { ...at, path: 'answer', becomes: () => unauthorised },
    ]
  }),
)

/** Rules that changed, each with its reason. */
export const ruleDifferences: readonly Difference[] = [
  ...endedSessions,
  ...answers,
  {
    script: 'streams',
    step: '16',
    call: 'stream quotes',
    path: 'answer.0',
    reason: 'a price that an operator sets is streamed at once, not with the next look at the market',
    becomes(recorded) {
      if (!isObject(recorded) || !isObject(recorded['quote'])) return recorded
      const at = '2026-03-10T02:00:00.000Z'
      return { ...recorded, serverTime: at, quote: { ...recorded['quote'], at } }
    },
  },
]
