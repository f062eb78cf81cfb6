import { type Currency, type PlacementTier, areRising, decimal } from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'
import { partText, positiveText } from '../base/operatorShapes.ts'

/** Currencies of the exchanges whose companies place shares. */
const placementCurrencies = ['KRW', 'USD', 'TWD', 'THB'] as const
type PlacementCurrency = (typeof placementCurrencies)[number]

interface PlacementSettings extends FeatureSettings {
  /** Those of a placement that is announced without any, by the currency of its share. */
  readonly tiers: Readonly<Record<PlacementCurrency, readonly PlacementTier[]>>
  /** Trading days of its lock, where it is announced without. */
  readonly lockDays: number
}

const discounts = ['0.03', '0.05', '0.08'] as const
const tiersFrom = (...least: readonly [string, string, string]): readonly PlacementTier[] =>
  discounts.map((discount, index) => ({
    least: decimal(least[index] ?? '0'),
    discount: decimal(discount),
  }))

const defaults: PlacementSettings = {
  feature: 'on',
  tiers: {
    KRW: tiersFrom('10000000', '50000000', '100000000'),
    USD: tiersFrom('8000', '40000', '80000'),
    TWD: tiersFrom('240000', '1200000', '2400000'),
    THB: tiersFrom('250000', '1250000', '2500000'),
  },
  lockDays: 10,
}

/** Tiers as an operator writes them. Whether their order is right is the rules' to say. */
export const tiersShape = z
  .array(z.strictObject({ least: positiveText, discount: partText }))
  .check(z.minLength(1), z.maxLength(10))

const risingShape = tiersShape.check(z.refine(areRising))

/** Whether placements are offered, and the terms of those that are announced without. */
export const placementSettings = defineSettings<PlacementSettings>(
  'placements',
  defaults,
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    tiers: z.exactOptional(
      z.strictObject({ KRW: risingShape, USD: risingShape, TWD: risingShape, THB: risingShape }),
    ),
    lockDays: z.exactOptional(z.int().check(z.gte(1), z.lte(250))),
  }),
)

export const arePlacementsOffered = ({ site }: Pick<Services, 'site'>): boolean =>
  site.settingsOf(placementSettings).feature === 'on'

const isPlacementCurrency = (currency: Currency): currency is PlacementCurrency =>
  placementCurrencies.some((one) => one === currency)

/** The terms of a placement that is announced without; no tiers where its currency has none. */
export function placementDefaults({ site }: Pick<Services, 'site'>, currency: Currency) {
  const { tiers, lockDays } = site.settingsOf(placementSettings)
  return { lockDays, tiers: isPlacementCurrency(currency) ? tiers[currency] : [] }
}
