import type { InstrumentId, PositionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import type { Money } from '../../base/money/money.ts'
import type { Accrual } from './accrual.ts'
import type { Loan } from './loan.ts'

/** A share that automatic lending has, or had and still owes something for. */
export interface AutomaticShare {
  readonly market: MarketId
  readonly currency: Currency
  readonly accrual: Accrual
}

export interface AutomaticLending {
  readonly on: boolean
  readonly excluded: readonly InstrumentId[]
  readonly shares: Readonly<Record<InstrumentId, AutomaticShare>>
  /** When lots of a share become free to be lent, by share. */
  readonly unlocks: Readonly<Record<InstrumentId, Instant>>
  /** When what is owed is paid next; missing while nothing is lent or owed. */
  readonly paysAt?: Instant | undefined
}

export interface LendingState {
  /** Running, by their ids. */
  readonly loans: Readonly<Record<string, Loan>>
  readonly automatic: AutomaticLending
  /** All that was paid, after tax. */
  readonly earned: Readonly<Partial<Record<Currency, Decimal>>>
}

export const initialLending: LendingState = Object.freeze({
  loans: {},
  automatic: { on: false, excluded: [], shares: {}, unlocks: {} },
  earned: {},
})

/** Ids come from outside, so only own keys count. */
export const loanIn = ({ loans }: Pick<LendingState, 'loans'>, id: string): Loan | undefined =>
  Object.hasOwn(loans, id) ? loans[id] : undefined

export const loansOf = ({ loans }: Pick<LendingState, 'loans'>, instrument?: InstrumentId): readonly Loan[] =>
  Object.values<Loan>(loans).filter(
    ({ terms }) => instrument === undefined || terms.instrument === instrument,
  )

/** Lots that loans for a term have, by position. */
export function lentLotsOf(state: Pick<LendingState, 'loans'>): Readonly<Record<PositionId, number>> {
  const lent: Record<PositionId, number> = {}
  for (const { lots } of loansOf(state))
    for (const [position, some] of Object.entries<number>(lots)) {
      // The keys are ids of positions.
      const id = position as PositionId
      lent[id] = (lent[id] ?? 0) + some
    }
  return lent
}

export const withEarned = (
  earned: LendingState['earned'],
  { currency, amount }: Money,
): LendingState['earned'] => ({
  ...earned,
  [currency]: toDecimal(exact(earned[currency] ?? '0').plus(amount)),
})
