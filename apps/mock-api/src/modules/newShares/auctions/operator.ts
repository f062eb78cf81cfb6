import { auctionIdText, instantText } from '@onelot/api-client'
import {
  type Auction,
  type Instrument,
  decimal,
  instrumentId,
  invalid,
  marketFacts,
  no,
} from '@onelot/domain'
import { type AuctionsCommand, auctions as rules } from '@onelot/domain/modules/newShares/auctions'
import * as z from 'zod/mini'
import type { Vault } from '../../../ports/vault.ts'
import { auctionStream, demandSeedOf } from '../foundAuction.ts'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { instrumentText, partText, positiveText, reasonText } from '../../base/operatorShapes.ts'

const name = z.string().check(z.minLength(1), z.maxLength(100))
const localized = z.strictObject({ en: name, kor: name, tw: name })
const count = z.int().check(z.gte(1), z.lte(1_000_000_000))

/** Exchanges whose shares are auctioned. */
const markets = ['KRX', 'TWSE', 'US', 'SET'] as const

const common = {
  auction: auctionIdText,
  issuer: localized,
  seller: localized,
  floor: positiveText,
  shares: count,
  minShares: z._default(count, 10),
  /** Simulated demand as a multiple of the shares. Another `seed` makes another one; nobody computes it without the key. */
  demand: z._default(partText, decimal('1.4')),
  seed: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(60))),
  reason: reasonText,
}
const opening = { opensAt: instantText, closesAt: instantText }

const newShareShape = z.strictObject({
  ...common,
  kind: z.literal('newShare'),
  market: z.enum(markets),
  code: z.string().check(z.regex(/^[A-Z0-9]{1,12}$/)),
  name: localized,
  industry: localized,
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

/** One share a lot, no leverage, no shorts. */
function companyOf({
  market,
  code,
  name: named,
  industry,
  dates,
}: z.output<typeof newShareShape>): Instrument {
  return {
    id: instrumentId(`${market}:${code}`),
    market,
    kind: 'stock',
    code,
    name: named,
    industry,
    currency: marketFacts[market].currency,
    lotSize: decimal('1'),
    leverages: [1],
    shortable: false,
    origin: 'simulated',
    listedAt: dates.listsAt,
  }
}

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
