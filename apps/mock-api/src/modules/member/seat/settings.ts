import type { Localized } from '@onelot/domain'
import * as z from 'zod/mini'
import { type FeatureSettings, defineSettings, featureStates } from '../../base/moduleSettings.ts'

interface SeatSettings extends FeatureSettings {
  /** Those that have seats: their names by their codes. */
  readonly institutions: Readonly<Record<string, Localized>>
}

const nameText = z.string().check(z.minLength(1), z.maxLength(60))

/** Whether seats are offered, and of which institutions; the demo has one. */
export const settings = defineSettings<SeatSettings>(
  'seat',
  {
    feature: 'on',
    institutions: {
      'ONELOT-SEAT': { en: 'Hanbit Asset Management', kor: '한빛자산운용', tw: '韓光資產管理' },
    },
  },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    institutions: z.exactOptional(
      z.record(
        z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/)),
        z.strictObject({ en: nameText, kor: nameText, tw: nameText }),
      ),
    ),
  }),
)
