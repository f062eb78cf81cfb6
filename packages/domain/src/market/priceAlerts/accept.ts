import { plusMs } from '../../base/instant.ts'
import type { PriceAlertsCommand } from './command.ts'
import type { AlertedListing, PriceAlertsContext } from './context.ts'
import type { PriceAlertsEvent } from './event.ts'
import { levelsOf, meets } from './levels.ts'
import { rebased, withSplit } from './rebase.ts'
import { type AlertTerms, type AlertWait, type PriceAlert, type PriceAlertsState, alertIn } from './model.ts'

const DAY_MS = 86_400_000
/** An alert that nobody changes ends after so long. */
export const ALERT_DAYS = 90

type Begun = Pick<PriceAlert, 'id' | 'createdAt' | 'fired' | 'rebasedOn'>

const noteOf = ({ note }: Pick<AlertTerms, 'note'>) => {
  const text = note?.trim()
  return text === undefined || text === '' ? {} : { note: text }
}

/** The next day matters to what is measured against the previous close, and to what has fired today. */
const nextDayOf = ({ condition }: Pick<AlertTerms, 'condition'>, wait: AlertWait, listing: AlertedListing) =>
  condition.kind === 'percent' || wait === 'nextDay' ? { nextDayAt: listing.nextDayAt } : {}

/** An alert that begins to wait; for its level, or where the price is beyond it already, for the price to come back. */
function waiting(
  { id, createdAt, fired, rebasedOn }: Begun,
  terms: AlertTerms,
  listing: AlertedListing,
  { now, splits }: PriceAlertsContext,
): PriceAlert {
  const { instrument, condition, repeat } = terms
  const { quote } = listing
  const levels = levelsOf(condition, listing, quote.previousClose)
  const wait = meets(condition.direction, levels.level, quote.price) ? 'return' : 'level'
  return {
    id,
    instrument,
    condition,
    repeat,
    ...noteOf(terms),
    ...levels,
    on: true,
    wait,
    createdAt,
    expiresAt: plusMs(now, ALERT_DAYS * DAY_MS),
    ...nextDayOf(terms, wait, listing),
    fired,
    splits: condition.kind === 'price' && splits.length > 0 ? splits : undefined,
    rebasedOn,
  }
}

/** The alert on a new trading day: a percent is measured anew, and a price that was met waits for a new crossing. */
function onNewDay(alert: PriceAlert, { listing }: PriceAlertsContext): PriceAlert | undefined {
  if (!alert.on || alert.nextDayAt === undefined) return undefined
  // Without a price there is nothing to measure by; the next day has one.
  if (listing === undefined) return { ...alert, nextDayAt: plusMs(alert.nextDayAt, DAY_MS) }
  const { condition } = alert
  const rest = { ...alert, nextDayAt: undefined }
  if (condition.kind === 'percent') {
    const levels = levelsOf(condition, listing, listing.quote.previousClose)
    return { ...rest, ...levels, wait: 'level', ...nextDayOf(alert, 'level', listing) }
  }
  const wait = meets(condition.direction, alert.level, listing.quote.price) ? 'return' : 'level'
  return { ...rest, wait }
}

function fired(alert: PriceAlert, price: PriceAlert['level'], context: PriceAlertsContext): PriceAlert {
  const rest = { ...alert, nextDayAt: undefined }
  const firing = { fired: { at: context.now, price } }
  if (alert.repeat === 'once' || context.listing === undefined)
    return { ...rest, ...firing, on: false, wait: 'level' }
  return { ...rest, ...firing, wait: 'nextDay', nextDayAt: context.listing.nextDayAt }
}

/** What a command that nothing refuses leads to. */
export function accept(
  command: PriceAlertsCommand,
  state: PriceAlertsState,
  context: PriceAlertsContext,
): readonly PriceAlertsEvent[] {
  const { now: at, newId, listing } = context
  const base = { version: 1, at, postings: [] } as const
  const set = (
    cause: Extract<PriceAlertsEvent, { kind: 'priceAlerts.set' }>['cause'],
    alert: PriceAlert | undefined,
  ): readonly PriceAlertsEvent[] =>
    alert === undefined ? [] : [{ ...base, kind: 'priceAlerts.set', cause, alert }]
  const ended = (
    cause: Extract<PriceAlertsEvent, { kind: 'priceAlerts.ended' }>['cause'],
    alerts: readonly (PriceAlert | undefined)[],
  ): readonly PriceAlertsEvent[] =>
    alerts.flatMap((alert) =>
      alert === undefined ? [] : [{ ...base, kind: 'priceAlerts.ended', cause, alert }],
    )
  switch (command.kind) {
    case 'priceAlerts.create':
      return listing === undefined
        ? []
        : set('created', waiting({ id: newId, createdAt: at }, command.terms, listing, context))
    case 'priceAlerts.change': {
      const alert = alertIn(state, command.alert)
      if (alert === undefined || listing === undefined) return []
      const { id, createdAt, rebasedOn, instrument } = alert
      return set(
        'changed',
        waiting({ id, createdAt, rebasedOn }, { ...command.terms, instrument }, listing, context),
      )
    }
    case 'priceAlerts.switch': {
      const alert = alertIn(state, command.alert)
      if (alert === undefined || alert.on === command.on) return []
      if (!command.on) {
        return set('switched', { ...alert, nextDayAt: undefined, on: false, wait: 'level' })
      }
      return listing === undefined ? [] : set('switched', waiting(alert, alert, listing, context))
    }
    case 'priceAlerts.delete':
      return ended('deleted', [alertIn(state, command.alert)])
    case 'priceAlerts.fire': {
      const alert = alertIn(state, command.owner)
      if (alert === undefined) return []
      const { price } = command
      return [{ ...base, kind: 'priceAlerts.fired', alert: fired(alert, price, context), price }]
    }
    case 'priceAlerts.comeBack': {
      const alert = alertIn(state, command.owner)
      return set('cameBack', alert && { ...alert, wait: 'level' })
    }
    case 'priceAlerts.newDay': {
      const alert = alertIn(state, command.owner)
      return set('newDay', alert && onNewDay(alert, context))
    }
    case 'priceAlerts.noteSplit':
      return Object.values<PriceAlert>(state.alerts).flatMap((alert) =>
        set('splitNoted', withSplit(alert, command.split)),
      )
    case 'priceAlerts.rebase': {
      const alert = alertIn(state, command.owner)
      return set('rebased', alert && rebased(alert))
    }
    case 'priceAlerts.expire':
      return ended('expired', [alertIn(state, command.owner)])
    case 'priceAlerts.endAll':
      return ended('deleted', Object.values<PriceAlert>(state.alerts))
    case 'priceAlerts.endDelisted':
      return ended(
        'delisted',
        Object.values<PriceAlert>(state.alerts).filter(({ instrument }) => instrument === command.instrument),
      )
    default: {
      const never: never = command
      return never
    }
  }
}
