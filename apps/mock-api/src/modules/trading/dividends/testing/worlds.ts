import { type Decimal, type InstrumentId, decimal } from '@onelot/domain'
import type { Broker } from '../../../../broker.ts'
import { dayAhead } from '../../../../worlds/dayAhead.ts'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple } = demoInstruments

/** Announces a dividend whose ex-date is so many trading days ahead, paid two trading days later. */
async function announce(broker: Broker, instrument: InstrumentId, amount: Decimal, days: number) {
  const listing = broker.services.market.listing(instrument)
  if (listing === undefined) throw new Error(`${instrument} is not listed`)
  const announced = await broker.operator.announceDividend({
    instrument,
    amount,
    exDate: dayAhead(broker, listing.market, days),
    payDate: dayAhead(broker, listing.market, days + 2),
    reason: 'simulated',
  })
  if (!announced.ok) throw new Error(`the dividend was refused: ${JSON.stringify(announced.refusal)}`)
}

async function holder(guide: WorldGuide): Promise<InstrumentId> {
  await member(guide)
  const korean = koreanStock(guide.broker.services.market)
  await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 20, leverage: 1 })
  return korean
}

export const worlds = {
  /** Holds a share whose company has announced a dividend. */
  dividendAhead: {
    async build(guide) {
      const korean = await holder(guide)
      await announce(guide.broker, korean, decimal('361'), 1)
      await announce(guide.broker, apple, decimal('0.24'), 3)
    },
  },
  /** Holds a share on its ex-date: the dividend is counted, and paid in two days. */
  exDividendDay: {
    history: '2 days',
    async build(guide) {
      await holder(guide)
      await announce(guide.broker, apple, decimal('0.24'), 2)
    },
  },
  /** A dividend was paid, one was charged to a short, and another one is ahead. */
  dividendPaid: {
    history: '5 days',
    async build(guide) {
      const korean = await holder(guide)
      await guide.place({ instrument: korean, side: 'short', type: 'market', lots: 30, leverage: 2 })
      await announce(guide.broker, apple, decimal('0.24'), 1)
      await announce(guide.broker, korean, decimal('361'), 2)
      await guide.advance('4 days')
      await announce(guide.broker, apple, decimal('0.26'), 4)
    },
  },
  /** A short was charged more than there was, and is halted: the rest is owed. */
  dividendOwed: {
    history: '2 days',
    practiceMoney: { KRW: '100000000', USD: '500', THB: '3000000', TWD: '3000000' },
    async build(guide) {
      await member(guide)
      await guide.place({ instrument: apple, side: 'short', type: 'market', lots: 20, leverage: 10 })
      await announce(guide.broker, apple, decimal('40'), 1)
      await guide.broker.operator.setHalt(apple, true)
    },
  },
} as const satisfies Readonly<Record<string, World>>
