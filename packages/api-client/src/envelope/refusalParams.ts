import { type RefusalCode, type RefusalParams, fundDays } from '@onelot/domain'
import * as z from 'zod/mini'
import { currencyCode, decimalText, instantText, timeOfDayText } from '../contract/base/scalars.ts'
import {
  type RefusalCodeOnWire,
  type TransportCode,
  busyReasons,
  limitedActions,
  transportCodes,
} from './codes.ts'
import type { TransportParams } from './envelope.ts'

const none = z.object({})
const amount = z.object({ amount: decimalText, currency: currencyCode })
const window = z.object({ from: timeOfDayText, to: timeOfDayText, zone: z.string() })
const closedWindow = z.object({
  days: z.enum(fundDays),
  from: timeOfDayText,
  to: timeOfDayText,
  zone: z.string(),
  opensAt: instantText,
})
const range = z.object({ low: decimalText, high: decimalText, currency: currencyCode })
const from = z.object({ from: instantText })
const until = z.object({ until: instantText })
const count = z.object({ count: z.int() })
const days = z.object({ days: z.int() })
const minutes = z.object({ minutes: z.int() })
const shares = z.object({ shares: z.int() })
const span = z.object({ from: instantText, to: instantText })
const limit = z.object({ limited: z.optional(z.enum(limitedActions)), until: z.optional(instantText) })
const busy = z.object({ reason: z.optional(z.enum(busyReasons)), until: z.optional(instantText) })

/** The kinds of params by name, as the OpenAPI document names them. */
export const paramKinds = {
  none,
  amount,
  window,
  closedWindow,
  range,
  from,
  until,
  count,
  days,
  minutes,
  shares,
  span,
  limit,
  busy,
}

type ParamsShapes = {
  readonly [C in RefusalCode]: z.ZodMiniType<RefusalParams[C]>
} & { readonly [C in TransportCode]: z.ZodMiniType<TransportParams[C]> }

/** What travels in `data.params` of every refusal of the catalogue. */
export const refusalParams = {
  ACCOUNT_NOT_FOUND: none,
  CREDENTIALS_WRONG: none,
  ACCOUNT_EXISTS: none,
  INVITER_NOT_FOUND: none,
  ACCOUNT_FROZEN: none,
  LOGIN_BANNED: none,
  ACCOUNT_DISABLED: none,
  TRADING_BANNED: none,
  WITHDRAWAL_BANNED: none,
  REGISTRATION_FAILED: none,
  LOGIN_FAILED: none,
  ALREADY_SEAT_ACCOUNT: none,
  CHANNEL_PASSWORD_WRONG: none,
  ORIGINAL_PASSWORD_WRONG: none,
  FUND_PASSWORD_WRONG: none,
  FUND_PASSWORD_NOT_SET: none,
  MODIFICATION_FAILED: none,
  REAL_NAME_REQUIRED: none,
  REAL_NAME_UNDER_REVIEW: none,
  REAL_NAME_REJECTED: none,
  REAL_NAME_MISMATCH: none,
  KEY_MISMATCH: none,
  CARD_EXISTS: none,
  CARD_NOT_FOUND: none,
  CARD_NOT_OWN: none,
  CARDS_FULL: count,
  BALANCE_INSUFFICIENT: none,
  AVAILABLE_INSUFFICIENT: none,
  WITHDRAWABLE_INSUFFICIENT: none,
  CREDIT_SCORE_TOO_LOW: none,
  WITHDRAWAL_HELD: until,
  DEPOSIT_PENDING: none,
  FUND_OPERATION_PENDING: none,
  WITHDRAWAL_FAILED: none,
  FUNDRAISING_QUOTA_INSUFFICIENT: amount,
  WITHDRAWAL_BELOW_MINIMUM: amount,
  WITHDRAWAL_ABOVE_MAXIMUM: amount,
  DEPOSIT_BELOW_MINIMUM: amount,
  DEPOSIT_ABOVE_MAXIMUM: amount,
  WITHDRAWAL_WINDOW_CLOSED: closedWindow,
  DEPOSIT_WINDOW_CLOSED: closedWindow,
  LOAN_UNPAID: none,
  MONEY_LEFT: amount,
  DEBT_UNPAID: amount,
  ORDER_PENDING_REVIEW: none,
  LOAN_QUOTA_EXCEEDED: amount,
  REPAYMENT_ABOVE_LOAN: amount,
  OUTSIDE_TRADING_TIME: window,
  ORDER_WRONG_STATE: none,
  PRICE_BEYOND_LIMIT: range,
  PRICE_UNAVAILABLE: none,
  BLOCK_TRADE_CLOSED: span,
  MARGIN_NOT_ENABLED: none,
  NOT_YET_LISTED: from,
  NOT_YET_SUBSCRIPTION_TIME: from,
  SUBSCRIPTION_CHANNEL_CLOSED: none,
  DUPLICATE_SUBSCRIPTION: none,
  SUBSCRIPTION_COUNT_EXCEEDED: count,
  PRODUCT_UNAVAILABLE: none,
  COPY_DEADLINE_EXCEEDED: until,
  RUNS_FULL: count,
  BUY_BELOW_MINIMUM: amount,
  LENDING_QUOTA_FULL: none,
  LENDING_CHANNEL_CLOSED: none,
  SELL_BLOCKED_DAYS: days,
  SELL_BLOCKED_MINUTES: minutes,
  BLOCK_BELOW_MINIMUM_SHARES: shares,
  SUBSCRIPTION_FUNDS_BELOW: amount,
  PLACEMENT_BELOW_MINIMUM: amount,
  LENDING_BELOW_MINIMUM: amount,
  OPENING_BELOW_MINIMUM: amount,
  POSITION_LOCKED: until,
  DAY_LOSS_LIMIT_REACHED: amount,
  ALREADY_CHECKED_IN: none,
  ALERTS_FULL: count,
  ALERT_EXISTS: none,
  ALERT_NOT_FOUND: none,
  CHECK_INS_INSUFFICIENT: count,
  ORDER_NOT_IN_REVIEW: none,
  OPEN_POSITIONS: none,
  NO_BANK_CARD: none,
  SAME_CURRENCY: none,
  SUBSCRIPTION_BELOW_SHARES: shares,
  VALIDATION: none,
  QUOTE_EXPIRED: none,
  LOAN_CAMPAIGN_CLOSED: until,
  LOAN_PLACES_FULL: count,
  LOAN_PRINCIPAL_BELOW: amount,
  GUARDIAN_CONSENT_REQUIRED: none,
  REAL_NAME_PASSED: none,
  WATCHLIST_FULL: count,
  WATCH_GROUPS_FULL: count,
  WATCH_GROUP_EXISTS: none,
  WATCH_GROUP_NOT_FOUND: none,
  PUSH_DEVICES_FULL: count,
  TOO_FREQUENT: limit,
  SYSTEM_BUSY: busy,
  IDEMPOTENCY_KEY_REUSED: none,
  CALL_NOT_OFFERED: none,
} as const satisfies ParamsShapes

/** True for a `msg` that the catalogue names as a refusal. */
export const isRefusalCode = (msg: string): msg is RefusalCodeOnWire => Object.hasOwn(refusalParams, msg)

export const isTransportCode = (code: RefusalCodeOnWire): code is TransportCode =>
  transportCodes.some((one) => one === code)
