import type { Auction } from '../auctioning/auction.ts'
import type { Clearing } from '../auctioning/clearing.ts'
import type { AuctionStep } from '../auctioning/steps.ts'
import type { AuctionId, InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { CallOffCause } from '../offering/callOff.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type AuctionsEvent =
  | (Base & { readonly kind: 'auctions.announced'; readonly auction: Auction; readonly reason: string })
  | (Base & { readonly kind: 'auctions.amended'; readonly auction: Auction; readonly reason: string })
  | (Base & {
      readonly kind: 'auctions.stepReached'
      readonly auction: AuctionId
      readonly instrument: InstrumentId
      readonly closesAt: Instant
      readonly step: Exclude<AuctionStep, 'clear'>
    })
  /** Says the cut and the fraction, and nothing of any bid. */
  | (Base & {
      readonly kind: 'auctions.cleared'
      readonly auction: AuctionId
      /** Of new shares: what is listed at the cut. */
      readonly listing?: Instrument | undefined
    } & Clearing)
  | (Base & {
      readonly kind: 'auctions.calledOff'
      readonly auction: AuctionId
      readonly cause: CallOffCause
      /** Of new shares: what is not listed either. */
      readonly notListed?: InstrumentId | undefined
      readonly reason: string
    })
