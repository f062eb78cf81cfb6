import { isOnTick, ticksOf } from '../instruments/ticks.ts'
import { exact } from '../money/decimal.ts'
import { type FieldReason, type Fields, type Refusal, invalid, refuse } from '../refusals/refusal.ts'
import type { PriceAlertsCommand } from './command.ts'
import type { AlertedListing, PriceAlertsContext } from './context.ts'
import { levelOf, meets } from './levels.ts'
import {
  type AlertCondition,
  type AlertTerms,
  type PriceAlert,
  type PriceAlertsState,
  alertIn,
} from './model.ts'

/** Alerts that an account has at most. */
export const MOST_ALERTS = 50
/** Characters of a note. */
export const MOST_NOTE = 100
/** A price is named within this many times the last one, and a percent between these. */
const FARTHEST = '10'
const LEAST_PERCENT = '0.1'
const MOST_PERCENT = '90'
const PERCENT_DIGITS = 2

const fieldOf = ({ kind }: AlertCondition): string => `condition.${kind}`

/** Why the condition cannot be met later: it is met already, or too far. */
function conditionReason(
  condition: AlertCondition,
  listing: Omit<AlertedListing, 'nextDayAt'>,
): FieldReason | undefined {
  const { instrument, market, quote } = listing
  const { direction } = condition
  if (condition.kind === 'price') {
    const price = exact(condition.price)
    const last = exact(quote.price)
    if (price.lte('0') || price.lt(last.div(FARTHEST))) return 'tooLow'
    if (price.gt(last.times(FARTHEST))) return 'tooHigh'
    if (!isOnTick({ ticks: ticksOf(instrument, market) }, condition.price)) return 'offTick'
  } else {
    const percent = exact(condition.percent)
    const limit = direction === 'falls' ? (market.fallLimit ?? market.priceLimit) : market.priceLimit
    if (percent.lt(LEAST_PERCENT)) return 'tooLow'
    if (percent.gt(MOST_PERCENT)) return 'tooHigh'
    // Beyond the day's limits nothing is traded.
    if (limit !== undefined && instrument.kind !== 'index' && percent.gte(exact(limit).times('100')))
      return 'tooHigh'
    if (!percent.round(PERCENT_DIGITS).eq(percent)) return 'malformed'
  }
  if (!meets(direction, levelOf(condition, listing, quote.previousClose), quote.price)) return undefined
  // A larger percent is a farther level, whatever the direction.
  return condition.kind === 'percent' || direction === 'rises' ? 'tooLow' : 'tooHigh'
}

/** What is wrong with an alert, by field: the sheet marks by it what the broker would refuse. */
export function checkAlertTerms(
  { condition, note }: Omit<AlertTerms, 'instrument'>,
  listing: Omit<AlertedListing, 'nextDayAt'>,
): Fields {
  const reason = conditionReason(condition, listing)
  return {
    ...(reason === undefined ? {} : { [fieldOf(condition)]: reason }),
    ...((note?.trim().length ?? 0) > MOST_NOTE ? { note: 'tooLong' } : {}),
  }
}

function isSame(one: AlertCondition, other: AlertCondition): boolean {
  if (one.direction !== other.direction) return false
  if (one.kind === 'price') return other.kind === 'price' && exact(one.price).eq(other.price)
  return other.kind === 'percent' && exact(one.percent).eq(other.percent)
}

function termsRefusals(
  terms: AlertTerms,
  { alerts }: PriceAlertsState,
  { listed, listing }: PriceAlertsContext,
  changed?: PriceAlert,
): readonly Refusal[] {
  if (!listed) return [refuse('PRODUCT_UNAVAILABLE', {})]
  if (listing === undefined) return [refuse('PRICE_UNAVAILABLE', {})]
  const all = Object.values<PriceAlert>(alerts)
  const twin = all.some(
    ({ id, instrument, condition }) =>
      id !== changed?.id && instrument === terms.instrument && isSame(condition, terms.condition),
  )
  const fields = checkAlertTerms(terms, listing)
  return [
    ...(changed === undefined && all.length >= MOST_ALERTS
      ? [refuse('ALERTS_FULL', { count: MOST_ALERTS })]
      : []),
    ...(twin ? [refuse('ALERT_EXISTS', {}, { [fieldOf(terms.condition)]: 'notAllowed' })] : []),
    ...(Object.keys(fields).length > 0 ? [invalid(fields)] : []),
  ]
}

const notFound = (): readonly Refusal[] => [refuse('ALERT_NOT_FOUND', {})]

/** Whether what a watch reports holds: the alert waits for it, the price is there, and nothing is halted. */
function metRefusals(
  alert: PriceAlert | undefined,
  { kind, price }: Extract<PriceAlertsCommand, { kind: 'priceAlerts.fire' | 'priceAlerts.comeBack' }>,
  { halted, listed }: PriceAlertsContext,
): readonly Refusal[] {
  const fires = kind === 'priceAlerts.fire'
  if (!alert?.on || alert.wait !== (fires ? 'level' : 'return')) return notFound()
  const isMet = meets(alert.condition.direction, alert.level, price)
  return halted || !listed || isMet !== fires ? [refuse('PRICE_UNAVAILABLE', {})] : []
}

export function check(
  command: PriceAlertsCommand,
  state: PriceAlertsState,
  context: PriceAlertsContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'priceAlerts.create':
      return termsRefusals(command.terms, state, context)
    case 'priceAlerts.change': {
      const alert = alertIn(state, command.alert)
      if (alert === undefined) return notFound()
      const terms = { ...command.terms, instrument: alert.instrument }
      return termsRefusals(terms, state, context, alert)
    }
    case 'priceAlerts.switch':
      if (alertIn(state, command.alert) === undefined) return notFound()
      return command.on && context.listing === undefined ? [refuse('PRICE_UNAVAILABLE', {})] : []
    case 'priceAlerts.delete':
      return alertIn(state, command.alert) === undefined ? notFound() : []
    case 'priceAlerts.fire':
    case 'priceAlerts.comeBack':
      return metRefusals(alertIn(state, command.owner), command, context)
    case 'priceAlerts.noteSplit':
    case 'priceAlerts.newDay':
    case 'priceAlerts.rebase':
    case 'priceAlerts.expire':
    case 'priceAlerts.endAll':
    case 'priceAlerts.endDelisted':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
