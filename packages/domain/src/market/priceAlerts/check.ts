import { exact } from '../../base/money/exact.ts'
import { type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { PriceAlertsCommand } from './command.ts'
import type { PriceAlertsContext } from './context.ts'
import { type MeasuredBy, alertFault } from './fault.ts'
import { meets } from './levels.ts'
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

const fieldOf = ({ kind }: AlertCondition): string => `condition.${kind}`

/** What is wrong with an alert, by field: the sheet marks by it what the broker would refuse. */
export function checkAlertTerms(
  { condition, note }: Omit<AlertTerms, 'instrument'>,
  listing: MeasuredBy,
): Fields {
  const reason = alertFault(condition, listing)?.reason
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
