import { type Currency, type Decimal, type MarketId, decimal } from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'
import { partText, positiveText } from '../base/operatorShapes.ts'

/** Exchanges whose shares are lent. */
const lendingMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const
type LendingMarket = (typeof lendingMarkets)[number]
const lendingCurrencies = ['KRW', 'USD', 'TWD', 'THB'] as const
type LendingCurrency = (typeof lendingCurrencies)[number]

interface LendingSettings extends FeatureSettings {
  /** The least that shares for a term are worth. */
  readonly least: Readonly<Record<LendingCurrency, Decimal>>
  /** Part of a company's shares that all members together may lend for a term. */
  readonly poolPart: Decimal
  /** Calendar days. */
  readonly terms: readonly number[]
  /** Part of the interest. */
  readonly tax: Readonly<Record<LendingMarket, Decimal>>
  /** Markets of which shares are lent. */
  readonly channels: Readonly<Record<LendingMarket, boolean>>
  /** Of single shares, by their ids: in place of the drawn rate, and of the part of the company's shares. */
  readonly shares: Readonly<
    Record<string, { readonly rate?: Decimal | undefined; readonly pool?: number | undefined }>
  >
}

const onAll = { KRX: true, TWSE: true, US: true, SET: true }

export const lendingSettings = defineSettings<LendingSettings>(
  'lending',
  {
    feature: 'on',
    least: {
      KRW: decimal('1000000'),
      USD: decimal('1000'),
      TWD: decimal('30000'),
      THB: decimal('30000'),
    },
    poolPart: decimal('0.001'),
    terms: [7, 30, 90],
    tax: { KRX: decimal('0.22'), TWSE: decimal('0.1'), US: decimal('0.1'), SET: decimal('0.1') },
    channels: onAll,
    shares: {},
  },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    least: z.exactOptional(
      z.strictObject({ KRW: positiveText, USD: positiveText, TWD: positiveText, THB: positiveText }),
    ),
    poolPart: z.exactOptional(partText),
    terms: z.exactOptional(
      z.array(z.int().check(z.gte(1), z.lte(365))).check(z.minLength(1), z.maxLength(10)),
    ),
    tax: z.exactOptional(z.strictObject({ KRX: partText, TWSE: partText, US: partText, SET: partText })),
    channels: z.exactOptional(
      z.strictObject({ KRX: z.boolean(), TWSE: z.boolean(), US: z.boolean(), SET: z.boolean() }),
    ),
    shares: z.exactOptional(
      z.record(
        z.string().check(z.maxLength(40)),
        z.strictObject({
          rate: z.exactOptional(partText),
          pool: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
        }),
      ),
    ),
  }),
)

export const lendingSettingsOf = ({ site }: Pick<Services, 'site'>): LendingSettings =>
  site.settingsOf(lendingSettings)

export const isLendingOffered = (services: Pick<Services, 'site'>): boolean =>
  lendingSettingsOf(services).feature === 'on'

export const isLendingMarket = (market: MarketId): market is LendingMarket =>
  lendingMarkets.some((one) => one === market)

export const isLendingCurrency = (currency: Currency): currency is LendingCurrency =>
  lendingCurrencies.some((one) => one === currency)
