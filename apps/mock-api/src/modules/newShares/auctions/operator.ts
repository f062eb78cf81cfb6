import { auctionIdText, instantText } from '@onelot/api-client'
import { type Auction, type Instrument, decimal, invalid, no } from '@onelot/domain'
import { type AuctionsCommand, auctions as rules } from '@onelot/domain/modules/newShares/auctions'
import * as z from 'zod/mini'
import type { Vault } from '../../../ports/vault.ts'
import { auctionStream, demandSeedOf } from '../foundAuction.ts'
import { companyOf, companyShape, localizedName, shareCount } from '../newCompany.ts'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { instrumentText, partText, positiveText, reasonText } from '../../base/operatorShapes.ts'

const common = {
  auction: auctionIdText,
  issuer: localizedName,
  seller: localizedName,
  floor: positiveText,
  shares: shareCount,
  minShares: z._default(shareCount, 10),
  /** Simulated demand as a multiple of the shares. Another `seed` makes another one; nobody computes it without the key. */
  demand: z._default(partText, decimal('1.4')),
  seed: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(60))),
  reason: reasonText,
}
const opening = { opensAt: instantText, closesAt: instantText }

const newShareShape = z.strictObject({
  ...common,
  kind: z.literal('newShare'),
  ...companyShape,
  dates: z.strictObject({ ...opening, listsAt: instantText }),
})
const blockShape = z.strictObject({
  ...common,
  kind: z.literal('block'),
  instrument: instrumentText,
  dates: z.strictObject(opening),
})
const auctionShape = z.discriminatedUnion('kind', [newShareShape, blockShape])
export type AuctionInput = z.input<typeof auctionShape>
type AuctionAsked = z.output<typeof auctionShape>

async function auctionIn(asked: AuctionAsked, instrument: Instrument, vault: Vault): Promise<Auction> {
  const { auction: id, kind, issuer, seller, dates, floor, shares, minShares, demand, seed } = asked
  const simulated = { seed: await demandSeedOf(vault, id, seed), ratio: demand }
  return { id, kind, instrument, issuer, seller, dates, floor, shares, minShares, simulated }
}

const sent = (desk: OperatorDesk, auction: Auction['id'], command: AuctionsCommand) =>
  desk.command(rules, auctionStream(auction), command)

export const auctionActions = [
  /** Announces an auction, or changes one that has not opened. */
  operatorAction('/auction', auctionShape, async (asked, desk) => {
    const instrument =
      asked.kind === 'newShare' ? companyOf(asked) : desk.services.market.listing(asked.instrument)
    if (instrument === undefined) return no(invalid({ instrument: 'unknown' }))
    const { reason } = asked
    return sent(desk, asked.auction, {
      kind: 'auctions.set',
      auction: await auctionIn(asked, instrument, desk.services.vault),
      reason,
    })
  }),
  /** Ends a block that is not cleared, or new shares that are not listed: all that is held or paid goes back. */
  operatorAction(
    '/auction/call-off',
    z.strictObject({ auction: auctionIdText, reason: reasonText }),
    ({ auction, reason }, desk) => sent(desk, auction, { kind: 'auctions.callOff', reason }),
  ),
]
