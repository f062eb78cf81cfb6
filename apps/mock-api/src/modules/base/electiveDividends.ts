import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from './moduleSettings.ts'

interface ElectiveSettings extends FeatureSettings {
  /** Trading days after the ex-date in which shares may be chosen. */
  readonly deadlineDays: number
}

/** Whether dividends may be taken in shares, and how long one may choose; a change holds for what is announced from then on. */
export const electiveSettings = defineSettings<ElectiveSettings>(
  'electiveDividends',
  { feature: 'on', deadlineDays: 5 },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    deadlineDays: z.exactOptional(z.int().check(z.gte(1), z.lte(60))),
  }),
)

export const electiveSettingsOf = ({ site }: Pick<Services, 'site'>): ElectiveSettings =>
  site.settingsOf(electiveSettings)
