import type { HoldOnWire } from '@onelot/api-client'
import {
  type AccountAnswers,
  type CashDay,
  type Currency,
  type Instant,
  type Money,
  type Settling,
  type StreamState,
  balanceOf,
  cashDays,
  holdsIn,
  isPositive,
  settlementDays,
  smaller,
  subtract,
  trading,
} from '@onelot/domain'
import type { Services } from '../../services.ts'

/** What of the available has not settled. Proceeds that settle last are held back first: what was spent since came from the others. */
export function settlingOf(
  { ledger }: StreamState,
  { withdrawable, unsettled }: Pick<AccountAnswers, 'withdrawable' | 'unsettled'>,
  currency: Currency,
  now: Instant,
): readonly Settling[] {
  let left: Money = subtract(balanceOf(ledger, currency, 'available'), withdrawable(currency, now))
  const parts: Settling[] = []
  for (const { settlesAt, money: proceeds } of unsettled(currency, now).toReversed()) {
    const part = smaller(proceeds, left)
    left = subtract(left, part)
    if (isPositive(part)) parts.unshift({ settlesAt, money: part })
  }
  return parts
}

/** What may leave of a currency now and on the days on which it settles. */
export const cashDaysOf = (
  { calendar }: Pick<Services, 'calendar'>,
  state: StreamState,
  answers: AccountAnswers,
  currency: Currency,
  now: Instant,
): readonly CashDay[] =>
  cashDays(
    answers.withdrawable(currency, now),
    settlingOf(state, answers, currency, now),
    settlementDays(currency, calendar, now),
  )

/** What is frozen of a currency, by what holds it. */
export function holdsOf(
  { market, table }: Pick<Services, 'market' | 'table'>,
  state: StreamState,
  currency: Currency,
): readonly Omit<HoldOnWire, 'converted'>[] {
  return holdsIn(table, trading.stream, state, currency).map(({ ref, money, module, heldFor }) => {
    const held = { ref, money }
    switch (heldFor.kind) {
      case 'order': {
        const { position, instrument, side } = heldFor
        return { ...held, order: { position, instrument, name: market.listing(instrument)?.name, side } }
      }
      case 'request':
        return { ...held, request: heldFor.request }
      case 'product':
        return { ...held, product: { module, id: heldFor.id } }
      default: {
        const never: never = heldFor
        return never
      }
    }
  })
}
