import type { MessageKind } from '@onelot/api-client'
import {
  type CloseCause,
  type DividendLine,
  type Instant,
  type ListingsEvent,
  type MembersEvent,
  type MessageContent,
  type MessagesCommand,
  type Order,
  type PriceAlertsEvent,
  type TradingEvent,
  closingDirection,
  dividendTotals,
  epochMs,
  isPositive,
  kindOf,
  openingDirection,
} from '@onelot/domain'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

type Events = TradingEvent | PriceAlertsEvent | MembersEvent

const after = sourcesOf<Events>()

const orderParams = ({ id, position, purpose, terms, lotSize }: Order) => ({
  instrument: terms.instrument,
  order: id,
  position,
  direction: purpose === 'open' ? openingDirection(terms.side) : closingDirection(terms.side),
  lots: terms.lots,
  lotSize,
})

/** What a price closed, by what the member or the system had set. */
const closings = {
  takeProfit: 'takeProfitFilled',
  stopLoss: 'stopLossFilled',
  trailingStop: 'trailingStopFilled',
  stopOut: 'positionStoppedOut',
  delisted: 'positionDelisted',
  dayTradeEnd: 'dayTradeEnded',
} as const satisfies Readonly<Record<string, MessageKind>>

/** Undefined for what the member closed. */
function closingKind(order: Order, cause: CloseCause) {
  if (cause === 'stopOut' || cause === 'delisted' || cause === 'dayTradeEnd') return closings[cause]
  if (cause === 'takeProfit') return closings.takeProfit
  return cause === 'stopLoss'
    ? closings[kindOf(order) === 'trailingStop' ? 'trailingStop' : 'stopLoss']
    : undefined
}

type Filled = Extract<TradingEvent, { kind: 'trading.orderFilled' }>

/** What filled at once was answered on the screen that sent it. */
const hasWaited = (order: Order, at: Instant): boolean =>
  order.placedAt < at || (order.purpose === 'open' ? 'frozenMargin' in order : order.terms.type === 'limit')

function filled({ order, execution, at }: Filled): MessageContent | undefined {
  const { instrument, position, lots, lotSize, price, cause } = execution
  const kind = execution.purpose === 'close' ? closingKind(order, cause) : undefined
  if (kind !== undefined) return news('orders', kind, { instrument, position, lots, lotSize, price })
  return hasWaited(order, at)
    ? news('orders', 'orderFilled', { ...orderParams(order), lots, price })
    : undefined
}

type Ended = Extract<TradingEvent, { kind: 'trading.orderEnded' }>

/** What the member cancelled, or what ended with its position or group, is no news. */
function ended({ order, ending }: Ended): MessageContent | undefined {
  const params = orderParams(order)
  switch (ending.status) {
    case 'expired':
      return news('orders', 'orderExpired', params)
    case 'rejected':
      return news('orders', 'orderRejected', params)
    case 'cancelled':
      return ending.cause === 'restriction' || ending.cause === 'delisted'
        ? news('orders', 'orderCancelled', { ...params, cause: ending.cause })
        : undefined
  }
}

type Dividend = Extract<TradingEvent, { kind: 'trading.dividendPaid' | 'trading.dividendCounted' }>

/** What all lines of a dividend come to; undefined where that is nothing. */
function dividendNews(
  kind: 'dividendPaid' | 'dividendCharged',
  { dividend }: Dividend,
  lines: readonly DividendLine[],
): MessageContent | undefined {
  const { net } = dividendTotals({ dividend, lines })
  return isPositive(net) ? news('account', kind, { instrument: dividend.instrument, amount: net }) : undefined
}

/** Every event that a member is notified of, one line each. */
export const messageSources: readonly MessageSource[] = [
  after('priceAlerts.fired', ({ alert: { instrument, condition, note }, price }) =>
    news('alerts', 'alertFired', { instrument, condition, price, note }),
  ),
  after('priceAlerts.ended', ({ alert: { instrument, condition }, cause }) =>
    cause === 'deleted' ? undefined : news('alerts', 'alertEnded', { instrument, condition, cause }),
  ),
  after('trading.orderFilled', filled),
  after('trading.orderEnded', ended),
  after('trading.dayTradeCarried', ({ carried: { id: position, terms } }) =>
    news('orders', 'dayTradeCarried', { instrument: terms.instrument, position }),
  ),
  after('trading.dividendPaid', (paid) => dividendNews('dividendPaid', paid, paid.longs)),
  after('trading.dividendCounted', (counted) => dividendNews('dividendCharged', counted, counted.shorts)),
  after('trading.marginEnabled', () => news('account', 'marginEnabled', {})),
  after('members.realNameStateChanged', ({ state, request }) => {
    // The end of the request is a message already.
    if (request !== undefined) return undefined
    if (state === 'passed') return news('account', 'realNamePassed', {})
    return state === 'rejected' ? news('account', 'realNameRejected', {}) : undefined
  }),
]

type HaltEvent = Extract<ListingsEvent, { kind: 'listings.halted' | 'listings.resumed' }>

/** The message that a halt, or its end, leads to in each account that has something of the instrument. */
export const haltNews = ({ kind, instrument, at }: HaltEvent): MessagesCommand => ({
  kind: 'messages.receive',
  // An account may have several orders and positions of it.
  id: `${kind === 'listings.halted' ? 'halted' : 'resumed'}-${String(epochMs(at))}-${instrument.replaceAll(/[^A-Za-z0-9]/g, '-')}`,
  content: news('orders', kind === 'listings.halted' ? 'tradingHalted' : 'tradingResumed', { instrument }),
})
