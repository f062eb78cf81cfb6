import {
  type Block,
  type BlockHours,
  type BlockId,
  type Decimal,
  type Instant,
  type MarketId,
  type StreamVersion,
  blockWindowAt,
  decimal,
  priceLimits,
  streamId,
  timeOfDay,
} from '@onelot/domain'
import { type BlockOnSale, blockQuotaKey } from '@onelot/domain/modules/offExchange/blockTrades'
import { type BlockRecord, blockRecordOf, blocks as rules } from '@onelot/domain/modules/offExchange/blocks'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { announcedIn, readableWhere } from '../base/announced.ts'
import { listingAt } from '../base/listing.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'
import { partText } from '../base/operatorShapes.ts'
import { unlockAt } from './unlock.ts'

/** Exchanges whose shares are sold in blocks. */
export const blockMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const
type BlockMarket = (typeof blockMarkets)[number]

interface BlockSettings extends FeatureSettings {
  /** Of the notional, at entry alone. */
  readonly commission: Decimal
  /** When each market takes blocks, on its trading days. */
  readonly hours: Readonly<Record<BlockMarket, BlockHours>>
}

const between = (from: string, to: string): BlockHours => ({ from: timeOfDay(from), to: timeOfDay(to) })

const defaults: BlockSettings = {
  feature: 'on',
  commission: decimal('0.001'),
  hours: {
    KRX: between('15:40', '18:00'),
    TWSE: between('09:00', '17:00'),
    US: 'regular',
    SET: 'regular',
  },
}

const timeText = z.pipe(
  z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)),
  z.transform((value) => timeOfDay(value)),
)
const hoursShape = z.union([
  z.literal('regular'),
  z
    .strictObject({ from: timeText, to: timeText })
    .check(z.refine(({ from, to }: { from: string; to: string }) => from < to)),
])
const hoursOfAll = z.strictObject({ KRX: hoursShape, TWSE: hoursShape, US: hoursShape, SET: hoursShape })

/** Whether blocks and OTC lots are offered, what they cost and when they are taken. */
export const blockSettings = defineSettings<BlockSettings>(
  'blockTrades',
  defaults,
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    commission: z.exactOptional(partText),
    hours: z.exactOptional(hoursOfAll),
  }),
)

export const areSold = ({ site }: Pick<Services, 'site'>): boolean =>
  site.settingsOf(blockSettings).feature === 'on'

export const blockStream = (block: BlockId) => streamId(rules.stream, block)

export interface FoundBlock extends BlockRecord {
  readonly streamVersion: StreamVersion
}

/** A product as it is; undefined where none of the id was announced. */
export const blockOf = (services: Pick<Services, 'streams'>, id: BlockId): Promise<FoundBlock | undefined> =>
  announcedIn(services, rules, blockStream(id), blockRecordOf)

/** A product as anyone may read it. */
export const readableBlock = (services: Services, id: BlockId) =>
  readableWhere(areSold(services), () => blockOf(services, id))

const isBlockMarket = (market: MarketId): market is BlockMarket => blockMarkets.some((one) => one === market)

/** When a kind of product is taken at a market. */
function hoursOf({ site }: Pick<Services, 'site'>, market: MarketId): BlockHours {
  return isBlockMarket(market) ? site.settingsOf(blockSettings).hours[market] : 'regular'
}

export const windowOf = (
  services: Pick<Services, 'site' | 'calendar'>,
  block: Pick<Block, 'kind' | 'from' | 'to' | 'instrument'>,
  now: Instant,
) => {
  const { market } = block.instrument
  const exchange = services.site.marketRules(market)
  const { calendar } = services
  return blockWindowAt(block, { exchange, calendar, hours: hoursOf(services, market) }, now)
}

/** What is charged at entry: the product's rate, and no less than the least commission of the market. */
export const entryCharges = ({ site }: Pick<Services, 'site'>, market: MarketId) => ({
  ...site.marketRules(market).charges,
  commission: site.settingsOf(blockSettings).commission,
})

/** When the lock of a block ends whose request passes at a moment; undefined for an OTC lot. */
export const unlockOf = (
  services: Pick<Services, 'site' | 'calendar'>,
  market: MarketId,
  lockDays: number | undefined,
  at: Instant,
): Instant | undefined => (lockDays === undefined ? undefined : unlockAt(services, market, lockDays, at))

/** What a product is sold by at a moment. Wait for `listingVersion` before it is asked. */
export async function onSaleOf(
  services: Services,
  { block, phase }: BlockRecord,
  now: Instant,
): Promise<BlockOnSale> {
  const { id, market } = block.instrument
  const listing = listingAt(services, id, now)
  const quote = services.market.status(id, now) === 'listed' ? services.market.quote(id, now) : undefined
  const rulesOfMarket = listing?.market ?? services.site.marketRules(market)
  return {
    block,
    isOver: phase === 'calledOff' || listing === undefined,
    claimed: await services.store.quotaClaimed(blockQuotaKey(block.id)),
    window: windowOf(services, block, now),
    quote: {
      last: quote?.price,
      low: quote && priceLimits(rulesOfMarket, quote.previousClose)?.low,
    },
    tickTable: rulesOfMarket,
    charges: entryCharges(services, market),
  }
}
