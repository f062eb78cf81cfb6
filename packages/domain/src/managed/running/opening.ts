import { splitLots } from '../../base/instruments/announced.ts'
import type { Market } from '../../base/instruments/market.ts'
import { stepTick } from '../../base/instruments/ticks.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Money, add, minorOf, ofMinor, subtract, zero } from '../../base/money/money.ts'
import { scaled } from '../../base/money/scaled.ts'
import { afterActions, broughtBy, costOf, lotsFor, scaledNotional } from '../mentoring/plan.ts'
import type { RunBar } from './bar.ts'
import type { Decision } from './decider.ts'

/** What one part of a run has of the share. */
export interface Part {
  readonly lots: number
  /** What they cost, with the commission. */
  readonly cost: Money
  readonly since?: LocalDate | undefined
}

/** What a run has: all that the next day needs besides the bars. */
export interface RunBook extends Decision {
  readonly cash: Money
  readonly parts: readonly Part[]
}

export interface RunFill {
  readonly side: 'buy' | 'sell'
  readonly lots: number
  readonly price: Decimal
  /** What a purchase cost, or what a sale brought, after what was charged. */
  readonly amount: Money
  /** Commission and tax. */
  readonly charged: Money
  /** Of a sale: what it brought less what the lots had cost, and the day of the oldest purchase. */
  readonly earned?: Money | undefined
  readonly since?: LocalDate | undefined
}

/** How a run trades. */
export interface RunTerms {
  readonly capital: Money
  readonly market: Pick<Market, 'charges' | 'ticks'>
}

export const lotsIn = (parts: readonly Part[]): number => parts.reduce((sum, { lots }) => sum + lots, 0)

const emptyPart = (currency: Money['currency']): Part => ({ lots: 0, cost: zero(currency) })

export const firstBook = ({ capital }: Pick<RunTerms, 'capital'>, decision: Decision): RunBook => ({
  ...decision,
  cash: capital,
  parts: decision.wanted.map(() => emptyPart(capital.currency)),
})

/** A dividend, and a split: whole lots stay in their parts, and what the parts' fractions make together goes to the lowest. */
function withActions(book: RunBook, bar: RunBar): RunBook {
  const { split, dividend, open } = bar
  if (split === undefined && dividend === undefined) return book
  const after = afterActions({ cash: book.cash, lots: lotsIn(book.parts) }, bar, open)
  if (split === undefined) return { ...book, cash: after.cash }
  const whole = book.parts.map((part) => ({ ...part, lots: splitLots(part.lots, split).lots }))
  let left = after.lots - lotsIn(whole)
  const parts = whole.map((part, index) => {
    if (left === 0 || book.parts[index]?.lots === 0) return part
    left -= 1
    return { ...part, lots: part.lots + 1 }
  })
  return { ...book, cash: after.cash, parts }
}

function sold(book: RunBook, price: Decimal, { market }: RunTerms) {
  const { currency } = book.cash
  const going = book.parts.filter(({ lots }, index) => lots > 0 && book.wanted[index] !== true)
  const lots = lotsIn(going)
  if (lots === 0) return { book, fills: [] }
  const { brought, fee, tax } = broughtBy(price, lots, currency, market)
  const cost = add(zero(currency), ...going.map((part) => part.cost))
  const [since] = going.flatMap((part) => part.since ?? []).toSorted()
  const charged = add(fee, tax)
  const fill: RunFill = {
    side: 'sell',
    lots,
    price,
    amount: brought,
    charged,
    earned: subtract(brought, cost),
    since,
  }
  const parts = book.parts.map((part) => (going.includes(part) ? emptyPart(currency) : part))
  return { book: { ...book, cash: add(book.cash, brought), parts }, fills: [fill] }
}

/** Lots that each part buys: of one part what the cash pays; of more an equal part of the capital, cut from the lowest. */
function lotsBought(book: RunBook, price: Decimal, { capital, market }: RunTerms): readonly number[] {
  const payable = lotsFor(book.cash, price, market)
  const each =
    book.parts.length === 1
      ? payable
      : Number(scaled(capital.amount) / scaledNotional(price, book.parts.length))
  let left = payable
  return book.parts
    .map(({ lots }, index) => (lots === 0 && book.wanted[index] === true ? each : 0))
    .toReversed()
    .map((wished) => {
      const lots = Math.min(wished, left)
      left -= lots
      return lots
    })
    .toReversed()
}

function bought(book: RunBook, { open, date }: RunBar, terms: RunTerms) {
  const { currency } = book.cash
  if (book.parts.every(({ lots }, index) => lots > 0 || book.wanted[index] !== true))
    return { book, fills: [] }
  const price = stepTick(terms.market, open, 1)
  const buying = lotsBought(book, price, terms)
  const lots = buying.reduce((sum, one) => sum + one, 0)
  if (lots === 0) return { book, fills: [] }
  const { cost, fee } = costOf(price, lots, currency, terms.market)
  let [costLeft, lotsLeft] = [cost, lots]
  const parts = book.parts.map((part, index) => {
    const own = buying[index] ?? 0
    if (own === 0) return part
    const share = ofMinor(
      currency,
      minorOf(currency, (scaled(costLeft.amount) * BigInt(own)) / BigInt(lotsLeft), 1),
    )
    costLeft = subtract(costLeft, share)
    lotsLeft -= own
    return { lots: own, cost: share, since: date }
  })
  const fill: RunFill = { side: 'buy', lots, price, amount: cost, charged: fee }
  return { book: { ...book, cash: subtract(book.cash, cost), parts }, fills: [fill] }
}

/** A purchase is one tick above the open, a sale at it; sales come first, so that they pay for purchases. */
export function openingOfRun(
  before: RunBook,
  bar: RunBar,
  terms: RunTerms,
): { readonly book: RunBook; readonly fills: readonly RunFill[]; readonly income: Money } {
  const acted = withActions(before, bar)
  const income = acted === before ? zero(before.cash.currency) : subtract(acted.cash, before.cash)
  if (acted.parts.every(({ lots }, index) => lots > 0 === (acted.wanted[index] === true)))
    return { book: acted, fills: [], income }
  const sale = sold(acted, bar.open, terms)
  const purchase = bought(sale.book, bar, terms)
  const { book } = purchase
  const wanted = book.parts.length === 1 ? book.wanted : book.parts.map(({ lots }) => lots > 0)
  return {
    book: { ...book, wanted },
    fills: [...sale.fills, ...purchase.fills],
    income,
  }
}

/** Cash, and lots at a price, half up. */
export function runEquity({ cash, parts }: Pick<RunBook, 'cash' | 'parts'>, price: Decimal): Money {
  const lots = lotsIn(parts)
  if (lots === 0) return cash
  const worth = scaledNotional(price, lots) + scaled(cash.amount)
  return ofMinor(cash.currency, minorOf(cash.currency, worth, 1))
}
