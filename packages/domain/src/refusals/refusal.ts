import type { Instant, TimeOfDay } from '../instant.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'

type None = Readonly<Record<never, never>>
interface Amount {
  readonly amount: Decimal
  readonly currency: Currency
}
/** A daily window, in the zone that the operator keeps. */
export interface Window {
  readonly from: TimeOfDay
  readonly to: TimeOfDay
  readonly zone: string
}

/**
 * Every refusal that a rule can give, with what its text is filled with (docs/rules/commands.md).
 * Transport refusals (session, throttling, idempotency) are declared in api-client.
 */
export interface RefusalParams {
  ACCOUNT_NOT_FOUND: None
  CREDENTIALS_WRONG: None
  ACCOUNT_EXISTS: None
  INVITER_NOT_FOUND: None
  ACCOUNT_FROZEN: None
  LOGIN_BANNED: None
  ACCOUNT_DISABLED: None
  TRADING_BANNED: None
  WITHDRAWAL_BANNED: None
  REGISTRATION_FAILED: None
  LOGIN_FAILED: None
  ALREADY_SEAT_ACCOUNT: None
  CHANNEL_PASSWORD_WRONG: None
  ORIGINAL_PASSWORD_WRONG: None
  FUND_PASSWORD_WRONG: None
  FUND_PASSWORD_NOT_SET: None
  MODIFICATION_FAILED: None
  REAL_NAME_REQUIRED: None
  REAL_NAME_UNDER_REVIEW: None
  REAL_NAME_REJECTED: None
  REAL_NAME_MISMATCH: None
  KEY_MISMATCH: None
  CARD_EXISTS: None
  CARD_NOT_FOUND: None
  CARD_NOT_OWN: None
  BALANCE_INSUFFICIENT: None
  AVAILABLE_INSUFFICIENT: None
  WITHDRAWABLE_INSUFFICIENT: None
  CREDIT_SCORE_TOO_LOW: None
  DEPOSIT_PENDING: None
  FUND_OPERATION_PENDING: None
  WITHDRAWAL_FAILED: None
  FUNDRAISING_QUOTA_INSUFFICIENT: None
  WITHDRAWAL_BELOW_MINIMUM: Amount
  WITHDRAWAL_ABOVE_MAXIMUM: Amount
  DEPOSIT_BELOW_MINIMUM: Amount
  DEPOSIT_ABOVE_MAXIMUM: Amount
  WITHDRAWAL_WINDOW_CLOSED: Window
  DEPOSIT_WINDOW_CLOSED: Window
  LOAN_UNPAID: None
  ORDER_PENDING_REVIEW: None
  LOAN_QUOTA_EXCEEDED: Amount
  REPAYMENT_ABOVE_LOAN: Amount
  OUTSIDE_TRADING_TIME: Window
  ORDER_WRONG_STATE: None
  PRICE_BEYOND_LIMIT: { readonly low: Decimal; readonly high: Decimal; readonly currency: Currency }
  PRICE_UNAVAILABLE: None
  BLOCK_TRADE_CLOSED: None
  MARGIN_NOT_ENABLED: None
  NOT_YET_LISTED: { readonly from: Instant }
  NOT_YET_SUBSCRIPTION_TIME: { readonly from: Instant }
  SUBSCRIPTION_CHANNEL_CLOSED: None
  DUPLICATE_SUBSCRIPTION: None
  SUBSCRIPTION_COUNT_EXCEEDED: { readonly count: number }
  PRODUCT_UNAVAILABLE: None
  COPY_DEADLINE_EXCEEDED: None
  BUY_BELOW_MINIMUM: Amount
  LENDING_QUOTA_FULL: None
  LENDING_CHANNEL_CLOSED: None
  SELL_BLOCKED_DAYS: { readonly days: number }
  SELL_BLOCKED_MINUTES: { readonly minutes: number }
  BLOCK_BELOW_MINIMUM_SHARES: { readonly shares: number }
  SUBSCRIPTION_FUNDS_BELOW: Amount
  PLACEMENT_BELOW_MINIMUM: Amount
  LENDING_BELOW_MINIMUM: Amount
  OPENING_BELOW_MINIMUM: Amount
  POSITION_LOCKED: { readonly until: Instant }
  ALREADY_CHECKED_IN: None
  CHECK_INS_INSUFFICIENT: { readonly count: number }
  ORDER_NOT_IN_REVIEW: None
  OPEN_POSITIONS: None
  NO_BANK_CARD: None
  SAME_CURRENCY: None
  SUBSCRIPTION_BELOW_SHARES: { readonly shares: number }
  VALIDATION: None
  QUOTE_EXPIRED: None
  LOAN_CAMPAIGN_CLOSED: { readonly until: Instant }
  LOAN_PLACES_FULL: { readonly count: number }
  LOAN_PRINCIPAL_BELOW: Amount
  GUARDIAN_CONSENT_REQUIRED: None
}

export type RefusalCode = keyof RefusalParams

/** Why one field is refused; the words are the interface's. */
export const fieldReasons = [
  'required',
  'malformed',
  'unknown',
  'tooLow',
  'tooHigh',
  'tooShort',
  'tooLong',
  'notWhole',
  'offTick',
  'offLot',
  'mismatch',
  'mustAccept',
  'notAllowed',
] as const
export type FieldReason = (typeof fieldReasons)[number]

/** Field path (dotted) to reason. */
export type Fields = Readonly<Record<string, FieldReason>>

/** A rule's No: data, never thrown, never prose. */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  [K in C]: { readonly code: K; readonly params: RefusalParams[K]; readonly fields: Fields }
}[C]

/** Makes a refusal; `fields` marks the inputs that it concerns. */
export function refuse<C extends RefusalCode>(
  code: C,
  params: RefusalParams[C],
  fields: Fields = {},
): Refusal<C> {
  // Of the union, the member of this code; TypeScript does not follow a mapped type that far.
  return { code, params, fields } as Refusal<C>
}

export const invalid = (fields: Fields): Refusal<'VALIDATION'> => refuse('VALIDATION', {}, fields)

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: E }
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const no = <E>(refusal: E): Result<never, E> => ({ ok: false, refusal })
