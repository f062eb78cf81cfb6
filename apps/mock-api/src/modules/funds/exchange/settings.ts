import { type Decimal, compareDecimals, decimal } from '@onelot/domain'
import * as z from 'zod/mini'
import { type FeatureSettings, defineSettings, featureStates } from '../../base/moduleSettings.ts'
import { partText } from '../../base/operatorShapes.ts'

interface ExchangeSettings extends FeatureSettings {
  /** A fraction of the mid rate, by which a rate is below it. */
  readonly spread: Decimal
  /** For how long a quote holds. */
  readonly quoteSeconds: number
}

const MOST_SPREAD = decimal('0.1')

/** Whether exchanges are offered, and on which terms. */
export const settings = defineSettings<ExchangeSettings>(
  'exchange',
  { feature: 'on', spread: decimal('0.003'), quoteSeconds: 15 },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    spread: z.exactOptional(partText.check(z.refine((spread) => compareDecimals(spread, MOST_SPREAD) <= 0))),
    quoteSeconds: z.exactOptional(z.int().check(z.gte(5), z.lte(120))),
  }),
)
