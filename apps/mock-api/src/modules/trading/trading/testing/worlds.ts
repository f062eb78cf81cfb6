import { decimal, instant } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'
import { buildAwaitingSettlement } from './awaitingSettlement.ts'
import { buildChartLines } from './chartLines.ts'
import { buildHoldings, buildThirtyPositions } from './holdings.ts'
import { buildOrderHistory } from './orderHistory.ts'
import { reverseSplitDay, splitDay } from './splits.ts'

const { apple } = demoInstruments

export const worlds = {
  /** Positions long, short and leveraged; a pending order; a resting close; closed ones; a cancelled one. */
  holder: { history: '2 days', build: buildHoldings },
  /** Has thirty positions, in two currencies. */
  thirtyPositions: { history: '15 h', build: buildThirtyPositions },
  /** One share held with a take profit and a stop loss, and more of it ordered, all near the price. */
  protectedHolder: { build: buildChartLines },
  /** Orders of every kind and state in three markets, placed in two months: amended, protective, fired, expired. */
  orderHistory: { history: '12 days', build: buildOrderHistory },
  /** Holds what may not be sold yet (T+N). */
  lockedHolder: {
    site: { saleLocks: { US: { kind: 'days', days: 2 }, KRX: { kind: 'days', days: 2 } } },
    async build(guide) {
      await member(guide)
      const korean = koreanStock(guide.broker.services.market)
      for (const instrument of [apple, korean])
        await guide.place({ instrument, side: 'long', type: 'market', lots: 20, leverage: 1 })
    },
  },
  /** Huge balances and prices. */
  pricey: {
    practiceMoney: {
      KRW: '98765432109876',
      USD: '98765432109.87',
      THB: '98765432109.87',
      TWD: '98765432109.87',
    },
    async build(guide) {
      await member(guide)
      const korean = koreanStock(guide.broker.services.market)
      const { operator } = guide.broker
      await operator.setPrice(korean, decimal('123456000'))
      await operator.setPrice(apple, decimal('98765.43'))
      for (const instrument of [apple, korean])
        await guide.place({ instrument, side: 'long', type: 'market', lots: 12_345, leverage: 1 })
      await guide.place({ instrument: apple, side: 'short', type: 'market', lots: 6_789, leverage: 10 })
      await guide.advance('30 s')
      await operator.setPrice(korean, decimal('157890000'))
    },
  },
  /** Exchange hours, on a Saturday. */
  marketClosed: {
    calendar: 'exchange',
    now: instant(Date.parse('2026-03-14T02:00:00.000Z')),
    history: '1 day',
    async build(guide) {
      await member(guide)
      const korean = koreanStock(guide.broker.services.market)
      await guide.place({ instrument: korean, side: 'long', type: 'market', lots: 20, leverage: 1 })
      await guide.advance('13 h')
      await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 })
    },
  },
  /** The first Korean stock is halted. */
  halted: {
    async build(guide) {
      await member(guide)
      await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 })
      const { operator, services } = guide.broker
      const halted = [apple, koreanStock(services.market)]
      await guide.watch(halted)
      for (const instrument of halted) await operator.setHalt(instrument, true)
    },
  },
  /** Held shares of which every three have just become one, and a fraction was paid out. */
  reverseSplitDay,
  /** Holds shares that have just become four each. */
  splitDay,
  /** Has sold dollar shares whose proceeds have not settled, and an order that holds dollars. */
  awaitingSettlement: { history: '1 day', build: buildAwaitingSettlement },
} as const satisfies Readonly<Record<string, World>>
