import { priceAlertsCreate } from '@onelot/api-client'
import { type Decimal, type InstrumentId, decimal } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'

const above = (instrument: InstrumentId, price: string | Decimal, repeat: 'once' | 'daily' = 'once') => ({
  instrument,
  condition: { kind: 'price', direction: 'rises', price } as const,
  repeat,
})

/** A member with alerts that wait, one that has fired, and messages of every topic, the older ones read. */
async function buildAlerted(guide: WorldGuide): Promise<void> {
  const { apple } = demoInstruments
  const { operator, services } = guide.broker
  const trades = async (price: string) => {
    await operator.setPrice(apple, decimal(price))
    await guide.advance('1 min')
  }
  await member(guide)
  await trades('160.00')
  await guide.place({
    instrument: apple,
    side: 'long',
    type: 'limit',
    limitPrice: '155.00',
    lots: 12,
    leverage: 1,
  })
  await guide.place({
    instrument: apple,
    side: 'long',
    type: 'limit',
    limitPrice: '90.00',
    lots: 5,
    leverage: 1,
  })
  await trades('154.00')
  await guide.advance('1 day')
  await guide.readMessages()
  await guide.call(priceAlertsCreate, { ...above(apple, '158.00'), note: 'Sell half' })
  await guide.call(priceAlertsCreate, above(apple, '170.00', 'daily'))
  await guide.call(priceAlertsCreate, {
    instrument: koreanStock(services.market),
    condition: { kind: 'percent', direction: 'falls', percent: '10' },
    repeat: 'daily',
  })
  await trades('158.20')
}

export const worlds = {
  /** Price alerts that wait, one that has fired, and messages, some of them unread. */
  alerted: { history: '2 days', build: buildAlerted },
} as const satisfies Readonly<Record<string, World>>
