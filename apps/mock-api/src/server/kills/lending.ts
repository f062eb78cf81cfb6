import { lendingGet, lendingSetAutomatic, lendingSubmit, tradePlace } from '@onelot/api-client'
import { type Instant, instant } from '@onelot/domain'
import { expect } from 'vitest'
import { marketBuy } from '../../testing/appleOrders.ts'
import { type TestMember, apple } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

/** The opening on which seven days from Monday end in New York. */
const endsAt: Instant = instant(Date.parse('2026-03-16T04:00:00.000Z'))
const REVIEW_MS = 5_000

/** Loans of several members whose term is over when the broker begins; automatic lending has their shares again. */
export const lendingEnd: Subject = {
  from: endsAt,
  async prepare(world) {
    const loans: { readonly member: TestMember; readonly request: string }[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await world.trader(phone)
      await world.call(tradePlace, marketBuy(30), member)
      await world.call(lendingSetAutomatic, { on: true, excluded: [] }, member)
      const { loan } = await world.call(lendingSubmit, { instrument: apple, lots: 30, term: 7 }, member)
      loans.push({ member, request: loan.id })
    }
    await world.pass(REVIEW_MS)
    return {
      async act({ ask }) {
        for (const { member, request } of loans)
          await untilRead(async () => {
            const { loan } = await ask(member, lendingGet, { request }, `read-${member.account}`)
            return loan.loan?.progress === 'finished' ? loan : undefined
          })
      },
      async check(store) {
        for (const { member } of loans) {
          const events = await eventsOfMember(store, member)
          expect(countOf(events, 'lending.ended')).toBe(1)
          // Switched on, lent for a term, and back.
          expect(countOf(events, 'lending.followed')).toBe(3)
        }
      },
    }
  },
}
