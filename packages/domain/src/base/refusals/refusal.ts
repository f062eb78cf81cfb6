import type { Instant, TimeOfDay } from '../instant.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'

/** Params of a text without values; a `Record<string, never>` would seem to have every name. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the empty object is meant
export type NoParams = Readonly<Record<never, never>>
interface Amount {
  readonly amount: Decimal
  readonly currency: Currency
}
/** A daily window, in the operator's time zone. */
export interface Window {
  readonly from: TimeOfDay
  readonly to: TimeOfDay
  readonly zone: string
}

/** A daily window that is closed now, and when it opens next. */
export interface ClosedWindow extends Window {
  /** Monday to Friday, or when the Korean exchange trades; by the clock of `zone`. */
  readonly days: 'weekdays' | 'tradingDays'
  readonly opensAt: Instant
}

/**
 * Every refusal that a rule can give, with what its text is filled with (docs/rules/commands.md).
 * Transport refusals (session, throttling, idempotency) are declared in api-client.
 */
export interface RefusalParams {
  ACCOUNT_NOT_FOUND: NoParams
  CREDENTIALS_WRONG: NoParams
  ACCOUNT_EXISTS: NoParams
  INVITER_NOT_FOUND: NoParams
  ACCOUNT_FROZEN: NoParams
  LOGIN_BANNED: NoParams
  ACCOUNT_DISABLED: NoParams
  TRADING_BANNED: NoParams
  WITHDRAWAL_BANNED: NoParams
  REGISTRATION_FAILED: NoParams
  LOGIN_FAILED: NoParams
  ALREADY_SEAT_ACCOUNT: NoParams
  CHANNEL_PASSWORD_WRONG: NoParams
  ORIGINAL_PASSWORD_WRONG: NoParams
  FUND_PASSWORD_WRONG: NoParams
  FUND_PASSWORD_NOT_SET: NoParams
  MODIFICATION_FAILED: NoParams
  REAL_NAME_REQUIRED: NoParams
  REAL_NAME_UNDER_REVIEW: NoParams
  REAL_NAME_REJECTED: NoParams
  REAL_NAME_MISMATCH: NoParams
  KEY_MISMATCH: NoParams
  CARD_EXISTS: NoParams
  CARD_NOT_FOUND: NoParams
  CARD_NOT_OWN: NoParams
  CARDS_FULL: { readonly count: number }
  BALANCE_INSUFFICIENT: NoParams
  AVAILABLE_INSUFFICIENT: NoParams
  WITHDRAWABLE_INSUFFICIENT: NoParams
  CREDIT_SCORE_TOO_LOW: NoParams
  WITHDRAWAL_HELD: { readonly until: Instant }
  DEPOSIT_PENDING: NoParams
  FUND_OPERATION_PENDING: NoParams
  WITHDRAWAL_FAILED: NoParams
  /** What is left of it. */
  FUNDRAISING_QUOTA_INSUFFICIENT: Amount
  WITHDRAWAL_BELOW_MINIMUM: Amount
  WITHDRAWAL_ABOVE_MAXIMUM: Amount
  DEPOSIT_BELOW_MINIMUM: Amount
  DEPOSIT_ABOVE_MAXIMUM: Amount
  WITHDRAWAL_WINDOW_CLOSED: ClosedWindow
  DEPOSIT_WINDOW_CLOSED: ClosedWindow
  LOAN_UNPAID: NoParams
  MONEY_LEFT: Amount
  DEBT_UNPAID: Amount
  ORDER_PENDING_REVIEW: NoParams
  LOAN_QUOTA_EXCEEDED: Amount
  REPAYMENT_ABOVE_LOAN: Amount
  OUTSIDE_TRADING_TIME: Window
  ORDER_WRONG_STATE: NoParams
  PRICE_BEYOND_LIMIT: { readonly low: Decimal; readonly high: Decimal; readonly currency: Currency }
  PRICE_UNAVAILABLE: NoParams
  /** The next window in which it is taken, or the last one where none follows. */
  BLOCK_TRADE_CLOSED: { readonly from: Instant; readonly to: Instant }
  MARGIN_NOT_ENABLED: NoParams
  NOT_YET_LISTED: { readonly from: Instant }
  NOT_YET_SUBSCRIPTION_TIME: { readonly from: Instant }
  SUBSCRIPTION_CHANNEL_CLOSED: NoParams
  DUPLICATE_SUBSCRIPTION: NoParams
  SUBSCRIPTION_COUNT_EXCEEDED: { readonly count: number }
  PRODUCT_UNAVAILABLE: NoParams
  COPY_DEADLINE_EXCEEDED: { readonly until: Instant }
  /** Follows, or runs of a strategy, that one account may have at once. */
  RUNS_FULL: { readonly count: number }
  BUY_BELOW_MINIMUM: Amount
  LENDING_QUOTA_FULL: NoParams
  LENDING_CHANNEL_CLOSED: NoParams
  SELL_BLOCKED_DAYS: { readonly days: number }
  SELL_BLOCKED_MINUTES: { readonly minutes: number }
  BLOCK_BELOW_MINIMUM_SHARES: { readonly shares: number }
  SUBSCRIPTION_FUNDS_BELOW: Amount
  PLACEMENT_BELOW_MINIMUM: Amount
  LENDING_BELOW_MINIMUM: Amount
  OPENING_BELOW_MINIMUM: Amount
  POSITION_LOCKED: { readonly until: Instant }
  /** The member's own limit of what day trades may lose in a day. */
  DAY_LOSS_LIMIT_REACHED: Amount
  ALREADY_CHECKED_IN: NoParams
  ALERTS_FULL: { readonly count: number }
  ALERT_EXISTS: NoParams
  ALERT_NOT_FOUND: NoParams
  CHECK_INS_INSUFFICIENT: { readonly count: number }
  ORDER_NOT_IN_REVIEW: NoParams
  OPEN_POSITIONS: NoParams
  NO_BANK_CARD: NoParams
  SAME_CURRENCY: NoParams
  SUBSCRIPTION_BELOW_SHARES: { readonly shares: number }
  VALIDATION: NoParams
  QUOTE_EXPIRED: NoParams
  LOAN_CAMPAIGN_CLOSED: { readonly until: Instant }
  LOAN_PLACES_FULL: { readonly count: number }
  LOAN_PRINCIPAL_BELOW: Amount
  GUARDIAN_CONSENT_REQUIRED: NoParams
  REAL_NAME_PASSED: NoParams
  WATCHLIST_FULL: { readonly count: number }
  WATCH_GROUPS_FULL: { readonly count: number }
  WATCH_GROUP_EXISTS: NoParams
  WATCH_GROUP_NOT_FOUND: NoParams
  PUSH_DEVICES_FULL: { readonly count: number }
}

export type RefusalCode = keyof RefusalParams

/** Why one field is refused; the interface has the texts. */
export const fieldReasons = [
  'required',
  'malformed',
  'unknown',
  'tooLow',
  'tooHigh',
  'tooShort',
  'tooLong',
  'tooLarge',
  'notWhole',
  'offTick',
  'offLot',
  'mismatch',
  'mustAccept',
  'notAllowed',
  'base58check',
  'eip55',
] as const
export type FieldReason = (typeof fieldReasons)[number]

/** Field path (dotted) to reason. */
export type Fields = Readonly<Record<string, FieldReason>>

/** What a rule answers when it refuses: data, never thrown, never prose. */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  [K in C]: { readonly code: K; readonly params: RefusalParams[K]; readonly fields: Fields }
}[C]

/** Makes a refusal; `fields` marks the inputs that it concerns. */
export function refuse<C extends RefusalCode>(
  code: C,
  params: RefusalParams[C],
  fields: Fields = {},
): Refusal<C> {
  return { code, params, fields }
}

export const invalid = (fields: Fields): Refusal<'VALIDATION'> => refuse('VALIDATION', {}, fields)

export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: E }
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const no = <E>(refusal: E): Result<never, E> => ({ ok: false, refusal })
