import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { PriceAlertsEvent } from './event.ts'
import type { PriceAlertsState } from './model.ts'

/** Every alert that has not ended, by instrument: a delisting ends those of its group. */
export const alertsCollection = 'priceAlerts.alerts'

export const rows = ({
  events,
}: Pick<Change<PriceAlertsState, PriceAlertsEvent>, 'events'>): readonly RowChange[] =>
  events.map(({ kind, alert }) => ({
    collection: alertsCollection,
    key: alert.id,
    row:
      kind === 'priceAlerts.ended'
        ? undefined
        : {
            state: alert.on ? 'on' : 'off',
            group: alert.instrument,
            sortKey: alert.createdAt,
            body: { alert: alert.id },
          },
  }))
