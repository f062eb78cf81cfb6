import { type WorldGuide, demoMember } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

const reviewedByOperator = { modules: { requests: { 'realName.check': { mode: 'operator' } } } } as const

async function submitted(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.submitRealName()
}

/** As often as it says. */
async function rejected(guide: WorldGuide, times: number): Promise<void> {
  await guide.register()
  for (let time = 0; time < times; time += 1) {
    await guide.submitRealName()
    const set = await guide.broker.operator.setOnMember(demoMember, {
      kind: 'members.setRealNameState',
      state: 'rejected',
      reason: 'The photo of the front is blurred.',
    })
    if (!set.ok) throw new Error(`the review was refused: ${set.refusal.code}`)
  }
}

export const worlds = {
  /** Has submitted who they are, and an operator is to decide. */
  realNameSubmitted: { site: reviewedByOperator, build: submitted },
  /** An operator has rejected that, and said why. */
  realNameRejected: { site: reviewedByOperator, build: (guide) => rejected(guide, 1) },
  /** The same for the fifth time today. */
  realNameRejectedOften: { site: reviewedByOperator, build: (guide) => rejected(guide, 5) },
  /** It has passed by itself; margin is not enabled. */
  realNamePassed: {
    async build(guide) {
      await submitted(guide)
      await guide.advance('10 s')
    },
  },
} as const satisfies Readonly<Record<string, World>>
