import type { Brand } from './brand.ts'

/** A member's account, and the name of its event stream. */
export type AccountId = Brand<string, 'AccountId'>
/** An opening order and the position that it becomes: one opening order makes one position (RULES 3). */
export type OrderId = Brand<string, 'OrderId'>
/** `MARKET:CODE`, for example `US:AAPL`. */
export type InstrumentId = Brand<string, 'InstrumentId'>

/** Marks a string that the ids port or a parsed request has vouched for. */
export const accountId = (value: string): AccountId => value as AccountId
export const orderId = (value: string): OrderId => value as OrderId
export const instrumentId = (value: string): InstrumentId => value as InstrumentId
