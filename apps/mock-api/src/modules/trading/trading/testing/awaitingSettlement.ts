import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { limitAt } from '../../../../worlds/limitAt.ts'

/** Shares bought a day ago and sold now, whose proceeds have not settled, and an order that holds dollars. */
export async function buildAwaitingSettlement(guide: WorldGuide): Promise<void> {
  const { apple } = demoInstruments
  await guide.register()
  await guide.enableMargin()
  const held = await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 200, leverage: 1 })
  await guide.advance('1 day')
  await guide.close({ position: held, lots: 200, type: 'market' })
  const limitPrice = limitAt(guide, apple, '0.8')
  await guide.place({ instrument: apple, side: 'long', type: 'limit', limitPrice, lots: 50, leverage: 1 })
}
