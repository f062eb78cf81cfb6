import type { ModuleEvent } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { PriceAlert } from './model.ts'

interface Base extends ModuleEvent {
  readonly version: 1
  /** As it is from then on. */
  readonly alert: PriceAlert
}

export type PriceAlertsEvent =
  | (Base & {
      readonly kind: 'priceAlerts.set'
      readonly cause: 'created' | 'changed' | 'switched' | 'cameBack' | 'newDay' | 'splitNoted' | 'rebased'
    })
  /** `price` met it. */
  | (Base & { readonly kind: 'priceAlerts.fired'; readonly price: Decimal })
  | (Base & { readonly kind: 'priceAlerts.ended'; readonly cause: 'deleted' | 'expired' | 'delisted' })
