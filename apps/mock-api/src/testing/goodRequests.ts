import { endpoints } from '@onelot/api-client'
import type { OrderId, PositionId } from '@onelot/domain'
import { pictureOf } from './pictures.ts'

export interface Owned {
  /** Open, of the one who calls. */
  readonly holding: PositionId
  /** Resting, of the one who calls. */
  readonly pending: OrderId
  /** A price alert of the one who calls. */
  readonly alert: string
  /** A resting order of somebody else. */
  readonly foreign: OrderId
}

/** Requests of the endpoints that have an example in their contract. */
const examples: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  endpoints.flatMap(({ path, example }) => (example === undefined ? [] : [[path, { ...Object(example) }]])),
)

/** A request that each endpoint accepts, by path. */
export const goodRequests = ({
  holding,
  pending,
  alert,
}: Owned): Readonly<Record<string, Record<string, unknown>>> => ({
  ...examples,
  'common/config': { type: 'all' },
  'common/outcome': { endpoint: 'trade/place', key: 'a-key-of-no-request' },
  'member/register': {
    phone: '01099990000',
    password: 'Onelot2026',
    passwordConfirm: 'Onelot2026',
    invitation: 'ONELOT',
    agreementAccepted: true,
    privacyAccepted: true,
  },
  'member/login': { phone: '01011110000', password: 'Onelot2026' },
  'member/logout': {},
  'member/me': {},
  'member/enableMargin': { riskStatementRead: true },
  'market/overview': {},
  'market/list': { market: 'KRX', board: 'hot', page: 1, pageSize: 10 },
  'market/search': { query: 'apple', page: 1, pageSize: 10 },
  'market/detail': { instrument: 'US:AAPL' },
  'market/candles': {
    instrument: 'US:AAPL',
    period: 'day',
    adjustment: 'none',
    before: '2018-05-11',
    limit: 10,
  },
  'market/quotes': { instruments: ['US:AAPL'] },
  'trade/account': { instrument: 'US:AAPL' },
  'trade/summary': { currency: 'USD' },
  'trade/positions': { tab: 'purchase', pageSize: 10 },
  'trade/inventory': { pageSize: 10 },
  'trade/position': { position: holding },
  'trade/place': {
    instrument: 'US:AAPL',
    side: 'long',
    type: 'limit',
    limitPrice: '100.00',
    lots: 1,
    leverage: 1,
  },
  'trade/cancel': { order: pending },
  'trade/close': { position: holding, lots: 1, type: 'limit', limitPrice: '300.00' },
  'trade/amend': { order: pending, limitPrice: '101.00' },
  'trade/cancelAll': { instrument: 'US:AAPL' },
  'trade/protect': { position: holding },
  'priceAlerts/change': {
    alert,
    condition: { kind: 'percent', direction: 'falls', percent: '80' },
    repeat: 'daily',
  },
  'priceAlerts/switch': { alert, on: false },
  'priceAlerts/delete': { alert },
  'trade/orders': { state: 'all', pageSize: 10 },
  'trade/order': { order: pending },
  'dividends/announced': { pageSize: 10 },
  'dividends/records': { pageSize: 10 },
  'fund/records': { currency: 'USD', pageSize: 10 },
  // Of a week that ended two days before the clock of tests, in every calendar.
  'news/item': { id: 'CRYPTO:XCOMP.weekSummary.2026-03-09T00:00:00.000Z' },
  'upload/image': { image: pictureOf(1) },
  'stream/open': { instruments: ['US:AAPL'] },
})
