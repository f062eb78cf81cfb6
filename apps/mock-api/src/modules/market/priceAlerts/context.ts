import {
  type AnnouncedSplit,
  type Instant,
  type InstrumentId,
  type PriceAlertsCommand,
  type PriceAlertsContext,
  type StateOf,
  marketFacts,
  nextTradingDay,
  opensAt,
  sliceOf,
} from '@onelot/domain'
import { priceAlerts } from '@onelot/domain/modules/market/priceAlerts'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { listingAt } from '../../base/listing.ts'

type State = StateOf<typeof priceAlerts>

/** The instrument that a command concerns. */
function instrumentOf(command: PriceAlertsCommand, { alerts }: State): InstrumentId | undefined {
  switch (command.kind) {
    case 'priceAlerts.create':
      return command.terms.instrument
    case 'priceAlerts.change':
    case 'priceAlerts.switch':
    case 'priceAlerts.delete':
      return alerts[command.alert]?.instrument
    case 'priceAlerts.fire':
    case 'priceAlerts.comeBack':
    case 'priceAlerts.newDay':
    case 'priceAlerts.expire':
    case 'priceAlerts.rebase':
      return alerts[command.owner]?.instrument
    case 'priceAlerts.endAll':
      return undefined
    case 'priceAlerts.endDelisted':
      return command.instrument
    case 'priceAlerts.noteSplit':
      return command.split.instrument
    default: {
      const never: never = command
      return never
    }
  }
}

/** When the next trading day of an instrument begins, pre-market included. */
function nextDayAt({ market, calendar }: Services, id: InstrumentId, now: Instant): Instant | undefined {
  const instrument = market.listing(id)
  const session = market.session(id, now)
  if (instrument === undefined || session === undefined) return undefined
  const exchange = marketFacts[instrument.market]
  const opening = opensAt(exchange, calendar, session.tradingDay)
  // Between two days, the day of the session is the next one.
  return opening > now
    ? opening
    : opensAt(exchange, calendar, nextTradingDay(exchange, calendar, session.tradingDay))
}

/** The earliest first. */
const splitsAhead = ({ market }: Services, id: InstrumentId, now: Instant): readonly AnnouncedSplit[] =>
  market.actions(id).flatMap((action) => (action.kind === 'split' && now < action.opensAt ? [action] : []))

export async function priceAlertsContext(
  { command, state, base }: ContextRequest<PriceAlertsCommand>,
  services: Services,
): Promise<PriceAlertsContext> {
  const { now } = base
  const id = instrumentOf(command, sliceOf(state, priceAlerts))
  const basedOn = id === undefined ? [] : [await services.listingVersion(id)]
  const { market } = services
  const status = id && market.status(id, now)
  const instrument = id && market.listing(id)
  const quote = id && market.quote(id, now)
  const next = id && nextDayAt(services, id, now)
  const rules = id && listingAt(services, id, now)?.market
  const listed = status === 'listed' || status === 'halted' || status === 'notYetListed'
  return {
    ...base,
    basedOn,
    listed,
    listing:
      listed && instrument && quote && next && rules
        ? { instrument, market: rules, quote, nextDayAt: next }
        : undefined,
    halted: status === 'halted',
    splits: id === undefined ? [] : splitsAhead(services, id, now),
  }
}
