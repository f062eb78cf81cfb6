import type { Balances } from '../../../base/ledger/ledger.ts'
import { type Rates, convertedSum } from '../../../base/money/convert.ts'
import { type Money, add, negate, subtract } from '../../../base/money/money.ts'
import type { OpenPosition } from '../positions/position.ts'
import type { TradingState } from '../state.ts'
import { netPaidIn } from './currencyParts.ts'
import type { Figures } from './portfolio.ts'

/** What a module besides trading earned the member, in any currencies. */
export interface ModuleEarnings {
  readonly module: string
  readonly earned: readonly Money[]
}

/** Where what one owns came from, in one currency: all parts add up to the total assets, to the last unit (docs/rules/ledger.md). */
export interface WorthSources {
  /** From outside, less what went there. */
  readonly paidIn: Money
  /** Of exits and dividends, after fees and taxes. */
  readonly realised: Money
  readonly unrealised: Money
  /** Zero or below: the commission of what is open, which is realised with its exit. */
  readonly entryFees: Money
  /** What each other module earned, or charged. */
  readonly others: readonly { readonly module: string; readonly money: Money }[]
  readonly borrowed: Money
  /** What rounding left of amounts that were converted; nothing where all are of the one currency. */
  readonly rounding: Money
}

/** `figures` are those of the account in `currency`, at the same rates. */
export function worthSources(
  { positions }: Pick<TradingState, 'positions'>,
  ledger: Balances,
  earnings: readonly ModuleEarnings[],
  figures: Pick<Figures, 'totalAssets' | 'unrealised' | 'profitableFunds' | 'borrowed'>,
  rates: Rates,
): WorthSources {
  const { totalAssets, unrealised, profitableFunds, borrowed } = figures
  const { currency } = totalAssets
  const fees = Object.values<OpenPosition>(positions).map(({ fill }) => negate(fill.fee))
  const paidIn = netPaidIn(ledger, currency, rates)
  const entryFees = convertedSum(fees, currency, rates)
  const others = earnings.map(({ module, earned }) => ({
    module,
    money: convertedSum(earned, currency, rates),
  }))
  const named: Money = add(paidIn, profitableFunds, entryFees, borrowed, ...others.map(({ money }) => money))
  return {
    paidIn,
    realised: subtract(profitableFunds, unrealised),
    unrealised,
    entryFees,
    others,
    borrowed,
    rounding: subtract(totalAssets, named),
  }
}
