import type { Change } from '../../base/module/module.ts'
import type { Schedule, Timer, Watch } from '../../base/module/schedule.ts'
import type { OpenPhase } from '../../base/sessions/dayWindows.ts'
import type { PriceAlertsEvent } from './event.ts'
import { type PriceAlert, type PriceAlertsState, alertIn } from './model.ts'

const phases: readonly OpenPhase[] = ['pre', 'regular', 'after']

/** The bid is at the last price (docs/rules/market.md), so an alert is met by the price that shows. */
function watchesOf({ on, wait, instrument, condition, level, returnsAt }: PriceAlert): readonly Watch[] {
  if (!on || wait === 'nextDay') return []
  const rises = condition.direction === 'rises'
  const cross = { at: 'bid', kind: 'level', phases } as const
  return wait === 'level'
    ? [
        {
          kind: 'priceAlerts.fire',
          instrument,
          cross: { ...cross, when: rises ? 'atLeast' : 'atMost', price: level },
        },
      ]
    : [
        {
          kind: 'priceAlerts.comeBack',
          instrument,
          cross: { ...cross, when: rises ? 'atMost' : 'atLeast', price: returnsAt },
        },
      ]
}

const timersOf = ({ on, expiresAt, nextDayAt, splits = [] }: PriceAlert): readonly Timer[] => [
  { kind: 'priceAlerts.expire', dueAt: expiresAt },
  ...splits.slice(0, 1).map(({ opensAt }) => ({ kind: 'priceAlerts.rebase', dueAt: opensAt }) as const),
  ...(on && nextDayAt !== undefined ? [{ kind: 'priceAlerts.newDay', dueAt: nextDayAt } as const] : []),
]

/** What each alert that the events concern waits for; nothing where it has ended. */
export function schedule({
  after,
  events,
}: Pick<Change<PriceAlertsState, PriceAlertsEvent>, 'after' | 'events'>): readonly Schedule[] {
  return [...new Set(events.map(({ alert }) => alert.id))].map((owner) => {
    const alert = alertIn(after, owner)
    return alert === undefined
      ? { owner, timers: [], watches: [] }
      : { owner, timers: timersOf(alert), watches: watchesOf(alert) }
  })
}
