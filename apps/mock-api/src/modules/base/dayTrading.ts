import {
  type DayTradeRules,
  type Decimal,
  type Listing,
  type LocalDate,
  type MarketId,
  decimal,
  localDate,
} from '@onelot/domain'
import { type DayTradeMarket, dayTradeMarkets } from '@onelot/api-client'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from './moduleSettings.ts'
import { dateText, partText } from './operatorShapes.ts'

interface DayTradingSettings extends FeatureSettings {
  /** Before the end of the last regular session of a day. */
  readonly cutoffMinutes: number
  /** In place of the sale tax of TWSE, up to a last trading day. */
  readonly saleTax: { readonly rate: Decimal; readonly until: LocalDate }
}

/** Whether stocks may be day-traded, until when, and how TWSE taxes it. */
export const dayTradingSettings = defineSettings<DayTradingSettings>(
  'dayTrading',
  {
    feature: 'on',
    cutoffMinutes: 5,
    saleTax: { rate: decimal('0.0015'), until: localDate('2027-12-31') },
  },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    cutoffMinutes: z.exactOptional(z.int().check(z.gte(1), z.lte(60))),
    saleTax: z.exactOptional(z.strictObject({ rate: partText, until: dateText })),
  }),
)

export const isDayTradeMarket = (market: MarketId): market is DayTradeMarket =>
  dayTradeMarkets.some((one) => one === market)

/** What day trades of a listing are taken by on the trading day of its session; undefined where none are. */
export function dayTradeRulesOf(
  { site }: Pick<Services, 'site'>,
  { instrument, session }: Pick<Listing, 'instrument' | 'session'>,
): DayTradeRules | undefined {
  const { feature, cutoffMinutes, saleTax } = site.settingsOf(dayTradingSettings)
  if (feature === 'off' || instrument.kind !== 'stock' || !isDayTradeMarket(instrument.market))
    return undefined
  return instrument.market === 'TWSE' && session.tradingDay <= saleTax.until
    ? { cutoffMinutes, saleTax: saleTax.rate }
    : { cutoffMinutes }
}
