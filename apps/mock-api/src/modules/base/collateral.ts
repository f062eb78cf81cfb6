import {
  type Currency,
  type Instant,
  type Money,
  type OpenPosition,
  type StreamState,
  type StreamVersion,
  accountAnswers,
  balanceOf,
  currencies,
  isOwnership,
  isPositive,
  lentLotsIn,
  money,
  negate,
  sliceOf,
  smaller,
  trading,
} from '@onelot/domain'
import {
  type CollateralPart,
  type CreditLine,
  collateralOf,
  creditLineOf,
  withdrawalRoom,
} from '@onelot/domain/modules/credit/loans'
import type { Services } from '../../services.ts'
import { ratesAt } from './figures.ts'
import { loanSettingsOf } from './loanSettings.ts'

/** What is borrowed: loans are in won. */
export const borrowedBy = ({ ledger }: Pick<StreamState, 'ledger'>): Money<'KRW'> =>
  money('KRW', negate(balanceOf(ledger, 'KRW', 'loan')).amount)

/** Own lots of each listed stock, but for those that are lent for a term, at the last price. */
function sharesOf(
  { market }: Pick<Services, 'market'>,
  state: StreamState,
  now: Instant,
): readonly CollateralPart[] {
  const lent = lentLotsIn(state)
  const lots = new Map<OpenPosition['terms']['instrument'], number>()
  for (const position of Object.values<OpenPosition>(sliceOf(state, trading).positions)) {
    const { id, terms, fill } = position
    if (!isOwnership(position)) continue
    lots.set(terms.instrument, (lots.get(terms.instrument) ?? 0) + Math.max(0, fill.lots - (lent[id] ?? 0)))
  }
  return [...lots].flatMap(([instrument, own]): readonly CollateralPart[] => {
    const listing = market.listing(instrument)
    const status = market.status(instrument, now)
    const price = market.quote(instrument, now)?.price
    const counts = listing?.kind === 'stock' && status !== 'delisted' && status !== 'notYetListed'
    if (!counts || price === undefined || own === 0) return []
    return [{ kind: 'shares', instrument, lots: own, price, currency: listing.currency }]
  })
}

/** What operators did to the shares that secure a loan: a decision on the line expects it, and the line is read after it. */
export const collateralVersions = (
  { listingVersion }: Pick<Services, 'listingVersion'>,
  state: StreamState,
): Promise<readonly StreamVersion[]> => {
  const open = Object.values<OpenPosition>(sliceOf(state, trading).positions).filter(isOwnership)
  const ids = new Set(open.map(({ terms }) => terms.instrument))
  return Promise.all([...ids].map((id) => listingVersion(id)))
}

/** What secures a loan, and what of it may still be borrowed. */
export function creditLineAt(services: Services, state: StreamState, now: Instant): CreditLine {
  const { withdrawable } = accountAnswers(state)
  const cash = currencies
    .map((currency) => withdrawable(currency, now))
    .filter(isPositive)
    .map((own): CollateralPart => ({ kind: 'cash', money: own }))
  const parts = [...cash, ...sharesOf(services, state, now)]
  const collateral = collateralOf(parts, ratesAt(services, now))
  return creditLineOf(collateral, borrowedBy(state), loanSettingsOf(services).part)
}

/** What may leave of a currency: with a loan, what stays has to secure it. */
export function mayLeave(
  services: Services,
  state: StreamState,
  currency: Currency,
  withdrawable: Money,
  now: Instant,
): Money {
  const borrowed = borrowedBy(state)
  if (!isPositive(borrowed)) return withdrawable
  const available = currencies.map((one) => balanceOf(state.ledger, one, 'available'))
  const { part } = loanSettingsOf(services)
  return smaller(withdrawable, withdrawalRoom(available, borrowed, part, currency, ratesAt(services, now)))
}
