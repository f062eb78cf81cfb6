import { type Posting, balanceOf } from '../../../base/ledger/ledger.ts'
import { type Rates, convertedSum, rateOf } from '../../../base/money/convert.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Exact, exact, quotient, roundTo, toDecimal } from '../../../base/money/exact.ts'
import { type Money, add } from '../../../base/money/money.ts'
import type { PastAccount, PastWorth } from './history.ts'

/** Digits after the point of a return: 0.000001 is a ten-thousandth of a percent. */
export const RETURN_DIGITS = 6

/** What an account was worth at a moment, unrounded, in the unit of the rates. */
export interface Valuation {
  /** After what came in or went out at that moment. */
  readonly worth: Decimal
  /** What came from outside at that moment, less what went there. */
  readonly paidIn: Decimal
  /** What one of the currency in which the return is read was worth then. */
  readonly rate: Decimal
}

/** Everything that an account has less what it owes, by rates of one moment; `worths` are those of the account then. */
export function netWorthOf({ ledger }: PastAccount, worths: readonly PastWorth[], rates: Rates): Decimal {
  const parts = worths.map(({ currency, available, frozen, holdingFunds, copy }) => {
    const own = add(available, frozen, holdingFunds, copy, balanceOf(ledger, currency, 'loan'))
    return exact(own.amount).times(rateOf(rates, currency))
  })
  return toDecimal(parts.reduce<Exact>((sum, part) => sum.plus(part), exact('0')))
}

/** What it has, in one currency: of parts that are rounded each, as the total assets are (docs/rules/positions.md). */
export function totalWorthIn(worths: readonly PastWorth[], currency: Currency, rates: Rates): Money {
  const total = (part: 'available' | 'frozen' | 'holdingFunds' | 'copy'): Money =>
    convertedSum(
      worths.map((worth) => worth[part]),
      currency,
      rates,
    )
  return add(total('available'), total('frozen'), total('holdingFunds'), total('copy'))
}

/** The same less what it owes. */
export function netWorthIn(
  { ledger }: PastAccount,
  worths: readonly PastWorth[],
  currency: Currency,
  rates: Rates,
): Money {
  const loans = worths.map((worth) => balanceOf(ledger, worth.currency, 'loan'))
  return add(totalWorthIn(worths, currency, rates), convertedSum(loans, currency, rates))
}

/** What came from outside less what went there, in the unit of the rates. */
export function paidInBy(postings: readonly Pick<Posting, 'from' | 'to' | 'money'>[], rates: Rates): Decimal {
  const worths = postings.map(({ from, to, money: { currency, amount } }) => {
    const worth = exact(amount).times(rateOf(rates, currency))
    if (from === 'external') return worth
    return to === 'external' ? worth.neg() : exact('0')
  })
  return toDecimal(worths.reduce<Exact>((sum, worth) => sum.plus(worth), exact('0')))
}

/** A product of quotients, kept as a fraction so that nothing is rounded on the way. */
interface Chain {
  readonly dividend: Exact
  readonly divisor: Exact
}

/** The chain with the link between two valuations. Nothing grows from nothing, and what is lost is at most everything. */
function linked({ dividend, divisor }: Chain, from: Valuation, to: Valuation): Chain {
  const began = exact(from.worth)
  if (began.lte('0')) return { dividend, divisor }
  const ended = exact(to.worth).minus(to.paidIn)
  return {
    dividend: dividend.times(ended.lt('0') ? '0' : ended).times(from.rate),
    divisor: divisor.times(began).times(to.rate),
  }
}

/** Half up, of a fraction that is not negative, once. */
function returnOf({ dividend, divisor }: Chain): Decimal {
  const scale = exact('10').pow(RETURN_DIGITS)
  const index = quotient(dividend.times(scale).times('2').plus(divisor), divisor.times('2'), 0, 'down')
  return roundTo(index.div(scale).minus('1'), RETURN_DIGITS, 'halfUp')
}

/**
 * The time-weighted return from the first valuation to each of them, as a rate: 0.05 is 5 percent (docs/rules/portfolio.md). There is a valuation at
 * every moment at which money came in or went out; such a moment ends a link of the chain and begins the next, so that what came is no profit.
 */
export function timeWeightedReturns(valuations: readonly Valuation[]): readonly Decimal[] {
  const [first] = valuations
  if (first === undefined) return []
  let chain: Chain = { dividend: exact('1'), divisor: exact('1') }
  let begins = first
  return valuations.map((valuation, index) => {
    const next = index === 0 ? chain : linked(chain, begins, valuation)
    if (!exact(valuation.paidIn).eq('0') || exact(begins.worth).lte('0')) {
      chain = next
      begins = valuation
    }
    return returnOf(next)
  })
}
