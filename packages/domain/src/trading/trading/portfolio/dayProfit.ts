import type { LocalDate } from '../../../base/instant.ts'
import { marketIds } from '../../../base/instruments/instrument.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Exact, exact } from '../../../base/money/exact.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { type Money, add, money, zero } from '../../../base/money/money.ts'
import type { FigureContext, Valued } from './figures.ts'
import type { OpenPosition } from '../positions/position.ts'
import { exactProfit } from '../positions/settlement.ts'
import type { TradingState } from '../state.ts'
import type { CarriedLots, DayOfExits } from './totals.ts'

type Account = Pick<TradingState, 'positions' | 'totals'>
const nothing = (): Exact => exact('0')
const total = (amounts: readonly Exact[]): Exact => amounts.reduce((sum, one) => sum.plus(one), nothing())

/** Profit of an open leg between two prices, unrounded; nothing where one is missing. */
const change = (position: Valued, from: Decimal | undefined, to: Decimal | undefined): Exact =>
  from === undefined || to === undefined
    ? nothing()
    : exactProfit(position, { ...position.fill, price: from }, to)

/** What was realised today: also what was closed after the day had ended, which counts to the next one. */
const realisedFrom = (days: readonly DayOfExits[], today: LocalDate, currency: Currency): Exact =>
  total(days.filter(({ day }) => day >= today).map(({ netProfit }) => exact(netProfit[currency] ?? '0')))

const realisedOn = (days: readonly DayOfExits[], day: LocalDate, currency: Currency): Exact =>
  exact(days.find((one) => one.day === day)?.netProfit[currency] ?? '0')

const openIn = ({ positions }: Account, currency: Currency): readonly OpenPosition[] =>
  Object.values<OpenPosition>(positions).filter((position) => position.currency === currency)

const changeToday = (position: Valued, quote: Quote | undefined, today: LocalDate): Exact =>
  change(
    position,
    position.fill.tradingDay >= today ? position.fill.price : quote?.previousClose,
    quote?.price,
  )

/** What an open position adds to today's profit. */
export const positionToday = (position: Valued, quote: Quote, today: LocalDate): Money =>
  money(position.currency, changeToday(position, quote, today))

/**
 * Today's profit in one currency (docs/rules/positions.md), in two: realised today, and the change of what is open since the previous close,
 * or since its entry if that was today. What has no price counts nothing. The change of each position is rounded, as it shows.
 */
export function todayProfit(
  account: Account,
  currency: Currency,
  context: FigureContext,
): { readonly realised: Money; readonly open: Money } {
  const realised = marketIds.map((market) =>
    realisedFrom(account.totals.exits[market] ?? [], context.days(market).today, currency),
  )
  const open = openIn(account, currency).map((position) =>
    money(
      currency,
      changeToday(position, context.quotes(position.terms.instrument), context.days(position.market).today),
    ),
  )
  return { realised: money(currency, total(realised)), open: add(zero(currency), ...open) }
}

/** What lots that were closed today made yesterday: up to yesterday's close, since the close before or since their entry. */
function carriedYesterday(lots: CarriedLots, yesterday: LocalDate, context: FigureContext): Exact {
  const to = context.quotes(lots.instrument)?.previousClose
  if (to === undefined) return nothing()
  const quantity = exact(lots.quantity)
  if (lots.entered === yesterday) return quantity.times(to).minus(lots.entryNotional)
  const from = context.closeBefore(lots.instrument)
  return from === undefined ? nothing() : quantity.times(exact(to).minus(from))
}

/**
 * Yesterday's profit in one currency, likewise: realised yesterday, and the change up to yesterday's close of what was open at it,
 * since the close before, or since its entry if that was yesterday. Rounded once.
 */
export function yesterdayProfit(account: Account, currency: Currency, context: FigureContext): Money {
  const exits = marketIds.flatMap((market) => {
    const { today, yesterday } = context.days(market)
    const days = account.totals.exits[market] ?? []
    const carried = (days.find(({ day }) => day === today)?.carried ?? [])
      .filter((lots) => lots.currency === currency)
      .map((lots) => carriedYesterday(lots, yesterday, context))
    return [realisedOn(days, yesterday, currency), ...carried]
  })
  const open = openIn(account, currency).map((position) => {
    const { fill, market, terms } = position
    const { yesterday } = context.days(market)
    if (fill.tradingDay > yesterday) return nothing()
    const from = fill.tradingDay < yesterday ? context.closeBefore(terms.instrument) : fill.price
    return change(position, from, context.quotes(terms.instrument)?.previousClose)
  })
  return money(currency, total([...exits, ...open]))
}
