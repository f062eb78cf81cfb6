import type { Brand } from './brand.ts'

/** A member's account. */
export type AccountId = Brand<string, 'AccountId'>
/** An instruction to open, or to close a part or all of a position. */
export type OrderId = Brand<string, 'OrderId'>
/** A position. Its text is that of the order that opened it: one opening order makes one position. */
export type PositionId = Brand<string, 'PositionId'>
/** One fill. */
export type ExecutionId = Brand<string, 'ExecutionId'>
/** `MARKET:CODE`, for example `US:AAPL`. */
export type InstrumentId = Brand<string, 'InstrumentId'>

/** Brands a string that comes from the ids port or from a parsed request. */
export const accountId = (value: string): AccountId => value as AccountId
export const orderId = (value: string): OrderId => value as OrderId
export const positionId = (value: string): PositionId => value as PositionId
export const executionId = (value: string): ExecutionId => value as ExecutionId
export const instrumentId = (value: string): InstrumentId => value as InstrumentId
