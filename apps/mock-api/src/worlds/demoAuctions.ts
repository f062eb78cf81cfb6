import {
  type Auction,
  type Decimal,
  type Instant,
  type Localized,
  type MarketId,
  auctionId,
  decimal,
  epochMs,
  instant,
} from '@onelot/domain'
import { auctions as rules } from '@onelot/domain/modules/newShares/auctions'
import { auctionStream, demandSeedOf } from '../modules/newShares/foundAuction.ts'
import type { Broker } from '../broker.ts'
import { announceNew } from './announceNew.ts'
import { demoInstruments } from './demoInstruments.ts'
import { newCompany } from './newCompany.ts'

const HOUR_MS = 3_600_000

/** What differs from one auction to another. Hours are counted from the time of the world. */
interface Announced {
  readonly id: string
  readonly market?: MarketId
  readonly code: string
  readonly name: Localized
  readonly industry: Localized
  readonly floor: string
  readonly shares: number
  /** Opening, close, listing. */
  readonly hours: readonly [number, number, number]
  readonly demand: string
}

const announced: readonly Announced[] = [
  {
    id: 'haneul-bio',
    code: '204571',
    name: { en: 'Haneul Bio', kor: '하늘바이오', tw: '天空生技' },
    industry: { en: 'Pharmaceuticals', kor: '제약', tw: '製藥' },
    floor: '12000',
    shares: 50_000,
    hours: [-26, 28, 120],
    demand: '1.6',
  },
  {
    id: 'noeul-marine',
    code: '204572',
    name: { en: 'Noeul Marine', kor: '노을해양', tw: '晚霞海洋' },
    industry: { en: 'Shipping', kor: '해운', tw: '航運' },
    floor: '8500',
    shares: 80_000,
    hours: [20, 92, 190],
    demand: '1.3',
  },
  {
    id: 'byeol-optics',
    code: '204573',
    name: { en: 'Byeol Optics', kor: '별빛광학', tw: '星光光學' },
    industry: { en: 'Electronics', kor: '전자', tw: '電子' },
    floor: '20000',
    shares: 20_000,
    hours: [-80, -30, 48],
    demand: '1.7',
  },
  {
    id: 'garam-water',
    code: '204574',
    name: { en: 'Garam Water', kor: '가람워터', tw: '佳藍水務' },
    industry: { en: 'Utilities', kor: '유틸리티', tw: '公用事業' },
    floor: '5000',
    shares: 100_000,
    hours: [-92, -72, -24],
    demand: '0.6',
  },
]

const company = ({ en, kor, tw }: Localized): Localized => ({
  en: `${en} Co., Ltd.`,
  kor: `${kor} 주식회사`,
  tw: `${tw}股份有限公司`,
})

function auctionFrom(one: Announced, at: (hours: number) => Instant): Auction {
  const [opens, closes, lists] = one.hours
  const { market = 'KRX', code, name, industry, shares, demand, floor } = one
  const dates = { opensAt: at(opens), closesAt: at(closes), listsAt: at(lists) }
  return {
    id: auctionId(one.id),
    kind: 'newShare',
    instrument: newCompany({ listedAt: dates.listsAt, market, code, name, industry }),
    issuer: company(name),
    seller: company(name),
    dates,
    floor: decimal(floor),
    shares,
    minShares: 10,
    simulated: { seed: one.id, ratio: decimal(demand) },
  }
}

/** Shares of a listed company that a fund sells: open, and closed an hour ago. */
function blocksOf({ services }: Broker, at: (hours: number) => Instant, floor: Decimal): readonly Auction[] {
  const instrument = services.market.listing(demoInstruments.apple)
  if (instrument === undefined) return []
  const blockOf = (id: string, opens: number, closes: number): Auction => ({
    id: auctionId(id),
    kind: 'block',
    instrument,
    issuer: { en: 'Apple Inc.', kor: '애플', tw: '蘋果' },
    seller: { en: 'Hangang Pension Fund', kor: '한강연기금', tw: '漢江退休基金' },
    dates: { opensAt: at(opens), closesAt: at(closes) },
    floor,
    shares: 2_000,
    minShares: 1,
    simulated: { seed: id, ratio: decimal('1.4') },
  })
  return [blockOf('apple-block', -4, 50), blockOf('apple-block-1', -90, -1)]
}

export const demoAuctions = {
  open: auctionId('haneul-bio'),
  openBlock: auctionId('apple-block'),
  coming: auctionId('noeul-marine'),
  closed: auctionId('byeol-optics'),
  closedBlock: auctionId('apple-block-1'),
  listed: auctionId('garam-water'),
} as const

/** One auction in each phase, by an operator, their hours counted from a moment. @param blockFloor of a share of Apple, in dollars */
export async function announceAuctions(
  broker: Broker,
  from: Instant,
  blockFloor: Decimal = decimal('150'),
): Promise<void> {
  const at = (hours: number): Instant => instant(epochMs(from) + hours * HOUR_MS)
  const { vault } = broker.services
  const auctions = [...announced.map((one) => auctionFrom(one, at)), ...blocksOf(broker, at, blockFloor)]
  for (const one of auctions) {
    // What is closed may be known; what is to close may be computed by nobody.
    const seed = one.dates.closesAt <= from ? one.id : await demandSeedOf(vault, one.id)
    const auction = { ...one, simulated: { ...one.simulated, seed } }
    const command = { kind: 'auctions.set', auction, reason: 'Announced' } as const
    const stream = auctionStream(auction.id)
    await announceNew(broker, stream, () => broker.operator.command(rules, stream, command))
  }
}
