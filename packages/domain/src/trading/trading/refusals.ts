import { realNameCodes } from '../../base/access/access.ts'
import { manageCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import type { RefusalCode } from '../../base/refusals/refusal.ts'
import type { TradingCommandKind } from './command.ts'

const untradable = [
  'PRODUCT_UNAVAILABLE',
  'NOT_YET_LISTED',
  'PRICE_UNAVAILABLE',
  'OUTSIDE_TRADING_TIME',
] as const
const notFiring = [
  'ORDER_WRONG_STATE',
  'PRODUCT_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'OUTSIDE_TRADING_TIME',
] as const

/** What each command can be refused with. */
export const tradingRefusals = {
  'trading.placeOrder': [
    ...manageCodes,
    'TRADING_BANNED',
    'FUND_OPERATION_PENDING',
    ...untradable,
    'DAY_LOSS_LIMIT_REACHED',
    'VALIDATION',
    'MARGIN_NOT_ENABLED',
    'PRICE_BEYOND_LIMIT',
    'OPENING_BELOW_MINIMUM',
    ...coverCodes,
  ],
  'trading.closePosition': [
    ...manageCodes,
    'TRADING_BANNED',
    'ORDER_WRONG_STATE',
    ...untradable,
    'SELL_BLOCKED_DAYS',
    'SELL_BLOCKED_MINUTES',
    'POSITION_LOCKED',
    'VALIDATION',
    'PRICE_BEYOND_LIMIT',
  ],
  'trading.cancelOrder': [...manageCodes, 'ORDER_WRONG_STATE'],
  'trading.cancelOrders': manageCodes,
  'trading.amendOrder': [
    ...manageCodes,
    'TRADING_BANNED',
    'FUND_OPERATION_PENDING',
    'ORDER_WRONG_STATE',
    ...untradable,
    'DAY_LOSS_LIMIT_REACHED',
    'POSITION_LOCKED',
    'VALIDATION',
    'PRICE_BEYOND_LIMIT',
    'OPENING_BELOW_MINIMUM',
    ...coverCodes,
  ],
  'trading.protectPosition': [
    ...manageCodes,
    'TRADING_BANNED',
    'ORDER_WRONG_STATE',
    'PRODUCT_UNAVAILABLE',
    'PRICE_UNAVAILABLE',
    'POSITION_LOCKED',
    'VALIDATION',
  ],
  'trading.enableMargin': [...manageCodes, ...realNameCodes, 'VALIDATION'],
  'trading.fillOrder': notFiring,
  'trading.expireOrder': ['ORDER_WRONG_STATE'],
  'trading.unlockOrder': ['ORDER_WRONG_STATE'],
  'trading.stopOut': notFiring,
  'trading.endDayTrade': ['ORDER_WRONG_STATE', 'PRODUCT_UNAVAILABLE'],
  'trading.closeCarried': notFiring,
  'trading.cancelOpeningOrders': [],
  'trading.settleDelisted': ['PRICE_UNAVAILABLE'],
  'trading.noteAction': [],
  'trading.takeEffect': ['ORDER_WRONG_STATE'],
  'trading.payDividend': ['ORDER_WRONG_STATE'],
  'trading.openAllotted': ['PRODUCT_UNAVAILABLE'],
  'trading.closeManaged': notFiring,
  'trading.returnAllotted': ['ORDER_WRONG_STATE'],
} as const satisfies Readonly<Record<TradingCommandKind, readonly RefusalCode[]>>
