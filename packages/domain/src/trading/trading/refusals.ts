import type { RefusalCode } from '../../base/refusals/refusal.ts'
import type { TradingCommandKind } from './command.ts'

const restricted = ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED'] as const
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
    ...restricted,
    'TRADING_BANNED',
    'FUND_OPERATION_PENDING',
    ...untradable,
    'VALIDATION',
    'MARGIN_NOT_ENABLED',
    'PRICE_BEYOND_LIMIT',
    'OPENING_BELOW_MINIMUM',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  'trading.closePosition': [
    ...restricted,
    'TRADING_BANNED',
    'ORDER_WRONG_STATE',
    ...untradable,
    'SELL_BLOCKED_DAYS',
    'SELL_BLOCKED_MINUTES',
    'POSITION_LOCKED',
    'VALIDATION',
    'PRICE_BEYOND_LIMIT',
  ],
  'trading.cancelOrder': [...restricted, 'ORDER_WRONG_STATE'],
  'trading.cancelOrders': restricted,
  'trading.amendOrder': [
    ...restricted,
    'TRADING_BANNED',
    'FUND_OPERATION_PENDING',
    'ORDER_WRONG_STATE',
    ...untradable,
    'VALIDATION',
    'PRICE_BEYOND_LIMIT',
    'OPENING_BELOW_MINIMUM',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  'trading.protectPosition': [
    ...restricted,
    'TRADING_BANNED',
    'ORDER_WRONG_STATE',
    'PRODUCT_UNAVAILABLE',
    'PRICE_UNAVAILABLE',
    'VALIDATION',
  ],
  'trading.enableMargin': [
    ...restricted,
    'REAL_NAME_REQUIRED',
    'REAL_NAME_UNDER_REVIEW',
    'REAL_NAME_REJECTED',
    'VALIDATION',
  ],
  'trading.fillOrder': notFiring,
  'trading.expireOrder': ['ORDER_WRONG_STATE'],
  'trading.unlockOrder': ['ORDER_WRONG_STATE'],
  'trading.stopOut': notFiring,
  'trading.cancelOpeningOrders': [],
  'trading.settleDelisted': ['PRICE_UNAVAILABLE'],
  'trading.noteAction': [],
  'trading.takeEffect': ['ORDER_WRONG_STATE'],
  'trading.payDividend': ['ORDER_WRONG_STATE'],
  'trading.openAllotted': ['PRODUCT_UNAVAILABLE'],
  'trading.returnAllotted': ['ORDER_WRONG_STATE'],
} as const satisfies Readonly<Record<TradingCommandKind, readonly RefusalCode[]>>
