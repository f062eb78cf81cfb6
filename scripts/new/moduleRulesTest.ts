import type { Names } from './moduleNames.ts'

/** The test of the module's rules. */
export const rulesTest = ({ name, pascal }: Names): string => `import { describe, expect, it } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { instant, plusMs } from '../../base/instant.ts'
import { post } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import type { ${pascal}Command } from './command.ts'
import type { ${pascal}Context } from './context.ts'
import type { ${pascal}Event } from './event.ts'
import { ${name} } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const later = plusMs(now, 86_400_000)
const paid = money('USD', '50')
const plan = { id: 'r1', money: paid, begunAt: now, endsAt: later }
const base = { version: 1, postings: [] } as const
const begun: ${pascal}Event = { ...base, kind: '${name}.begun', at: now, plan }
const ended: ${pascal}Event = { ...base, kind: '${name}.ended', at: later, plan }

const rich = post({}, [
  { from: 'external', to: 'available', money: money('USD', '100'), reason: 'practiceMoney', ref: 'A1' },
])

function given(...past: readonly ${pascal}Event[]) {
  const fold = (state: typeof ${name}.initial, events: readonly ${pascal}Event[]) =>
    events.reduce((folded, one) => ${name}.evolve(folded, one), state)
  const before = fold(${name}.initial, past)
  return {
    when(command: ${pascal}Command, more: Partial<${pascal}Context> = {}) {
      const context = { now, newId: 'r1', ledger: rich, least: decimal('10'), restrictions: [], ...more }
      const decided = ${name}.decide(command, before, context)
      const events = decided.ok ? decided.value.events : []
      const after = fold(before, events)
      const change = { stream: accountStream(accountId('A1')), before, after, events }
      return {
        refusal: decided.ok ? undefined : decided.refusal,
        events,
        after,
        holds: ${name}.holds?.(after),
        rows: ${name}.rows(change).map(({ key, row }) => [key, row?.state]),
        waits: ${name}.schedule(change),
      }
    },
  }
}

const apply = { kind: '${name}.apply', money: paid } as const
const begin = { kind: '${name}.begin', id: 'r1', money: paid } as const
const end = { kind: '${name}.end', owner: 'r1' } as const

describe('an application', () => {
  it('moves no money itself: its request does', () => {
    expect(given().when(apply).events).toEqual([
      { ...base, kind: '${name}.applied', at: now, money: paid },
    ])
  })

  it.each([
    ['nothing', money('USD', '0'), invalid({ 'money.amount': 'tooLow' })],
    [
      'less than the least',
      money('USD', '9.99'),
      refuse('BUY_BELOW_MINIMUM', { amount: decimal('10'), currency: 'USD' }, { 'money.amount': 'tooLow' }),
    ],
    [
      'more than is available',
      money('USD', '100.01'),
      refuse('AVAILABLE_INSUFFICIENT', {}, { 'money.amount': 'tooHigh' }),
    ],
  ])('of %s is refused', (_, amount, refusal) => {
    expect(given().when({ ...apply, money: amount }).refusal).toEqual(refusal)
  })

  it('is refused to a frozen account', () => {
    const { refusal } = given().when(apply, { restrictions: ['frozen'] })
    expect(refusal).toEqual(refuse('ACCOUNT_FROZEN', {}))
  })
})

describe('a plan', () => {
  it('begins with what is on hold for it, and holds it', () => {
    const { events, holds, rows, waits } = given().when(begin)
    const postings = [{ from: 'frozen', to: 'copy', money: paid, reason: '${name}.begun', ref: 'r1' }]
    expect(events).toEqual([{ ...begun, postings }])
    expect(holds).toEqual([{ account: 'copy', ref: 'r1', money: paid }])
    expect(rows).toEqual([['r1', 'running']])
    expect(waits).toEqual([{ owner: 'r1', timers: [{ kind: '${name}.end', dueAt: later }], watches: [] }])
  })

  it('pays back when it ends', () => {
    const { events, after, holds, rows, waits } = given(begun).when(end, { now: later })
    const postings = [{ from: 'copy', to: 'available', money: paid, reason: '${name}.ended', ref: 'r1' }]
    expect(events).toEqual([{ ...ended, postings }])
    expect(after).toEqual(${name}.initial)
    expect(holds).toEqual([])
    expect(rows).toEqual([['r1', 'ended']])
    expect(waits).toEqual([{ owner: 'r1', timers: [], watches: [] }])
  })

  it('ends once', () => {
    expect(given(begun, ended).when(end, { now: later })).toMatchObject({ refusal: undefined, events: [] })
  })
})
`
