import type { Leverage } from '../../../base/instruments/instrument.ts'
import type { ChargeRates } from '../../../base/instruments/market.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { balanceOf } from '../../../base/ledger/ledger.ts'
import { type Currency, minorUnits } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { exact, quotient, toDecimal } from '../../../base/money/exact.ts'
import { type Money, larger, money, subtract, zero } from '../../../base/money/money.ts'
import { quantityOf, saleTaxOf } from '../charges.ts'
import type { TradingSettings } from '../context.ts'
import { MAX_LOTS, type Traded, lotsWithin, openingCost, openingPrice } from './opening.ts'
import { type BreakEven, orderBreakEven } from './breakEven.ts'
import { dayTradeCharges } from './dayTrade.ts'
import type { OrderInput } from './order.ts'
import { stopOutMove, stopOutOnTick } from '../positions/stopOut.ts'
import type { TradingAccount } from '../tradingAccount.ts'

export interface TicketContext {
  readonly listing: Traded
  readonly quote: Quote | undefined
  readonly settings: Pick<TradingSettings, 'stopOutRate' | 'dayTrade'>
}

/** An order calculated before it is placed. Undefined is what the input does not say yet. */
export interface Ticket {
  readonly currency: Currency
  /** What it is calculated at: the limit, or for a market order the ask (long) or bid (short). */
  readonly price: Decimal | undefined
  readonly quantity: Decimal | undefined
  readonly notional: Money | undefined
  readonly margin: Money | undefined
  readonly fee: Money | undefined
  /** Sale tax at this price; taken at the close, so no part of `total`. */
  readonly tax: Money | undefined
  /** Cash that the order takes: margin and fee. */
  readonly total: Money | undefined
  readonly available: Money
  /** Greatest notional that `available` opens at the leverage, now and after this order. */
  readonly buyingPower: { readonly before: Money; readonly after: Money | undefined }
  /** The first on-tick price at which the system closes it; undefined for a 1x long, which it never does. */
  readonly stopOutPrice: Decimal | undefined
  /** The part of its price by which that lies against it: known before the price is. */
  readonly stopOutMove: Decimal | undefined
  /** Of a day trade, at the market or at its limit. */
  readonly breakEven: BreakEven | undefined
  /** Most lots that `available` pays with their fee, rounded down. */
  readonly maxLots: number | undefined
}

/**
 * Buying power: available x leverage less charges, that is, the greatest notional whose margin and commission `available`
 * pays, rounded down; never below 0.
 */
export function buyingPowerOf(available: Money, leverage: Leverage, rates: ChargeRates): Money {
  const { currency } = available
  const geared = exact(available.amount).times(String(leverage))
  const afterMinimum = geared.minus(exact(rates.minimumCommission).times(String(leverage)))
  if (afterMinimum.lte('0')) return zero(currency)
  const perNotional = exact(rates.commission).times(String(leverage)).plus('1')
  const afterRate = quotient(geared, perNotional, minorUnits(currency), 'down')
  return money(currency, afterRate.lt(afterMinimum) ? afterRate : afterMinimum, 'down')
}

/** True for lots that can be calculated with at all. */
const countable = (lots: number | undefined): lots is number =>
  lots !== undefined && Number.isSafeInteger(lots) && lots >= 1 && lots <= MAX_LOTS

/** Calculates an order, however little of it is filled in; the broker takes exactly these amounts. */
export function ticket(
  input: OrderInput,
  context: TicketContext,
  account: Pick<TradingAccount, 'balances'>,
): Ticket {
  const { instrument, market } = context.listing
  const { currency, lotSize } = instrument
  const { lots, leverage } = input
  const available = balanceOf(account.balances, currency, 'available')
  const charges = dayTradeCharges(input, market, context.settings)
  const price = openingPrice(input, context.quote)
  const counted = countable(lots) ? lots : undefined
  const cost =
    price === undefined || counted === undefined
      ? undefined
      : openingCost(context.listing, price, counted, leverage)
  const left = cost === undefined ? undefined : larger(subtract(available, cost.total), zero(currency))
  return {
    currency,
    price,
    quantity: counted === undefined ? undefined : toDecimal(quantityOf(counted, lotSize)),
    notional: cost && money(currency, cost.notional),
    margin: cost?.margin,
    fee: cost?.fee,
    tax: cost && saleTaxOf(charges, currency, cost.notional),
    total: cost?.total,
    available,
    buyingPower: {
      before: buyingPowerOf(available, leverage, market.charges),
      after: left && buyingPowerOf(left, leverage, market.charges),
    },
    stopOutPrice:
      cost &&
      stopOutOnTick(
        { lotSize, terms: input },
        { ...cost, lots: counted ?? 0 },
        context.settings.stopOutRate,
        market,
      ),
    stopOutMove: stopOutMove(input, context.settings.stopOutRate),
    breakEven:
      cost && counted !== undefined && input.dayTrade === true
        ? orderBreakEven(
            { lotSize, currency, terms: input },
            { ...cost, lots: counted },
            { ticks: market.ticks, charges },
          )
        : undefined,
    maxLots: price === undefined ? undefined : lotsWithin(available, context.listing, price, leverage),
  }
}

/** Lots whose margin and fee an amount of money pays, rounded down; undefined without a price. */
export function lotsForAmount(input: OrderInput, context: TicketContext, amount: Money): number | undefined {
  const price = openingPrice(input, context.quote)
  return price === undefined ? undefined : lotsWithin(amount, context.listing, price, input.leverage)
}

/** The chips of the ticket: lots that 25, 50, 75 or 100 percent of what is available pays; 100 is `maxLots`. */
export function lotsForPercent(
  input: OrderInput,
  context: TicketContext,
  account: Pick<TradingAccount, 'balances'>,
  percent: 25 | 50 | 75 | 100,
): number | undefined {
  const { currency } = context.listing.instrument
  const available = exact(balanceOf(account.balances, currency, 'available').amount)
  const part = money(currency, available.times(String(percent)).div('100'), 'down')
  return lotsForAmount(input, context, part)
}
