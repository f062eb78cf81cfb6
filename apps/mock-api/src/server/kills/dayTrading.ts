import { tradePlace, tradePosition } from '@onelot/api-client'
import { type Instant, type PositionId, instant } from '@onelot/domain'
import { expect } from 'vitest'
import { marketBuy } from '../../testing/appleOrders.ts'
import type { TestMember } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

/** Five minutes before midnight in New York, at which a day of the demo calendar ends there. */
const cutoff: Instant = instant(Date.parse('2026-03-10T03:55:00.000Z'))

/** Day trades of several members whose time is over when the broker begins. */
export const dayTradeEnd: Subject = {
  from: cutoff,
  async prepare(world) {
    const members: { readonly member: TestMember; readonly position: PositionId }[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await world.trader(phone)
      const { position } = await world.call(tradePlace, { ...marketBuy(2), dayTrade: true }, member)
      members.push({ member, position: position.id })
    }
    return {
      async act({ ask }) {
        for (const { member, position } of members)
          await untilRead(async () => {
            const read = await ask(member, tradePosition, { position }, `read-${member.account}`)
            return read.position.status === 'closed' ? read : undefined
          })
      },
      async check(store) {
        for (const { member } of members) {
          const events = await eventsOfMember(store, member)
          expect(countOf(events, 'trading.orderFilled')).toBe(2)
        }
      },
    }
  },
}
