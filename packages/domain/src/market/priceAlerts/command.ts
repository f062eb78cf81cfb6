import type { InstrumentId } from '../../base/ids.ts'
import type { AnnouncedSplit } from '../../base/instruments/announced.ts'
import type { DueCommand, MetCommand } from '../../base/module/module.ts'
import type { AlertTerms } from './model.ts'

export type PriceAlertsCommand =
  | { readonly kind: 'priceAlerts.create'; readonly terms: AlertTerms }
  | {
      readonly kind: 'priceAlerts.change'
      readonly alert: string
      readonly terms: Omit<AlertTerms, 'instrument'>
    }
  | { readonly kind: 'priceAlerts.switch'; readonly alert: string; readonly on: boolean }
  | { readonly kind: 'priceAlerts.delete'; readonly alert: string }
  /** All that the account has. */
  | { readonly kind: 'priceAlerts.endAll' }
  | { readonly kind: 'priceAlerts.endDelisted'; readonly instrument: InstrumentId }
  | { readonly kind: 'priceAlerts.noteSplit'; readonly split: AnnouncedSplit }
  | (MetCommand & { readonly kind: 'priceAlerts.fire' | 'priceAlerts.comeBack' })
  | (DueCommand & { readonly kind: 'priceAlerts.newDay' | 'priceAlerts.expire' | 'priceAlerts.rebase' })
