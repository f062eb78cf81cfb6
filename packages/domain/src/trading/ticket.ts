import type { AccountState } from '../account/state.ts'
import { roundToTick } from '../instruments/ticks.ts'
import type { Leverage } from '../instruments/instrument.ts'
import type { ChargeRates } from '../instruments/market.ts'
import type { Quote } from '../instruments/quote.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { type Currency, minorUnits } from '../money/currency.ts'
import { type Decimal, exact, quotient, toDecimal } from '../money/decimal.ts'
import { type Money, larger, money, subtract, zero } from '../money/money.ts'
import { quantityOf, saleTaxOf } from './charges.ts'
import type { TradingSettings } from './facts.ts'
import { MAX_LOTS, type Terrain, lotsWithin, openingCost, openingPrice } from './opening.ts'
import type { Fill, OrderInput } from './order.ts'
import { stopOutPrice } from './stopOut.ts'

export interface TicketFacts {
  readonly listing: Terrain
  readonly quote: Quote | undefined
  readonly settings: Pick<TradingSettings, 'stopOutRate'>
}

/** An order reckoned before it is placed (RULES 3). Undefined is what the input does not tell yet. */
export interface Ticket {
  readonly currency: Currency
  /** What it is reckoned at: the limit, or for a market order the ask (long) or bid (short). */
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
  /** Most lots that `available` pays with their fee, rounded down. */
  readonly maxLots: number | undefined
}

/**
 * Buying power: available x leverage less charges (RULES 3), that is, the greatest notional whose margin and commission `available`
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

function stopOutOnTick(
  input: OrderInput,
  fill: Pick<Fill, 'price' | 'lots' | 'margin'>,
  facts: TicketFacts,
): Decimal | undefined {
  const { instrument, market } = facts.listing
  const order = { lotSize: instrument.lotSize, terms: input }
  const threshold = stopOutPrice(order, fill, facts.settings.stopOutRate)
  if (threshold === undefined) return undefined
  const onTick = roundToTick(market, threshold, input.side === 'long' ? 'down' : 'up')
  return exact(onTick).gt('0') ? onTick : undefined
}

/** True for lots that can be reckoned with at all. */
const countable = (lots: number | undefined): lots is number =>
  lots !== undefined && Number.isSafeInteger(lots) && lots >= 1 && lots <= MAX_LOTS

/** Reckons an order, however little of it is filled in; the broker takes exactly these amounts. */
export function ticket(
  input: OrderInput,
  facts: TicketFacts,
  account: Pick<AccountState, 'balances'>,
): Ticket {
  const { instrument, market } = facts.listing
  const { currency, lotSize } = instrument
  const { lots, leverage } = input
  const available = balanceOf(account.balances, currency, 'available')
  const price = openingPrice(input, facts.quote)
  const counted = countable(lots) ? lots : undefined
  const cost =
    price === undefined || counted === undefined
      ? undefined
      : openingCost(facts.listing, price, counted, leverage)
  const left = cost === undefined ? undefined : larger(subtract(available, cost.total), zero(currency))
  return {
    currency,
    price,
    quantity: counted === undefined ? undefined : toDecimal(quantityOf(counted, lotSize)),
    notional: cost && money(currency, cost.notional),
    margin: cost?.margin,
    fee: cost?.fee,
    tax: cost && saleTaxOf(market.charges, currency, cost.notional),
    total: cost?.total,
    available,
    buyingPower: {
      before: buyingPowerOf(available, leverage, market.charges),
      after: left && buyingPowerOf(left, leverage, market.charges),
    },
    stopOutPrice: cost && stopOutOnTick(input, { ...cost, lots: counted ?? 0 }, facts),
    maxLots: price === undefined ? undefined : lotsWithin(available, facts.listing, price, leverage),
  }
}

/** Lots whose margin and fee an amount of money pays, rounded down; undefined without a price. */
export function lotsForAmount(input: OrderInput, facts: TicketFacts, amount: Money): number | undefined {
  const price = openingPrice(input, facts.quote)
  return price === undefined ? undefined : lotsWithin(amount, facts.listing, price, input.leverage)
}

/** The chips of the ticket: lots that 25, 50, 75 or 100 per cent of what is available pays; 100 is `maxLots`. */
export function lotsForPercent(
  input: OrderInput,
  facts: TicketFacts,
  account: Pick<AccountState, 'balances'>,
  percent: 25 | 50 | 75 | 100,
): number | undefined {
  const { currency } = facts.listing.instrument
  const available = exact(balanceOf(account.balances, currency, 'available').amount)
  const share = money(currency, available.times(String(percent)).div('100'), 'down')
  return lotsForAmount(input, facts, share)
}
