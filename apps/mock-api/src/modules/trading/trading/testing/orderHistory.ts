import { decimal, orderId } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { limitAt } from '../../../../worlds/limitAt.ts'

const { apple, token } = demoInstruments
const owned = { instrument: apple, side: 'long', leverage: 1 } as const
const limit = (limitPrice: string, lots: number) => ({ ...owned, type: 'limit', limitPrice, lots }) as const
const market = (lots: number) => ({ ...owned, type: 'market', lots }) as const

/** Orders of every kind and state in three markets and two months (11 days and 14 hours; the world adds the rest). */
export async function buildOrderHistory(guide: WorldGuide): Promise<void> {
  const { operator, services } = guide.broker
  const trades = async (price: string) => {
    await operator.setPrice(apple, decimal(price))
    await guide.advance('1 min')
  }
  await guide.register()
  await guide.enableMargin()
  await trades('160.00')
  const stopped = await guide.place(market(20))
  await guide.cancel(orderId(await guide.place(limit('110.00', 3))))
  await guide.place(limit('120.00', 5))
  await guide.advance('8 days')
  await guide.login()
  await guide.protect({
    position: stopped,
    takeProfit: '190.00',
    stopLoss: { kind: 'level', price: '150.00' },
  })
  await trades('149.50')
  await trades('160.00')
  const protectedNow = await guide.place(market(12))
  const distance = { kind: 'rate', rate: '0.05' } as const
  await guide.protect({
    position: protectedNow,
    takeProfit: '185.00',
    stopLoss: { kind: 'trail', distance },
  })
  const amended = orderId(
    await guide.place({
      ...limit('140.00', 6),
      timeInForce: 'goodTillCancelled',
      protection: { takeProfit: '170.00', stopLoss: { kind: 'level', price: '130.00' } },
    }),
  )
  await guide.advance('1 day')
  await guide.amend({ order: amended, limitPrice: '141.00' })
  await guide.amend({ order: amended, lots: 4 })
  await guide.advance('2 days')
  const korean = koreanStock(services.market)
  const resting = await guide.place({ ...market(18), instrument: korean })
  await guide.place({ ...market(25), instrument: korean, side: 'short', leverage: 2 })
  await guide.advance('14 h')
  await guide.close({
    position: resting,
    lots: 18,
    type: 'limit',
    limitPrice: limitAt(guide, korean, '1.2'),
  })
  await guide.place({
    ...limit(limitAt(guide, token, '0.9'), 20),
    instrument: token,
    timeInForce: 'goodTillCancelled',
  })
}
