import {
  type Decimal,
  type LocalDate,
  type Money,
  type TimeOfDay,
  decimal,
  money,
  timeOfDay,
} from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from './moduleSettings.ts'
import { dateText, partText, positiveText } from './operatorShapes.ts'

interface LoanSettings extends FeatureSettings {
  /** Whether loans are given now. */
  readonly open: boolean
  /** The last date of the campaign, in Seoul. @defaultValue a year ahead, whenever it is asked for */
  readonly until?: LocalDate | undefined
  /** A year: 0.072 is 7.2 percent. */
  readonly rate: Decimal
  /** Added to the rate of what is overdue. */
  readonly overduePoints: Decimal
  /** Part of what a member owns that may be borrowed. */
  readonly part: Decimal
  /** In won: what a member has to own. */
  readonly leastOwn: Decimal
  /** In won: the least of one loan. */
  readonly least: Decimal
  /** Of all members together, in a year of Seoul. */
  readonly places: number
  readonly leastScore: number
  /** Numbers of monthly instalments; a lump sum besides. */
  readonly instalments: readonly number[]
  /** After how many months a lump sum is due. */
  readonly lumpMonths: number
  /** When instalments are collected, in Seoul. */
  readonly dueAt: TimeOfDay
  /** Part of what is borrowed: a message is sent where the collateral is under it. */
  readonly warning: Decimal
}

const timeText = z.pipe(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  z.transform((value) => timeOfDay(value)),
)

export const loanSettings = defineSettings<LoanSettings>(
  'loans',
  {
    feature: 'on',
    open: true,
    rate: decimal('0.072'),
    overduePoints: decimal('0.03'),
    part: decimal('0.7'),
    leastOwn: decimal('1000000000'),
    least: decimal('10000'),
    places: 50,
    leastScore: 60,
    instalments: [3, 6, 12],
    lumpMonths: 12,
    dueAt: timeOfDay('16:00'),
    warning: decimal('1.4'),
  },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    open: z.exactOptional(z.boolean()),
    until: z.exactOptional(dateText),
    rate: z.exactOptional(partText),
    overduePoints: z.exactOptional(partText),
    part: z.exactOptional(positiveText),
    leastOwn: z.exactOptional(partText),
    least: z.exactOptional(positiveText),
    places: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000_000))),
    leastScore: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000))),
    instalments: z.exactOptional(
      z.array(z.int().check(z.gte(2), z.lte(60))).check(z.minLength(1), z.maxLength(10)),
    ),
    lumpMonths: z.exactOptional(z.int().check(z.gte(1), z.lte(60))),
    dueAt: z.exactOptional(timeText),
    warning: z.exactOptional(positiveText),
  }),
)

export const loanSettingsOf = ({ site }: Pick<Services, 'site'>): LoanSettings =>
  site.settingsOf(loanSettings)

export const isLoanOffered = (services: Pick<Services, 'site'>): boolean =>
  loanSettingsOf(services).feature === 'on'

/** A setting in won. */
export const inWon = (amount: Decimal): Money<'KRW'> => money('KRW', amount)
