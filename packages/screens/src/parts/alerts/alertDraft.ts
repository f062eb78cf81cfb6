import type { MarketDetail, PriceAlertOnWire } from '@onelot/api-client'
import {
  type AlertCondition,
  type AlertDirection,
  type AlertRepeat,
  type Decimal,
  type Fields,
  type Quote,
  checkAlertTerms,
  compareDecimals,
  exact,
  levelOf,
  roundTo,
  roundToTick,
  ticksOf,
  toDecimal,
} from '@onelot/domain'

/** An alert as it is being filled in; its texts are what was typed. */
export interface AlertDraft {
  readonly kind: AlertCondition['kind']
  readonly priceText: string
  readonly percentText: string
  /** Where a change in percent goes; that of a price follows from the last one. */
  readonly direction: AlertDirection
  readonly repeat: AlertRepeat
  readonly note: string
}

export const firstAlertDraft: AlertDraft = {
  kind: 'price',
  priceText: '',
  percentText: '',
  direction: 'rises',
  repeat: 'once',
  note: '',
}

/** An alert as it is, to be changed. */
export const draftOf = ({ condition, repeat, note = '' }: PriceAlertOnWire): AlertDraft => ({
  ...firstAlertDraft,
  ...(condition.kind === 'price'
    ? { kind: 'price', priceText: condition.price }
    : { kind: 'percent', percentText: condition.percent, direction: condition.direction }),
  repeat,
  note,
})

/** What an alert is measured by: the instrument with its market, and the price of now. */
export interface Measured {
  readonly instrument: MarketDetail['instrument']
  readonly market: MarketDetail['market']
  readonly quote: Quote
}

/** Digits that a percent may have after the decimal mark. */
export const PERCENT_DIGITS = 2

/** A price so many percent from the last one, on the tick. */
export function priceAway({ instrument, market, quote }: Measured, percent: string): Decimal {
  const away = exact(quote.price).times(exact(percent).plus('100')).div('100')
  return roundToTick({ ticks: ticksOf(instrument, market) }, toDecimal(away), 'nearest')
}

export interface AlertSummary {
  /** Undefined until a figure is filled in. */
  readonly condition: AlertCondition | undefined
  /** The price at which it fires today, and how far that is from the last one, as a rate of it. */
  readonly level: Decimal | undefined
  readonly distance: Decimal | undefined
  /** What the broker would refuse. */
  readonly fields: Fields
}

function conditionOf(
  { kind, direction }: AlertDraft,
  figure: Decimal | undefined,
  { quote }: Measured,
): AlertCondition | undefined {
  if (figure === undefined) return undefined
  if (kind === 'percent') return { kind, direction, percent: figure }
  const rises = compareDecimals(figure, quote.price) >= 0
  return { kind, direction: rises ? 'rises' : 'falls', price: figure }
}

const RATE_DIGITS = 8
const rateBetween = (from: Decimal, to: Decimal): Decimal =>
  roundTo(exact(to).minus(exact(from)).div(exact(from)), RATE_DIGITS, 'halfUp')

/** What a draft comes to, with the figure that its text means. */
export function summaryOf(draft: AlertDraft, figure: Decimal | undefined, measured: Measured): AlertSummary {
  const condition = conditionOf(draft, figure, measured)
  if (condition === undefined) return { condition, level: undefined, distance: undefined, fields: {} }
  const { quote } = measured
  const fields = checkAlertTerms({ condition, repeat: draft.repeat, note: draft.note }, measured)
  const level = levelOf(condition, measured, quote.previousClose)
  return { condition, level, distance: rateBetween(quote.price, level), fields }
}
