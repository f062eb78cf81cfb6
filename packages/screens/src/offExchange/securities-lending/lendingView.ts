import type {
  LendingIncomeOnWire,
  LendingLoanOnWire,
  LendingShareOnWire,
  LendingTermsOnWire,
} from '@onelot/api-client'
import {
  type Instant,
  type LendingIncome,
  type Money,
  type Refusal,
  add,
  dayNumber,
  exact,
  incomeAt,
  invalid,
  isZero,
  marketFacts,
  money,
  refuse,
  toLocal,
} from '@onelot/domain'

/** Sums of incomes, one for each currency, in the order in which these come; those of nothing are left out. */
export function incomeByCurrency(incomes: readonly LendingIncomeOnWire[]): readonly LendingIncome[] {
  const sums = new Map<string, LendingIncome>()
  for (const { gross, tax, net } of incomes) {
    const before = sums.get(net.currency)
    sums.set(
      net.currency,
      before === undefined
        ? { gross, tax, net }
        : { gross: add(before.gross, gross), tax: add(before.tax, tax), net: add(before.net, net) },
    )
  }
  return [...sums.values()].filter(({ gross }) => !isZero(gross))
}

/** What automatic lending would have paid last month, of what is not excluded. */
export const estimateOf = (
  shares: readonly Pick<LendingShareOnWire, 'instrument' | 'lastMonth' | 'open'>[],
  excluded: readonly string[],
): readonly LendingIncome[] =>
  incomeByCurrency(
    shares
      .filter(({ instrument, open }) => open && !excluded.includes(instrument.id))
      .map(({ lastMonth }) => lastMonth),
  )

/** Waits for its review, or is lent. */
export const isRunning = ({ state, loan }: Pick<LendingLoanOnWire, 'state' | 'loan'>): boolean =>
  state === 'underReview' || loan?.progress === 'lending'

/** Shares that are lent for a term now. */
export const lentIn = (shares: readonly Pick<LendingShareOnWire, 'lent'>[]): number =>
  shares.reduce((sum, { lent }) => sum + lent, 0)

/** What a quantity for a term comes to. */
export interface LendFigures {
  readonly value: Money
  readonly endsAt: Instant
  /** At the last price, over the dates to the end. */
  readonly income: LendingIncome
}

type Terms = Pick<
  LendingTermsOnWire,
  'instrument' | 'last' | 'least' | 'lendable' | 'left' | 'rate' | 'taxRate' | 'terms'
>

/** Undefined without a price, and for a term that there is not. */
export function figuresOf(
  { lots, term }: { readonly lots: number; readonly term: number },
  { instrument, last, rate, taxRate, terms }: Terms,
  now: Instant,
): LendFigures | undefined {
  const endsAt = terms.find(({ days }) => days === term)?.endsAt
  if (last === undefined || endsAt === undefined) return undefined
  const { currency, market } = instrument
  const dateOf = (at: Instant) => dayNumber(toLocal(marketFacts[market].zone, at).date)
  const dates = Math.max(0, dateOf(endsAt) - dateOf(now))
  return {
    value: money(currency, exact(last).times(String(lots))),
    endsAt,
    income: incomeAt({ price: last, shares: lots, rate, dates }, currency, taxRate),
  }
}

/** Why a quantity may not be asked for, by the rules that the broker asks too; undefined where it may. */
export function wrongIn(lots: number, { lendable, left, last, least }: Terms): Refusal | undefined {
  if (!Number.isSafeInteger(lots) || lots < 1) return invalid({ lots: 'notWhole' })
  if (lots > lendable) return invalid({ lots: 'tooHigh' })
  if (last === undefined) return refuse('PRICE_UNAVAILABLE', {})
  if (exact(last).times(String(lots)).lt(least.amount))
    return refuse('LENDING_BELOW_MINIMUM', least, { lots: 'tooLow' })
  return lots > left ? refuse('LENDING_QUOTA_FULL', {}) : undefined
}
