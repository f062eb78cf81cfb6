import {
  type DemandLevel,
  type FieldReason,
  type Fields,
  type Instant,
  type StreamState,
  sliceOf,
} from '@onelot/domain'
import {
  type AuctionsCommand,
  type AuctionsContext,
  type AuctionsState,
  type ShareCause,
  auctions as rules,
} from '@onelot/domain/modules/newShares/auctions'
import { type BidRecord, bidCollections } from '@onelot/domain/modules/newShares/bids'
import type { ContextRequest } from '../../../kernel/modules.ts'
import { isDelistedBefore, isSplitBetween } from '../../base/listing.ts'
import { overrideFields } from '../../../market/overrideFields.ts'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'

/** What is wrong with what is to be listed, and with its floor. */
function listingFields(
  { market }: Services,
  { auction: announced }: AuctionsState,
  command: AuctionsCommand,
  from: Instant,
): Fields {
  if (command.kind !== 'auctions.set' || command.auction.kind !== 'newShare') return {}
  const { instrument, floor: price } = command.auction
  const wrong =
    announced?.instrument.id === instrument.id
      ? overrideFields({ kind: 'price', instrument: instrument.id, price, from }, market)
      : overrideFields({ kind: 'listing', instrument, price }, market)
  return Object.fromEntries(
    Object.entries(wrong).map(([name, reason]): [string, FieldReason] => [
      name === 'price' ? 'floor' : name,
      reason,
    ]),
  )
}

/** What members have bid: after the close, when none of it can change any more. */
async function bidsAfterClose(
  { store }: Services,
  { auction, reached, clearing }: AuctionsState,
): Promise<readonly DemandLevel[]> {
  if (auction === undefined || clearing !== undefined || !reached.includes('close')) return []
  const rows = await everyRow(store, { collection: bidCollections.sealed, group: auction.id })
  // The module writes each row of a bid.
  return rows.map(({ row }) => (row.body as BidRecord).bid)
}

/** What has become of the share since the terms were set. */
function endedBy(
  services: Services,
  { auction, setAt }: AuctionsState,
  now: Instant,
): ShareCause | undefined {
  if (auction === undefined || setAt === undefined) return undefined
  const { id } = auction.instrument
  if (isDelistedBefore(services, id, now, auction.dates.listsAt)) return 'delisted'
  return auction.kind === 'block' && isSplitBetween(services, id, setAt, now) ? 'split' : undefined
}

const concerned = (state: StreamState, command: AuctionsCommand) =>
  command.kind === 'auctions.set' ? command.auction.instrument : sliceOf(state, rules).auction?.instrument

export async function contextOf(
  { command, state, base }: ContextRequest<AuctionsCommand>,
  services: Services,
): Promise<AuctionsContext> {
  const own = sliceOf(state, rules)
  const instrument = concerned(state, command)
  const basedOn = instrument === undefined ? [] : [await services.listingVersion(instrument.id)]
  const market = services.site.marketRules(instrument?.market ?? 'KRX')
  const status = instrument && services.market.status(instrument.id, base.now)
  return {
    ...base,
    basedOn,
    endedBy: endedBy(services, own, base.now),
    listingFields: listingFields(services, own, command, base.now),
    isListed: status === 'listed' || status === 'halted',
    tickTable: market,
    charges: market.charges,
    bids: command.kind === 'auctions.reachStep' ? await bidsAfterClose(services, own) : [],
  }
}
