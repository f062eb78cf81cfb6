import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { asking } from '../../../../anyCommands/sending.ts'

export const checkIn = asking(() => ({ path: 'checkIn/today', body: {} }))

const redeem = asking(({ step: { pick } }) => ({
  path: 'checkIn/redeem',
  body: { reward: pick % 4 === 0 ? 'month' : 'week' },
}))

export const acts = defineActs({
  acts: { checkIn, redeem },
  drawn: [
    [6, 'checkIn'],
    [9, 'redeem'],
  ],
  kinds: ['checkIn/today', 'checkIn/redeem'],
})
