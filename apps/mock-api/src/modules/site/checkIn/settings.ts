import { type Instant, currencyDay, money } from '@onelot/domain'
import type { CheckInContext, Reward, RewardName } from '@onelot/domain/modules/site/checkIn'
import * as z from 'zod/mini'
import type { Services } from '../../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../../base/moduleSettings.ts'

const rewardShape = z.strictObject({
  checkIns: z.int().check(z.gte(1), z.lte(1_000)),
  /** Whole won. */
  amount: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
})
type RewardFigures = z.output<typeof rewardShape>

type CheckInSettings = FeatureSettings & Readonly<Record<RewardName, RewardFigures>>

/** Whether check-ins are offered, and what is paid for them. */
export const settings = defineSettings<CheckInSettings>(
  'checkIn',
  { feature: 'on', week: { checkIns: 7, amount: '1000' }, month: { checkIns: 30, amount: '10000' } },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    week: z.exactOptional(rewardShape),
    month: z.exactOptional(rewardShape),
  }),
)

const rewardOf = ({ checkIns, amount }: RewardFigures): Reward => ({ checkIns, money: money('KRW', amount) })

/** What the rules are given of the site and of the day. */
export function termsAt(
  { site }: Pick<Services, 'site'>,
  at: Instant,
): Pick<CheckInContext, 'today' | 'offered' | 'rewards'> {
  const { feature, week, month } = site.settingsOf(settings)
  return {
    today: currencyDay('KRW', at),
    offered: feature === 'on',
    rewards: { week: rewardOf(week), month: rewardOf(month) },
  }
}
