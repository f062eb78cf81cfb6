import { type InstrumentId, type PriceAlert, type PriceAlertsEvent, exact } from '@onelot/domain'
import type { MarketPort } from '../market/port.ts'

const isMet = ({ condition, level }: PriceAlert, price: string): boolean =>
  condition.direction === 'rises' ? exact(price).gte(level) : exact(price).lte(level)

/** An alert fires by a price that meets it, not in a halt, once unless it is set anew, and daily once on a trading day. */
export function alertFaults(events: readonly PriceAlertsEvent[], market: MarketPort): readonly string[] {
  const before = new Map<string, PriceAlert>()
  const firedOn = new Map<string, string>()
  const dayOf = (instrument: InstrumentId, at: PriceAlertsEvent['at']) =>
    market.session(instrument, at)?.tradingDay ?? at
  return events.flatMap((event) => {
    const { alert, at } = event
    const { id, instrument } = alert
    const known = before.get(id)
    before.set(id, alert)
    if (event.kind === 'priceAlerts.set' && (event.cause === 'changed' || event.cause === 'switched'))
      firedOn.delete(id)
    if (event.kind !== 'priceAlerts.fired') return []
    const day = dayOf(instrument, at)
    const last = firedOn.get(id)
    firedOn.set(id, day)
    const name = `alert ${id} at ${at}`
    return [
      ...(known?.on === true && known.wait === 'level' ? [] : [`${name} fired though it did not wait`]),
      ...(known !== undefined && isMet(known, event.price) ? [] : [`${name} fired at ${event.price}`]),
      ...(market.status(instrument, at) === 'listed' ? [] : [`${name} fired in a halt`]),
      ...(last === undefined || (alert.repeat === 'daily' && last !== day) ? [] : [`${name} fired again`]),
    ]
  })
}
