import type { RefusalCode } from '@onelot/domain'

/** Refusals that come from carrying a call, not from a rule of the broker (docs/rules/commands.md). */
export const transportCodes = ['TOO_FREQUENT', 'SYSTEM_BUSY', 'IDEMPOTENCY_KEY_REUSED'] as const
export type TransportCode = (typeof transportCodes)[number]

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
