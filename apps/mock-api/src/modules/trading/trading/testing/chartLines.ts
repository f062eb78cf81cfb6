import { type Decimal, defaultMarkets, exact, roundToTick, toDecimal } from '@onelot/domain'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'

/** A share that is held with a take profit and a stop loss, and more of it ordered: all of it near the price. */
export async function buildChartLines(guide: WorldGuide): Promise<void> {
  const { apple } = demoInstruments
  const near = (rate: string): Decimal =>
    roundToTick(defaultMarkets.US, toDecimal(exact(guide.bid(apple)).times(rate)), 'nearest')
  const stopLoss = { kind: 'level', price: near('0.985') } as const
  const order = { instrument: apple, side: 'long', leverage: 1 } as const
  await guide.register()
  await guide.enableMargin()
  await guide.place({
    ...order,
    type: 'market',
    lots: 10,
    protection: { takeProfit: near('1.015'), stopLoss },
  })
  await guide.place({ ...order, type: 'limit', limitPrice: near('0.993'), lots: 4 })
}
