import { describe, expect, it } from 'vitest'
import { accountId, instrumentId } from '../../base/ids.ts'
import { type Instant, instant, localDate, plusMs } from '../../base/instant.ts'
import type { AnnouncedDividend } from '../../base/instruments/announced.ts'
import { post } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import {
  type ElectiveDividendsCommand,
  type ElectiveDividendsContext,
  type ElectiveDividendsState,
  electiveDividends,
  sharesBought,
} from './module.ts'

const at = (text: string): Instant => instant(Date.parse(text))
const opensAt = at('2026-03-11T23:00:00Z')
const deadline = at('2026-03-19T06:30:00Z')

const dividend: AnnouncedDividend = {
  id: 'D1',
  kind: 'dividend',
  instrument: instrumentId('KRX:005930'),
  market: 'KRX',
  announcedAt: at('2026-03-02T00:00:00Z'),
  exDate: localDate('2026-03-12'),
  opensAt,
  amount: decimal('1250'),
  currency: 'KRW',
  payDate: localDate('2026-03-25'),
  paysAt: at('2026-03-24T23:00:00Z'),
  elective: { day: localDate('2026-03-19'), deadline },
}

/** What the dividend paid, and something more. */
const ledger = post({}, [
  { from: 'external', to: 'available', money: money('KRW', '500000'), reason: 'practiceMoney', ref: 'A1' },
])

const free: ElectiveDividendsContext = {
  now: plusMs(opensAt, 1),
  newId: 'one',
  ledger,
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  dividend,
  isHeld: true,
  own: ['P1', 'P2'],
  underReview: undefined,
  settlement: { close: decimal('31450'), isDelisted: false, isSplit: false },
}

const decide = (
  command: ElectiveDividendsCommand,
  state: ElectiveDividendsState = electiveDividends.initial,
  more: Partial<ElectiveDividendsContext> = {},
) => electiveDividends.decide(command, state, { ...free, ...more })

/** What a command leads to. @throws Error where it is refused */
function eventsOf(...asked: Parameters<typeof decide>) {
  const decided = decide(...asked)
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value.events
}

function after(
  commands: readonly ElectiveDividendsCommand[],
  state: ElectiveDividendsState = electiveDividends.initial,
  more: Partial<ElectiveDividendsContext> = {},
): ElectiveDividendsState {
  let so = state
  for (const command of commands)
    for (const event of eventsOf(command, so, more)) so = electiveDividends.evolve(so, event)
  return so
}

const count: ElectiveDividendsCommand = {
  kind: 'electiveDividends.count',
  dividend,
  longs: [
    { position: 'P1', quantity: decimal('400'), net: money('KRW', '423000') },
    { position: 'leveraged', quantity: decimal('900'), net: money('KRW', '951750') },
    { position: 'P2', quantity: decimal('30'), net: money('KRW', '31725') },
  ],
}
const terms = {
  dividend: 'D1',
  instrument: dividend.instrument,
  quantity: decimal('430'),
  net: money('KRW', '454725'),
}
const submit: ElectiveDividendsCommand = { kind: 'electiveDividends.submit', dividend: 'D1' }
const pass: ElectiveDividendsCommand = { kind: 'electiveDividends.accept', terms }
const settle: ElectiveDividendsCommand = { kind: 'electiveDividends.settle', dividend: 'D1' }
const counted = after([count])
const accepted = after([submit, pass], counted)

const refusalOf = (...asked: Parameters<typeof decide>) => {
  const decided = decide(...asked)
  return decided.ok ? undefined : decided.refusal.code
}
const outcomeOf = (state: ElectiveDividendsState, more: Partial<ElectiveDividendsContext> = {}) =>
  eventsOf(settle, state, more).map((event) =>
    event.kind === 'electiveDividends.settled' ? event.record.outcome : undefined,
  )

describe('what a dividend buys', () => {
  it('is whole shares, and the rest in cash (example 12)', () => {
    expect(sharesBought(money('KRW', '454725'), decimal('31450'))).toEqual({
      shares: 14,
      price: '31450',
      cost: money('KRW', '440300'),
      rest: money('KRW', '14425'),
    })
  })
})

describe('the count at the ex-date', () => {
  it('is of own shares alone, all of them together', () => {
    expect(counted.entitled.D1?.terms).toEqual(terms)
  })

  it('is nothing of a dividend that is paid in cash alone, and of an account without own shares', () => {
    const { elective: _, ...inCash } = dividend
    expect(eventsOf({ ...count, dividend: inCash })).toEqual([])
    expect(eventsOf(count, undefined, { own: [] })).toEqual([])
  })

  it('asks for shares by itself where that is the standing choice, and the account may', () => {
    const chosen = after([{ kind: 'electiveDividends.setStanding', standing: 'shares' }])
    expect(after([count], chosen).entitled.D1?.election).toBe('underReview')
    expect(after([count], chosen, { restrictions: ['tradingBanned'] }).entitled.D1?.election).toBeUndefined()
    expect(after([count], chosen, { now: deadline }).entitled.D1?.election).toBeUndefined()
  })
})

