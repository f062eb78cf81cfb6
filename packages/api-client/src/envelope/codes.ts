import type { RefusalCode } from '@onelot/domain'

/** Refusals that come from carrying a call, not from a rule of the broker (docs/rules/commands.md). */
export const transportCodes = [
  'TOO_FREQUENT',
  'SYSTEM_BUSY',
  'IDEMPOTENCY_KEY_REUSED',
  'CALL_NOT_OFFERED',
] as const
export type TransportCode = (typeof transportCodes)[number]

/** What TOO_FREQUENT may name as limited for seconds only: its text says the second when that ends. */
export const brieflyLimited = [
  'sentOften',
  'networkSentOften',
  'passwordsAtOnce',
  'uploadsAtOnce',
  'codeAgain',
] as const

/** What TOO_FREQUENT may name as limited, beside when it ends: each has a text of its own. */
export const limitedActions = [
  'realName',
  'wrongPasswords',
  'networkGuesses',
  'codesOfDay',
  'wrongCodes',
  ...brieflyLimited,
] as const
export type LimitedAction = (typeof limitedActions)[number]

/** What SYSTEM_BUSY may name as its reason: each has a text of its own. */
export const busyReasons = ['maintenance'] as const
export type BusyReason = (typeof busyReasons)[number]

export type RefusalCodeOnWire = RefusalCode | TransportCode

/** What an envelope's `msg` may say on success. */
export const successCodes = [
  'ADDED',
  'UNBOUND',
  'COPY_ORDERED',
  'CHECKED_IN',
  'PURCHASED',
  'SUBSCRIBED',
  'ALLOCATED',
  'SELL_APPLIED',
  'CANCELLED',
  'WITHDRAWN',
  'RECHARGED',
  'UPLOADED',
  'EXCHANGED',
  'LOAN_APPLIED',
  'REPAID',
  'REGISTERED',
  'LOGGED_IN',
  'CLOSED',
] as const
export type SuccessCode = (typeof successCodes)[number]
