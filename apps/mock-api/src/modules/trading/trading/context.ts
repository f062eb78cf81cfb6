import {
  type Instant,
  type InstrumentId,
  type SessionState,
  type StreamState,
  type TradingCommand,
  type TradingContext,
  type TradingState,
  type WorkingOrder,
  entryOf,
  isLocked,
  lastSessionEnd,
  lentLotsIn,
  nextOpening,
  orderId,
  plusMs,
  positionId,
  previousTradingDay,
  saleUnlock,
  settlementAt,
  sliceOf,
  trading,
  tradingAnswers,
} from '@onelot/domain'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { dayTradeRulesOf } from '../../base/dayTrading.ts'
import { listingAt } from '../../base/listing.ts'
import { bestSince } from './bestSince.ts'

/** The instrument that a command concerns. */
function instrumentOf(
  command: TradingCommand,
  { orders, positions, actions }: TradingState,
): InstrumentId | undefined {
  switch (command.kind) {
    case 'trading.placeOrder':
    case 'trading.openAllotted':
      return command.terms.instrument
    case 'trading.closePosition':
    case 'trading.protectPosition':
      return entryOf(positions, command.terms.position)?.terms.instrument
    case 'trading.closeManaged':
    case 'trading.returnAllotted':
      return entryOf(positions, command.position)?.terms.instrument
    case 'trading.cancelOrder':
      return entryOf(orders, command.order)?.terms.instrument
    case 'trading.amendOrder':
      return entryOf(orders, command.terms.order)?.terms.instrument
    case 'trading.fillOrder':
    case 'trading.expireOrder':
    case 'trading.unlockOrder':
      return entryOf(orders, orderId(command.owner))?.terms.instrument
    case 'trading.stopOut':
    case 'trading.endDayTrade':
    case 'trading.closeCarried':
      return entryOf(positions, positionId(command.owner))?.terms.instrument
    case 'trading.settleDelisted':
      return command.instrument
    case 'trading.noteAction':
      return command.action.instrument
    case 'trading.takeEffect':
      return entryOf(actions, command.owner)?.action.instrument
    case 'trading.payDividend':
      return entryOf(actions, command.dividend)?.action.instrument
    case 'trading.cancelOrders':
    case 'trading.cancelOpeningOrders':
    case 'trading.enableMargin':
      return undefined
    default: {
      const never: never = command
      return never
    }
  }
}

/** When a sale now settles, and what else depends on the instrument's market. */
function ofMarket(
  { market, site, calendar }: Services,
  id: InstrumentId,
  now: Instant,
  session: SessionState | undefined,
  state: StreamState,
) {
  const instrument = market.listing(id)
  if (instrument === undefined) return undefined
  const rules = site.marketRules(instrument.market)
  const day = session?.tradingDay
  return {
    unlocksAt: saleUnlock(rules, calendar, now, day),
    settlesAt: settlementAt(rules, calendar, now, day),
    lastSessionEnds: lastSessionEnd(rules, calendar, now, day),
    lent: { lots: lentLotsIn(state), until: nextOpening(rules, calendar, now) },
    previousTradingDay: day && previousTradingDay(rules, calendar, day),
    actions: [
      ...market.actions(id),
      ...market.increases(id).filter(({ calledOffAt }) => calledOffAt === undefined),
    ].filter(({ opensAt }) => now < opensAt),
    dividendWithholding: site.values.settings.dividendWithholding[instrument.market],
  }
}

/** At a split, what the trailing stops of its instrument followed up to its opening, whose prices are in units after it. */
function bestBefore(
  { market }: Services,
  command: TradingCommand,
  { actions, orders }: TradingState,
): TradingContext['bestPrices'] {
  const action = command.kind === 'trading.takeEffect' ? entryOf(actions, command.owner)?.action : undefined
  if (action?.kind !== 'split') return undefined
  const { instrument } = action
  const until = plusMs(action.opensAt, -1)
  return new Map(
    Object.values<WorkingOrder>(orders).flatMap((order) => {
      if (order.purpose !== 'close' || order.terms.instrument !== instrument || isLocked(order)) return []
      const { id, activation: cross, since } = order
      return cross?.kind === 'trail' && since !== undefined && since <= until
        ? [[id, bestSince(market, { instrument, cross, since }, until)]]
        : []
    }),
  )
}

/** The context of trading's rules, at the command's moment. */
export async function tradingContext(
  { command, state, base }: ContextRequest<TradingCommand>,
  services: Services,
): Promise<TradingContext> {
  const { now } = base
  const own = sliceOf(state, trading)
  const id = instrumentOf(command, own)
  const basedOn = id === undefined ? [] : [await services.listingVersion(id)]
  const { market, site } = services
  const session = id && market.session(id, now)
  const listing = id && listingAt(services, id, now, session)
  return {
    ...base,
    basedOn,
    settings: { ...site.values.settings, dayTrade: listing && dayTradeRulesOf(services, listing) },
    listing,
    quote: id && market.quote(id, now),
    halted: id !== undefined && market.status(id, now) === 'halted',
    ...{ unlocksAt: undefined, settlesAt: now, lastSessionEnds: now },
    ...(id && ofMarket(services, id, now, session, state)),
    bestPrices: bestBefore(services, command, own),
    member: tradingAnswers(state),
  }
}
