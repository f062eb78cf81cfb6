import { type Decimal, decimal } from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'
import { partText } from '../base/operatorShapes.ts'
import { type Amounts, amounts, amountsShape } from './copySettings.ts'

interface StrategySettings extends FeatureSettings {
  /** The least that a run is given. */
  readonly least: Amounts
  /** Trading days. */
  readonly terms: readonly number[]
  readonly feeRate: Decimal
  /** Runs that one account may have. */
  readonly most: number
}

const MOST_DAYS = 250

/** Whether strategies may be run, on which terms, and how many at once. */
export const strategySettings = defineSettings<StrategySettings>(
  'strategies',
  {
    feature: 'on',
    least: amounts('1000000', '200', '10000'),
    terms: [5, 20, 60],
    feeRate: decimal('0.1'),
    most: 10,
  },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    least: z.exactOptional(amountsShape),
    terms: z.exactOptional(
      z.array(z.int().check(z.gte(1), z.lte(MOST_DAYS))).check(z.minLength(1), z.maxLength(10)),
    ),
    feeRate: z.exactOptional(partText),
    most: z.exactOptional(z.int().check(z.gte(1), z.lte(100))),
  }),
)

export const strategySettingsOf = ({ site }: Pick<Services, 'site'>): StrategySettings =>
  site.settingsOf(strategySettings)

export const areStrategiesOffered = (services: Pick<Services, 'site'>): boolean =>
  strategySettingsOf(services).feature === 'on'