describe('an election', () => {
  it('is refused in one order, whatever else stands in the way', () => {
    const elected = after([submit], counted)
    const tooLate = { now: deadline }
    expect(refusalOf(submit, elected)).toBe('DUPLICATE_SUBSCRIPTION')
    expect(refusalOf(submit, elected, tooLate)).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
    const early = { now: plusMs(opensAt, -1) }
    expect(refusalOf(submit, undefined, early)).toBe('NOT_YET_SUBSCRIPTION_TIME')
    const banned = { ...early, restrictions: ['tradingBanned'] as const }
    expect(refusalOf(submit, undefined, banned)).toBe('TRADING_BANNED')
    const frozen = { ...early, restrictions: ['frozen', 'tradingBanned'] as const }
    expect(refusalOf(submit, undefined, frozen)).toBe('ACCOUNT_FROZEN')
    expect(refusalOf(submit, undefined, { ...frozen, isHeld: false })).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(submit, counted, { offered: false })).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is for whoever was counted, until the deadline', () => {
    expect(refusalOf(submit)).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(submit, counted, { now: plusMs(deadline, -1) })).toBeUndefined()
    expect(refusalOf(submit, counted, { isHeld: false })).toBeUndefined()
  })

  it('that was accepted is withdrawn until the deadline, and may be made again', () => {
    const withdraw: ElectiveDividendsCommand = { kind: 'electiveDividends.withdraw', dividend: 'D1' }
    expect(refusalOf(withdraw, accepted, { now: deadline })).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
    expect(refusalOf(withdraw, counted)).toBe('ORDER_WRONG_STATE')
    const withdrawn = after([withdraw], accepted)
    expect(withdrawn.entitled.D1?.election).toBeUndefined()
    expect(refusalOf(submit, withdrawn)).toBeUndefined()
  })

  it('under review at the deadline lapses with its request', () => {
    const close: ElectiveDividendsCommand = {
      kind: 'electiveDividends.close',
      owner: 'electiveDividends D1',
    }
    const elected = after([submit], counted)
    expect(eventsOf(close, elected, { underReview: 'R1', now: deadline })).toMatchObject([
      { kind: 'electiveDividends.lapsed', request: 'R1' },
    ])
    expect(eventsOf(close, accepted, { now: deadline })).toEqual([])
  })

  it('waits for the deadline while it is under review, and no longer', () => {
    const stream = accountStream(accountId('A1'))
    const timersAfter = (command: ElectiveDividendsCommand, before: ElectiveDividendsState) => {
      const events = eventsOf(command, before)
      const state = after([command], before)
      const schedules = electiveDividends.schedule({ stream, before, after: state, events })
      return schedules.flatMap(({ timers }) => timers)
    }
    expect(timersAfter(count, electiveDividends.initial)).toEqual([])
    expect(timersAfter(submit, counted)).toEqual([{ kind: 'electiveDividends.close', dueAt: deadline }])
    expect(timersAfter(pass, after([submit], counted))).toEqual([])
  })
})

describe('the pay date', () => {
  const paid = { now: dividend.paysAt }

  it('buys shares at the close of the deadline for an election that was accepted (example 12)', () => {
    expect(outcomeOf(accepted, paid)).toEqual([
      {
        kind: 'shares',
        shares: 14,
        price: '31450',
        cost: money('KRW', '440300'),
        rest: money('KRW', '14425'),
        position: 'one',
      },
    ])
    expect(after([settle], accepted, paid).entitled).toEqual({})
  })

  it.each([
    ['notElected', counted, {}],
    ['notAccepted', after([submit], counted), {}],
    ['restricted', accepted, { restrictions: ['tradingBanned'] as const }],
    ['noClose', accepted, { settlement: { ...free.settlement, close: undefined } }],
    ['split', accepted, { settlement: { ...free.settlement, isSplit: true } }],
    ['delisted', accepted, { settlement: { ...free.settlement, isDelisted: true } }],
    ['tooLittle', accepted, { settlement: { ...free.settlement, close: decimal('454726') } }],
    ['owed', accepted, { ledger: {} }],
  ] as const)('pays all of it in cash: %s', (cause, state, more) => {
    expect(outcomeOf(state, { ...paid, ...more })).toEqual([{ kind: 'cash', cause }])
  })
})
