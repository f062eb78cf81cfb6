import {
  type AccountHistory,
  type Currency,
  type Decimal,
  type Instant,
  type InstrumentId,
  type Valuation,
  type WorthAt,
  add,
  exact,
  money,
  netWorthIn,
  netWorthOf,
  paidInBy,
  pastAccounts,
  pastWorthOf,
  plusMs,
  toDecimal,
  rateOf,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'

/** Prices of one moment, each asked for once. */
export function pricesAt(
  { market }: Services,
  at: Instant,
): (instrument: InstrumentId) => Decimal | undefined {
  const prices = new Map<InstrumentId, Decimal | undefined>()
  return (id) => {
    if (!prices.has(id)) prices.set(id, market.quote(id, at)?.price)
    return prices.get(id)
  }
}

const isExternal = ({ from, to }: AccountHistory['postings'][number]): boolean =>
  from === 'external' || to === 'external'

/** Moments at which money came in or went out. */
export const flowMoments = ({ postings }: AccountHistory): readonly Instant[] => [
  ...new Set(postings.filter(isExternal).map(({ at }) => at)),
]

/** A moment at which money moves from or to outside, before anything else that happens then; or one after all that happens then. */
export interface Moment {
  readonly at: Instant
  readonly isFlow: boolean
}

/** The account at a moment: its worth as Holdings say it, and unrounded. */
export interface ValuationAt extends Valuation, WorthAt, Moment {}

/** In the order of time, what came in or went out before the rest of its moment. */
export const momentsOf = (flows: readonly Instant[], others: readonly Instant[]): readonly Moment[] =>
  [
    ...flows.map((at) => ({ at, isFlow: true })),
    ...[...new Set(others)].map((at) => ({ at, isFlow: false })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : Number(b.isFlow) - Number(a.isFlow)))

/** What the account was worth at each moment, in their order. */
export async function valuationsAt(
  services: Services,
  history: AccountHistory,
  currency: Currency,
  moments: readonly Moment[],
): Promise<readonly ValuationAt[]> {
  const flows = history.postings.filter(isExternal)
  const valuations: ValuationAt[] = []
  const states = moments.map(({ at, isFlow }) => (isFlow ? plusMs(at, -1) : at))
  for (const past of pastAccounts(history, states)) {
    const moment = moments[valuations.length]
    if (moment === undefined) break
    const { at, isFlow } = moment
    const rates = ratesAt(services, at)
    const moved = isFlow ? flows.filter((flow) => flow.at === at) : []
    const paidIn = paidInBy(moved, rates)
    const worths = pastWorthOf(past, pricesAt(services, at))
    const rate = rateOf(rates, currency)
    const worth = toDecimal(exact(netWorthOf(past, worths, rates)).plus(paidIn))
    const came = money(currency, exact(paidIn).div(rate))
    const closing = add(netWorthIn(past, worths, currency, rates), came)
    valuations.push({ at, isFlow, worth, closing, came, paidIn, rate })
    await services.yieldTurn()
  }
  return valuations
}
