import type { HoldOnWire } from '@onelot/api-client'
import {
  type AccountAnswers,
  type CashDay,
  type Currency,
  type Instant,
  type Money,
  type Settling,
  type StreamState,
  type WorkingOrder,
  balanceOf,
  cashDays,
  isPositive,
  money,
  requests,
  settlementDays,
  sliceOf,
  smaller,
  subtract,
  trading,
} from '@onelot/domain'
import { type Application, applications } from '@onelot/domain/modules/newShares/applications'
import { type Bid, bids } from '@onelot/domain/modules/newShares/bids'
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
  { market }: Pick<Services, 'market'>,
  state: StreamState,
  currency: Currency,
): readonly Omit<HoldOnWire, 'converted'>[] {
  const { underReview } = sliceOf(state, requests)
  const opening = Object.values<WorkingOrder>(sliceOf(state, trading).orders).filter(
    ({ purpose }) => purpose === 'open',
  )
  const orders = new Map<string, WorkingOrder>(opening.map((order) => [order.position, order]))
  const { running } = sliceOf(state, applications)
  const sealed = Object.values<Bid>(sliceOf(state, bids).sealed)
  return Object.entries(state.holds[currency] ?? {}).map(([ref, amount]) => {
    const held = { ref, money: money(currency, amount) }
    const order = orders.get(ref)
    if (order !== undefined) {
      const { position, terms } = order
      const { instrument, side } = terms
      return { ...held, order: { position, instrument, name: market.listing(instrument)?.name, side } }
    }
    if (Object.hasOwn(underReview, ref)) return { ...held, request: underReview[ref]?.kind }
    const application = Object.values<Application>(running).find(({ id }) => id === ref)?.id
    const auction = sealed.find(({ id }) => id === ref)?.auction
    return { ...held, application, auction }
  })
}
