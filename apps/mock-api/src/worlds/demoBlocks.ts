import {
  type Block,
  type Decimal,
  type Instant,
  type Instrument,
  type InstrumentId,
  type Localized,
  type SellerKind,
  blockId,
  decimal,
  epochMs,
  exact,
  instant,
  roundToTick,
} from '@onelot/domain'
import { blocks as rules } from '@onelot/domain/modules/offExchange/blocks'
import type { Broker } from '../broker.ts'
import { blockStream } from '../modules/offExchange/foundBlock.ts'
import { announceNew } from './announceNew.ts'
import { demoInstruments, koreanStock } from './demoInstruments.ts'

const HOUR_MS = 3_600_000

/** What differs from one product to another. Hours are counted from the time of the world. */
interface Announced {
  readonly id: string
  readonly of: 'apple' | 'korean'
  readonly shares: number
  readonly taken: number
  readonly hours: readonly [from: number, to: number]
  readonly seller: keyof typeof sellers
  readonly institutional?: true
}
interface AnnouncedBlock extends Announced {
  readonly discount: string
  readonly minShares: number
  readonly lockDays: number
}
/** Its price is a part of the last one. */
interface AnnouncedOtc extends Announced {
  readonly part: string
}

const sellers = {
  pension: { kind: 'fund', name: { en: 'Hangang Pension Fund', kor: '한강연기금', tw: '漢江退休基金' } },
  founder: {
    kind: 'founder',
    name: { en: 'Seo Jiwon, founder', kor: '서지원(창업자)', tw: '徐智媛（創辦人）' },
  },
  bank: {
    kind: 'institution',
    name: { en: 'Bada Investment Bank', kor: '바다투자은행', tw: '海洋投資銀行' },
  },
  treasury: { kind: 'company', name: { en: 'The company itself', kor: '발행 회사', tw: '發行公司' } },
} as const satisfies Readonly<Record<string, { readonly kind: SellerKind; readonly name: Localized }>>

export const demoBlocks = {
  open: blockId('apple-fund'),
  korean: blockId('korean-founder'),
  seats: blockId('apple-seats'),
  full: blockId('korean-full'),
  coming: blockId('apple-coming'),
  ended: blockId('korean-ended'),
  otc: blockId('korean-otc'),
  otcOpen: blockId('apple-otc'),
  otcFull: blockId('apple-otc-full'),
} as const

const announcedBlocks: readonly AnnouncedBlock[] = [
  {
    id: demoBlocks.open,
    of: 'apple',
    shares: 20_000,
    taken: 12_400,
    hours: [-60, 52],
    seller: 'pension',
    discount: '0.05',
    minShares: 100,
    lockDays: 5,
  },
  {
    id: demoBlocks.korean,
    of: 'korean',
    shares: 6_000,
    taken: 2_150,
    hours: [-6, 100],
    seller: 'founder',
    discount: '0.07',
    minShares: 50,
    lockDays: 10,
  },
  {
    id: demoBlocks.seats,
    of: 'apple',
    shares: 500_000,
    taken: 140_000,
    hours: [-20, 150],
    seller: 'bank',
    institutional: true,
    discount: '0.08',
    minShares: 10_000,
    lockDays: 20,
  },
  {
    id: demoBlocks.full,
    of: 'korean',
    shares: 8_000,
    taken: 8_000,
    hours: [-28, 20],
    seller: 'pension',
    discount: '0.05',
    minShares: 50,
    lockDays: 5,
  },
  {
    id: demoBlocks.coming,
    of: 'apple',
    shares: 35_000,
    taken: 0,
    hours: [22, 90],
    seller: 'bank',
    discount: '0.04',
    minShares: 200,
    lockDays: 3,
  },
  {
    id: demoBlocks.ended,
    of: 'korean',
    shares: 12_000,
    taken: 9_300,
    hours: [-480, -384],
    seller: 'treasury',
    discount: '0.06',
    minShares: 50,
    lockDays: 5,
  },
]

const announcedOtc: readonly AnnouncedOtc[] = [
  {
    id: demoBlocks.otc,
    of: 'korean',
    shares: 3_000,
    taken: 1_150,
    hours: [-9, 40],
    seller: 'treasury',
    part: '0.97',
  },
  {
    id: demoBlocks.otcOpen,
    of: 'apple',
    shares: 1_500,
    taken: 120,
    hours: [-3, 8],
    seller: 'founder',
    part: '0.98',
  },
  {
    id: demoBlocks.otcFull,
    of: 'apple',
    shares: 400,
    taken: 400,
    hours: [-8, 30],
    seller: 'pension',
    part: '0.96',
  },
  {
    id: 'korean-otc-next',
    of: 'korean',
    shares: 2_000,
    taken: 0,
    hours: [30, 78],
    seller: 'founder',
    part: '0.98',
  },
  {
    id: 'apple-otc-ended',
    of: 'apple',
    shares: 900,
    taken: 900,
    hours: [-70, -20],
    seller: 'pension',
    part: '0.97',
  },
]

interface Making {
  readonly broker: Broker
  readonly at: (hours: number) => Instant
}

/** A part of the last price, down to a tick. */
function priceOf({ broker }: Making, { id, market }: Instrument, part: string): Decimal {
  const { services } = broker
  const price = services.market.quote(id, services.clock.now())?.price ?? decimal('100')
  return roundToTick(services.site.marketRules(market), exact(price).times(part), 'down')
}

function commonOf({ at }: Making, one: Announced, instrument: Instrument) {
  const { shares, taken, seller, institutional = false } = one
  const [from, to] = one.hours
  return {
    id: blockId(one.id),
    instrument,
    shares,
    taken,
    from: at(from),
    to: at(to),
    seller: sellers[seller],
    institutional,
  }
}

function productsOf(making: Making): readonly Block[] {
  const { market } = making.broker.services
  const idOf: Readonly<Record<Announced['of'], InstrumentId>> = {
    apple: demoInstruments.apple,
    korean: koreanStock(market),
  }
  const made = <One extends Announced>(all: readonly One[], blockOf: (one: One, of: Instrument) => Block) =>
    all.flatMap((one) => {
      const instrument = market.listing(idOf[one.of])
      return instrument === undefined ? [] : [blockOf(one, instrument)]
    })
  return [
    ...made(announcedBlocks, (one, of): Block => {
      const { discount, minShares, lockDays } = one
      return { ...commonOf(making, one, of), kind: 'block', discount: decimal(discount), minShares, lockDays }
    }),
    ...made(announcedOtc, (one, of): Block => ({
      ...commonOf(making, one, of),
      kind: 'otc',
      price: priceOf(making, of, one.part),
    })),
  ]
}

/** Blocks and OTC lots in each phase, by an operator, their hours counted from a moment. */
export async function announceBlocks(broker: Broker, from: Instant): Promise<void> {
  const at = (hours: number): Instant => instant(epochMs(from) + hours * HOUR_MS)
  for (const block of productsOf({ broker, at })) {
    const stream = blockStream(block.id)
    const command = { kind: 'blocks.set', block, reason: 'Announced' } as const
    await announceNew(broker, stream, () => broker.operator.command(rules, stream, command))
  }
}
