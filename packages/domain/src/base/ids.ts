import type { Brand } from './brandedType.ts'

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

/** Something that members apply for: new shares of one company. */
export type OfferId = Brand<string, 'OfferId'>
/** A member's application. Its text is that of the position that it leads to. */
export type ApplicationId = Brand<string, 'ApplicationId'>
/** Shares of one company or one holder that members bid for. */
export type AuctionId = Brand<string, 'AuctionId'>
/** A member's bid. Its text is that of the position that it leads to. */
export type BidId = Brand<string, 'BidId'>
/** Shares of a listed company that one seller sells off exchange: a block, or a lot of OTC shares. */
export type BlockId = Brand<string, 'BlockId'>
/** New shares that a listed company places with investors of its choice. */
export type PlacementId = Brand<string, 'PlacementId'>
/** Somebody whose trades members copy. */
export type MentorId = Brand<string, 'MentorId'>

/** Brands a string that comes from the ids port or from a parsed request. */
export const accountId = (value: string): AccountId => value as AccountId
export const orderId = (value: string): OrderId => value as OrderId
export const positionId = (value: string): PositionId => value as PositionId
export const executionId = (value: string): ExecutionId => value as ExecutionId
export const instrumentId = (value: string): InstrumentId => value as InstrumentId
export const offerId = (value: string): OfferId => value as OfferId
export const applicationId = (value: string): ApplicationId => value as ApplicationId
export const auctionId = (value: string): AuctionId => value as AuctionId
export const bidId = (value: string): BidId => value as BidId
export const blockId = (value: string): BlockId => value as BlockId
export const placementId = (value: string): PlacementId => value as PlacementId
export const mentorId = (value: string): MentorId => value as MentorId
