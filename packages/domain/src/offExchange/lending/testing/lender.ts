import { accountId, instrumentId, positionId } from '../../../base/ids.ts'
import { type Instant, instant, localDate } from '../../../base/instant.ts'
import type { Instrument } from '../../../base/instruments/instrument.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import { haneul } from '../../blockTrading/testing/fixture.ts'
import {
  type DailyClose,
  type LendingCommand,
  type LendingContext,
  type LendingDays,
  type LendingOffer,
  type LendingState,
  lending,
  lendingQuotaKey,
  quotaFull,
} from '../module.ts'

/** Thursday 2026-03-12 16:05 in Seoul. */
export const thursday: Instant = instant(Date.parse('2026-03-12T07:05:00.000Z'))
export const share: Instrument = haneul
export const other = instrumentId('KRX:000000')

/** From Thursday to Wednesday; there is none of Saturday and Sunday. */
export const closes: readonly DailyClose[] = [
  ['2026-03-12', '42150'],
  ['2026-03-13', '42600'],
  ['2026-03-16', '41900'],
  ['2026-03-17', '42050'],
  ['2026-03-18', '42400'],
].map(([date = '', close = '']) => ({ date: localDate(date), close: decimal(close) }))

/** The days of a share on a date. */
export const daysOn = (today: string, automatic = '0.0121'): LendingDays => ({
  today: localDate(today),
  nextOpening: instant(Date.parse('2026-03-13T00:00:00.000Z')),
  endOf: (term) => instant(Date.parse('2026-03-12T00:00:00.000Z') + term * 86_400_000),
  taxRate: decimal('0.22'),
  termsOf: (rate) => ({ closes, rateOn: () => rate ?? decimal(automatic) }),
})

const positions = [
  { position: positionId('O1'), lots: 200 },
  { position: positionId('O2'), lots: 100 },
]

export const offer: LendingOffer = {
  instrument: share,
  isOpen: true,
  last: decimal('42150'),
  least: money('KRW', '1000000'),
  terms: [7, 30, 90],
  rate: decimal('0.0365'),
  quota: {
    key: lendingQuotaKey(share.id),
    max: decimal('1000'),
    claimed: decimal('700'),
    refusal: quotaFull,
  },
  lendable: positions,
}

/** Nothing stands in the way. */
export const free: LendingContext = {
  now: thursday,
  newId: 'one',
  ledger: {},
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  offer,
  daysOf: () => daysOn('2026-03-12'),
  lendable: positions,
  followed: [],
  nextPayment: instant(Date.parse('2026-04-01T00:00:00.000Z')),
}

export const submit = (lots: number, term = 7): LendingCommand => ({
  kind: 'lending.submit',
  instrument: share.id,
  lots,
  term,
})

export const terms = {
  instrument: share.id,
  market: share.market,
  currency: share.currency,
  lots: 260,
  term: 7,
  rate: decimal('0.0365'),
}

export const decide = (
  command: LendingCommand,
  more: Partial<LendingContext> = {},
  state: LendingState = lending.initial,
) => lending.decide(command, state, { ...free, ...more })

export function refusalOf(
  command: LendingCommand,
  more: Partial<LendingContext> = {},
  state: LendingState = lending.initial,
) {
  const decided = decide(command, more, state)
  return decided.ok ? undefined : decided.refusal
}

/** What a command leads to. @throws Error where it is refused */
export function done(
  command: LendingCommand,
  more: Partial<LendingContext> = {},
  state: LendingState = lending.initial,
) {
  const decided = decide(command, more, state)
  if (!decided.ok) throw new Error(decided.refusal.code)
  const { events, quotaClaims = [] } = decided.value
  return {
    events,
    quotaClaims,
    after: events.reduce((folded, event) => lending.evolve(folded, event), state),
  }
}

/** 260 shares are lent from Thursday on. */
export const lent = (): LendingState => done({ kind: 'lending.begin', request: 'R1', terms }).after
