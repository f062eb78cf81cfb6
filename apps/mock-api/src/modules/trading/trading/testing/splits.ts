import { dayAhead } from '../../../../worlds/dayAhead.ts'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple } = demoInstruments

const daySplit = (ratio: { readonly to: number; readonly from: number }): World => ({
  history: '2 days',
  async build(guide) {
    await member(guide)
    await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 20, leverage: 1 })
    const exDate = dayAhead(guide.broker, 'US', 2)
    const split = await guide.broker.operator.announceSplit({ instrument: apple, ratio, exDate })
    if (!split.ok) throw new Error(`the split was refused: ${JSON.stringify(split.refusal)}`)
  },
})

export const splitDay = daySplit({ to: 4, from: 1 })
/** Of twenty shares six remain, and two thirds of one are paid out. */
export const reverseSplitDay = daySplit({ to: 1, from: 3 })
