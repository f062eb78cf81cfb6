import type { RefusalCode } from '@onelot/domain'

/** Refusals that come from carrying a call, not from a rule of the house (RULES 5). */
export const transportCodes = ['TOO_FREQUENT', 'SYSTEM_BUSY', 'IDEMPOTENCY_KEY_REUSED'] as const
export type TransportCode = (typeof transportCodes)[number]

export type RefusalCodeOnWire = RefusalCode | TransportCode

/** What an envelope's `msg` may say on success (section 8, and CLOSED of section 2). */
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
