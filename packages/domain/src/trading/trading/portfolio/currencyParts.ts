import type { Balances } from '../../../base/ledger/ledger.ts'
import { type Rates, convertedSum } from '../../../base/money/convert.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { exact } from '../../../base/money/exact.ts'
import { type Money, money, subtract, zero } from '../../../base/money/money.ts'
import type { Portfolio } from './portfolio.ts'

/** The figures that add up to the total assets, currency by currency. */
export const partNames = ['available', 'frozen', 'holdingFunds'] as const
export type PartName = (typeof partNames)[number]

/** What one currency of an account contributes to figures in another one. */
export type ConvertedPart = { readonly of: Currency } & Readonly<Record<PartName, Money>>

/** Each amount converted at mid rates. What is rounded off one is carried to the next, so that they add up to what all are together. */
export function convertedParts(
  amounts: readonly Money[],
  currency: Currency,
  rates: Rates,
): readonly Money[] {
  let before: Money = zero(currency)
  return amounts.map((_, index) => {
    const until = convertedSum(amounts.slice(0, index + 1), currency, rates)
    const part = subtract(until, before)
    before = until
    return part
  })
}

/** What each portfolio contributes in one currency; the parts of a figure add up to it (docs/rules/positions.md). */
export function currencyParts(
  portfolios: readonly Portfolio[],
  currency: Currency,
  rates: Rates,
): readonly ConvertedPart[] {
  const converted = (name: PartName): readonly Money[] =>
    convertedParts(
      portfolios.map(({ figures }) => figures[name]),
      currency,
      rates,
    )
  const [available, frozen, holdingFunds] = [
    converted('available'),
    converted('frozen'),
    converted('holdingFunds'),
  ]
  return portfolios.map(({ currency: of }, index) => ({
    of,
    available: available[index] ?? zero(currency),
    frozen: frozen[index] ?? zero(currency),
    holdingFunds: holdingFunds[index] ?? zero(currency),
  }))
}

/** What came from outside less what went there, in one currency at mid rates. */
export const netPaidIn = (ledger: Balances, currency: Currency, rates: Rates): Money =>
  convertedSum(
    currencies.map((of) => money(of, exact(ledger[of]?.external ?? '0').neg())),
    currency,
    rates,
  )
