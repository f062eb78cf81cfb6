import { contract } from '@onelot/api-client'
import { auctionPhases, no, ok, refuse, roundedDemand, simulatedDemand } from '@onelot/domain'
import {
  ALL_AUCTIONS,
  type AuctionRecord,
  auctionsCollection,
} from '@onelot/domain/modules/newShares/auctions'
import { groupPage } from '../../../http/paging.ts'
import { type Route, guestRead } from '../../../http/route.ts'
import { areAuctioned, readableAuction } from '../foundAuction.ts'
import { auctionOnWire } from './onWire.ts'

const { auctionsList, auctionsGet, auctionsDemand } = contract.auctions

export const routes: readonly Route[] = [
  guestRead(auctionsList, async ({ phase, ...page }, { services, now }) => {
    if (!areAuctioned(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const filter = { collection: auctionsCollection, group: ALL_AUCTIONS }
    const found = await groupPage(services, { ...filter, state: phase }, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const phases = await Promise.all(
      auctionPhases.map(async (one) => {
        const { total } = await services.store.rows({ ...filter, state: one }, { limit: 1 })
        return { phase: one, auctions: total }
      }),
    )
    // The module writes each row of an auction.
    const auctions = rows.map(({ row }) => auctionOnWire(services, row.body as AuctionRecord, now))
    return ok({ auctions, phases, ...rest })
  }),

  guestRead(auctionsGet, async ({ auction }, { services, now }) => {
    const found = await readableAuction(services, auction)
    return found.ok ? ok({ auction: auctionOnWire(services, found.value, now) }) : found
  }),

  guestRead(auctionsDemand, async ({ auction: id }, { services }) => {
    const found = await readableAuction(services, id)
    if (!found.ok) return found
    const { auction, clearing } = found.value
    const rules = services.site.marketRules(auction.instrument.market)
    return ok({ levels: clearing && roundedDemand(simulatedDemand(auction, rules), auction) })
  }),
]
