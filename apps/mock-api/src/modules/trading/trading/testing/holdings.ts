import { type InstrumentId, exact, orderId } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { limitAt } from '../../../../worlds/limitAt.ts'

/** What was done up to a day ago: a profit or loss taken, a part closed, an order that its member cancelled. */
async function past(guide: WorldGuide, korean: InstrumentId): Promise<void> {
  const { apple } = demoInstruments
  const whole = await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 15, leverage: 1 })
  const short = await guide.place({ instrument: apple, side: 'short', type: 'market', lots: 8, leverage: 2 })
  const part = await guide.place({ instrument: korean, side: 'long', type: 'market', lots: 30, leverage: 1 })
  const limitPrice = limitAt(guide, apple, '0.8')
  const order = { instrument: apple, side: 'long', type: 'limit', limitPrice, lots: 5, leverage: 1 } as const
  await guide.cancel(orderId(await guide.place(order)))
  await guide.advance('8 h')
  await guide.close({ position: whole, lots: 15, type: 'market' })
  await guide.close({ position: short, lots: 8, type: 'market' })
  await guide.close({ position: part, lots: 10, type: 'market' })
  await guide.place(order)
  await guide.advance('1 day')
}

/** What is open today: long, short and geared positions in every kind of market, an order and a close that rest. */
async function present(guide: WorldGuide, korean: InstrumentId): Promise<void> {
  const { apple, token, pair } = demoInstruments
  await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 12, leverage: 1 })
  await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 40, leverage: 5 })
  await guide.place({ instrument: korean, side: 'short', type: 'market', lots: 25, leverage: 2 })
  await guide.place({ instrument: token, side: 'long', type: 'market', lots: 20, leverage: 2 })
  await guide.place({ instrument: pair, side: 'short', type: 'market', lots: 2, leverage: 10 })
  const resting = await guide.place({
    instrument: korean,
    side: 'long',
    type: 'market',
    lots: 18,
    leverage: 1,
  })
  await guide.advance('14 h')
  await guide.close({
    position: resting,
    lots: 18,
    type: 'limit',
    limitPrice: limitAt(guide, korean, '1.2'),
  })
  await guide.place({
    instrument: apple,
    side: 'long',
    type: 'limit',
    limitPrice: limitAt(guide, apple, '0.9'),
    lots: 6,
    leverage: 1,
  })
}

/** Two days of a member who trades (46 hours; the worlds add the last two). */
export async function buildHoldings(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  const korean = koreanStock(guide.broker.services.market)
  await past(guide, korean)
  await present(guide, korean)
}

/** Fifteen of a market, but for penny stocks: an order has a least amount. */
function fifteenOf(guide: WorldGuide, market: 'KRX' | 'US', leastPrice: string): readonly InstrumentId[] {
  return guide.broker.services.market
    .listings()
    .filter((one) => one.market === market && one.kind === 'stock')
    .map(({ id }) => id)
    .filter((id) => exact(guide.bid(id)).gte(leastPrice))
    .slice(0, 15)
}

export async function buildThirtyPositions(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  const instruments = [...fifteenOf(guide, 'KRX', '1000'), ...fifteenOf(guide, 'US', '10')]
  for (const [index, instrument] of instruments.entries()) {
    await guide.place({ instrument, side: 'long', type: 'market', lots: 4 + (index % 5), leverage: 1 })
    await guide.advance('30 min')
  }
}
