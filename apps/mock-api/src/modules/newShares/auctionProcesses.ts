import {
  type AuctionId,
  type InstrumentId,
  type ListingsCommand,
  type ListingsEvent,
  type MessagesCommand,
  type RemindedStep,
  listings,
  streamId,
  tradingCollections,
} from '@onelot/domain'
import {
  type AuctionsCommand,
  type AuctionsEvent,
  auctionsCollection,
} from '@onelot/domain/modules/newShares/auctions'
import { type AuctionStepCommand, bidCollections } from '@onelot/domain/modules/newShares/bids'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'
import { news } from '../base/messageSource.ts'

type Of<K extends AuctionsEvent['kind']> = Extract<AuctionsEvent, { kind: K }>
type Cleared = Of<'auctions.cleared'>
type CalledOff = Of<'auctions.calledOff'>
type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type TookEffect = Extract<ListingsEvent, { kind: 'listings.actionTookEffect' }>
type StepReached = Of<'auctions.stepReached'>

const streamOf = (instrument: InstrumentId) =>
  ({ kind: 'stream', stream: streamId(listings.stream, instrument) }) as const

/** The market knows a company from the announcement on; until the close it is to be listed at the floor. */
const listsCompany = (
  name: string,
  on: 'auctions.announced' | 'auctions.amended',
  how:
    | { readonly kind: 'listings.list'; readonly announced: true }
    | { readonly kind: 'listings.amendListing' },
) =>
  following<Of<typeof on>>({
    name,
    on,
    recipients: ({ auction }) => (auction.kind === 'newShare' ? streamOf(auction.instrument.id) : undefined),
    command: ({ auction: { id, instrument: listing, floor: price } }): ListingsCommand => ({
      ...how,
      instrument: listing.id,
      listing,
      price,
      reason: `auction ${id}`,
    }),
  })

/** Every account to which calling the auction off gives something back. */
const refundableOf = (auction: AuctionId) => accountsOf(bidCollections.refundable, auction)

const remindedBy = (auction: AuctionId) => accountsOf(bidCollections.reminders, auction)

const remindsOf = (name: string, step: RemindedStep) =>
  following<StepReached>({
    name,
    on: 'auctions.stepReached',
    recipients: (reached) => (reached.step === step ? remindedBy(reached.auction) : undefined),
    command: ({ auction }): AuctionStepCommand => ({ kind: 'bids.remind', auction, step }),
  })

/** What an auction leads to: each process reaches every account that has a bid on it exactly once. */
export const auctionProcesses: readonly Process[] = [
  listsCompany('listings.listAuctioned', 'auctions.announced', { kind: 'listings.list', announced: true }),
  listsCompany('listings.amendAuctioned', 'auctions.amended', { kind: 'listings.amendListing' }),
  following<Cleared>({
    name: 'listings.listAtCut',
    on: 'auctions.cleared',
    recipients: ({ listing }) => listing && streamOf(listing.id),
    command({ auction, listing, cut: price }): ListingsCommand {
      // `recipients` has chosen new shares.
      if (listing === undefined) throw new Error(`auction ${auction} lists nothing`)
      const reason = `auction ${auction}`
      return { kind: 'listings.amendListing', instrument: listing.id, listing, price, reason }
    },
  }),
  following<CalledOff>({
    name: 'listings.withdrawAuctioned',
    on: 'auctions.calledOff',
    recipients: ({ notListed }) => notListed && streamOf(notListed),
    command({ auction, notListed: instrument }): ListingsCommand {
      // `recipients` has chosen new shares.
      if (instrument === undefined) throw new Error(`auction ${auction} lists nothing`)
      return { kind: 'listings.delist', instrument, reason: `auction ${auction}` }
    },
  }),
  following<Cleared>({
    name: 'bids.settle',
    on: 'auctions.cleared',
    recipients: ({ auction }) => accountsOf(bidCollections.sealed, auction),
    command: ({ auction, cut, fraction }): AuctionStepCommand => ({
      kind: 'bids.settle',
      auction,
      clearing: { cut, fraction },
    }),
  }),
  following<CalledOff>({
    name: 'bids.callOff',
    on: 'auctions.calledOff',
    recipients: ({ auction }) => refundableOf(auction),
    command: ({ auction }): AuctionStepCommand => ({ kind: 'bids.callOff', auction }),
  }),
  following<StepReached>({
    name: 'bids.noteListing',
    on: 'auctions.stepReached',
    recipients: ({ step, auction }) => (step === 'list' ? refundableOf(auction) : undefined),
    command: ({ auction }): AuctionStepCommand => ({ kind: 'bids.noteListing', auction }),
  }),
  following<Delisted>({
    name: 'auctions.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(auctionsCollection, instrument),
    command: (): AuctionsCommand => ({ kind: 'auctions.end', cause: 'delisted' }),
  }),
  following<TookEffect>({
    name: 'auctions.endSplit',
    on: 'listings.actionTookEffect',
    recipients: ({ action, instrument }) =>
      action.kind === 'split' ? accountsOf(auctionsCollection, instrument) : undefined,
    command: (): AuctionsCommand => ({ kind: 'auctions.end', cause: 'split' }),
  }),
  following<StepReached>({
    name: 'bids.remindClose',
    on: 'auctions.stepReached',
    recipients: ({ step, auction }) =>
      step === 'closesToday' ? accountsOf(bidCollections.sealed, auction) : undefined,
    command: ({ auction }): AuctionStepCommand => ({ kind: 'bids.remindClose', auction }),
  }),
  remindsOf('bids.remindOfOpening', 'open'),
  remindsOf('bids.remindOfClosing', 'closesToday'),
  following<CalledOff>({
    name: 'bids.remindOfCallOff',
    on: 'auctions.calledOff',
    recipients: ({ auction }) => remindedBy(auction),
    command: ({ auction }): AuctionStepCommand => ({ kind: 'bids.remind', auction, step: 'calledOff' }),
  }),
  following<StepReached>({
    name: 'messages.auctionListed',
    on: 'auctions.stepReached',
    recipients: ({ step, instrument }) =>
      step === 'list' ? accountsOf(tradingCollections.cards, instrument) : undefined,
    command: ({ auction, instrument }): MessagesCommand => ({
      kind: 'messages.receive',
      id: `listed-${auction}`,
      content: news('orders', 'product', { name: 'auctions.listed', instrument, auction }),
    }),
  }),
]
