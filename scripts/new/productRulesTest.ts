import type { Names } from './moduleNames.ts'

/** The test of a product's rules. */
export const productRulesTest = ({
  name,
  pascal,
}: Names): string => `import { describe, expect, it } from 'vitest'
import { accountId, instrumentId } from '../../base/ids.ts'
import { instant, plusMs } from '../../base/instant.ts'
import { post } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { type ${pascal}Command, type ${pascal}Context, type ${pascal}Event, ${name} } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const lockedUntil = plusMs(now, 5 * 86_400_000)
const instrument = instrumentId('KRX:005930')
const terms = { instrument, lots: 3, price: decimal('70100'), value: money('KRW', '210300') }
const purchase = { id: 'r1', terms, passedAt: now, lockedUntil }
const base = { version: 1, at: now, postings: [] } as const
const passed: ${pascal}Event = { ...base, kind: '${name}.passed', purchase }

const ledger = post({}, [
  { from: 'external', to: 'available', money: money('KRW', '300000'), reason: 'practiceMoney', ref: 'A1' },
  { from: 'available', to: 'frozen', money: money('KRW', '100000'), reason: 'orderFrozen', ref: 'O1' },
])

function when(
  command: ${pascal}Command,
  more: Partial<${pascal}Context> = {},
  past: readonly ${pascal}Event[] = [],
) {
  const fold = (state: typeof ${name}.initial, events: readonly ${pascal}Event[]) =>
    events.reduce((folded, one) => ${name}.evolve(folded, one), state)
  const before = fold(${name}.initial, past)
  const context: ${pascal}Context = {
    now,
    newId: 'r1',
    ledger,
    account: accountId('A1'),
    restrictions: [],
    realName: 'passed',
    isBlocked: false,
    offered: true,
    share: { currency: 'KRW', price: decimal('70100') },
    unlocksAt: lockedUntil,
    ...more,
  }
  const decided = ${name}.decide(command, before, context)
  const events = decided.ok ? decided.value.events : []
  const after = fold(before, events)
  const change = { stream: accountStream(accountId('A1')), before, after, events }
  return {
    code: decided.ok ? undefined : decided.refusal.code,
    events,
    after,
    rows: ${name}.rows(change).map(({ key, row }) => [key, row?.state]),
    waits: ${name}.schedule(change),
  }
}
const submit = (lots: number) => ({ kind: '${name}.submit', instrument, lots }) as const

describe('a request', () => {
  it('is submitted at the price of its moment, and moves no money itself', () => {
    expect(when(submit(3), { ledger: post(ledger, []) , share: { currency: 'KRW', price: decimal('60000') } }).events).toEqual([
      {
        ...base,
        kind: '${name}.submitted',
        terms: { instrument, lots: 3, price: '60000', value: money('KRW', '180000') },
      },
    ])
  })

  it.each<[string, Partial<${pascal}Context>, number]>([
    ['PRODUCT_UNAVAILABLE', { offered: false }, 1],
    ['PRODUCT_UNAVAILABLE', { share: undefined }, 1],
    ['ACCOUNT_FROZEN', { restrictions: ['frozen'] }, 1],
    ['TRADING_BANNED', { restrictions: ['tradingBanned'] }, 1],
    ['REAL_NAME_REQUIRED', { realName: 'notVerified' }, 1],
    ['FUND_OPERATION_PENDING', { isBlocked: true }, 1],
    ['PRICE_UNAVAILABLE', { share: { currency: 'KRW', price: undefined } }, 1],
    ['VALIDATION', {}, 0],
    ['VALIDATION', {}, 1.5],
    ['AVAILABLE_INSUFFICIENT', {}, 3],
    ['BALANCE_INSUFFICIENT', {}, 5],
  ])('is refused with %s: %o, %d lots', (code, more, lots) => {
    expect(when(submit(lots), more).code).toBe(code)
  })
})

describe('a purchase', () => {
  it('is locked when its request passes, and waits for the end of the lock', () => {
    const { events, rows, waits } = when({ kind: '${name}.pass', id: 'r1', terms })
    expect(events).toEqual([passed])
    expect(rows).toEqual([['r1', 'open']])
    expect(waits).toEqual([
      { owner: '${name} r1', timers: [{ kind: '${name}.unlock', dueAt: lockedUntil }], watches: [] },
    ])
  })

  it('is unlocked once', () => {
    const unlock = { kind: '${name}.unlock', owner: '${name} r1' } as const
    const { events, after, rows, waits } = when(unlock, { now: lockedUntil }, [passed])
    expect(events).toMatchObject([{ kind: '${name}.unlocked', purchase }])
    expect(rows).toEqual([['r1', 'ended']])
    expect(waits).toEqual([{ owner: '${name} r1', timers: [], watches: [] }])
    expect(after).toEqual(${name}.initial)
    expect(when(unlock, { now: lockedUntil }, [passed, ...events]).events).toEqual([])
  })
})
`
