import { checkInRedeem, checkInToday } from '@onelot/api-client'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'

/** On seven days; the session has ended by then. */
async function checkedIn(guide: WorldGuide): Promise<void> {
  await member(guide)
  for (let day = 0; day < 7; day += 1) {
    await guide.call(checkInToday, {})
    await guide.advance('1 day')
  }
  await guide.login()
}

async function rewarded(guide: WorldGuide): Promise<void> {
  await checkedIn(guide)
  await guide.call(checkInRedeem, { reward: 'week' })
}

export const worlds = {
  /** Has checked in on the seven days before, and not today. */
  checkedIn: { history: '7 days', build: checkedIn },
  /** Has redeemed check-ins, and so has money of its own. */
  rewarded: { history: '7 days', build: rewarded },
  /** A site that does not offer check-ins. */
  withoutCheckIn: { site: { modules: { checkIn: { feature: 'off' } } }, build: member },
} as const satisfies Readonly<Record<string, World>>
