import { defineModule } from '../../base/module/defineModule.ts'
import { check } from './check.ts'
import { accept } from './accept.ts'
import type { PriceAlertsEvent } from './event.ts'
import { type PriceAlertsState, initialPriceAlerts } from './model.ts'
import { rows } from './rows.ts'
import { schedule } from './schedule.ts'

function evolve(state: PriceAlertsState, { kind, alert }: PriceAlertsEvent): PriceAlertsState {
  if (kind !== 'priceAlerts.ended') return { ...state, alerts: { ...state.alerts, [alert.id]: alert } }
  const others = Object.entries(state.alerts).filter(([id]) => id !== alert.id)
  return { ...state, alerts: Object.fromEntries(others) }
}

const ofTerms = ['PRODUCT_UNAVAILABLE', 'PRICE_UNAVAILABLE', 'ALERT_EXISTS', 'VALIDATION'] as const

/** Alerts of prices (docs/rules/alerts.md). */
export const priceAlerts = defineModule({
  name: 'priceAlerts',
  stream: 'account',
  initial: initialPriceAlerts,
  shape: 1,
  evolve,
  upcasts: { 'priceAlerts.set': [], 'priceAlerts.fired': [], 'priceAlerts.ended': [] },
  refusals: {
    'priceAlerts.create': ['ALERTS_FULL', ...ofTerms],
    'priceAlerts.change': ['ALERT_NOT_FOUND', ...ofTerms],
    'priceAlerts.switch': ['ALERT_NOT_FOUND', 'PRICE_UNAVAILABLE'],
    'priceAlerts.delete': ['ALERT_NOT_FOUND'],
    'priceAlerts.endAll': [],
    'priceAlerts.endDelisted': [],
    'priceAlerts.noteSplit': [],
    'priceAlerts.fire': ['ALERT_NOT_FOUND', 'PRICE_UNAVAILABLE'],
    'priceAlerts.comeBack': ['ALERT_NOT_FOUND', 'PRICE_UNAVAILABLE'],
    'priceAlerts.newDay': [],
    'priceAlerts.expire': [],
    'priceAlerts.rebase': [],
  },
  check,
  accept,
  schedule,
  rows,
})
