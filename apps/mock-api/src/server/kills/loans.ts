import { loansGet, loansSubmit } from '@onelot/api-client'
import { type Instant, instant } from '@onelot/domain'
import { expect } from 'vitest'
import type { TestMember } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

/** When the second instalment is due of loans that passed on 2026-03-10: the broker was down at the first. */
const from: Instant = instant(Date.parse('2026-05-10T07:00:00.000Z'))
const REVIEW_MS = 5_000
const DUE = 2

/** Loans of several members, of which two instalments are due when the broker begins. */
export const instalments: Subject = {
  from,
  async prepare(world) {
    await world.operate('settings', { modules: { loans: { leastOwn: '0' } } })
    await world.pass(1)
    const loans: { readonly member: TestMember; readonly request: string }[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await world.trader(phone)
      const { loan } = await world.call(loansSubmit, { amount: '24500000', instalments: 3 }, member)
      loans.push({ member, request: loan.id })
    }
    await world.pass(REVIEW_MS)
    return {
      async act({ ask }) {
        for (const { member, request } of loans)
          await untilRead(async () => {
            const { loan } = await ask(member, loansGet, { request }, `read-${member.account}`)
            return loan.loan?.schedule.length === 1 ? loan : undefined
          })
      },
      async check(store) {
        for (const { member } of loans) {
          const events = await eventsOfMember(store, member)
          expect(countOf(events, 'loans.collected')).toBe(DUE)
          const moved = events.flatMap(({ postings }) =>
            postings
              .filter(({ to }) => to === 'loan' || to === 'interest')
              .map(({ to, money }) => `${to} ${money.amount}`),
          )
          expect(moved).toEqual(['interest 149819', 'loan 8166666', 'interest 96658', 'loan 8166666'])
        }
      },
    }
  },
}
