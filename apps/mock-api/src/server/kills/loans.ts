import { loansGet, loansSubmit } from '@onelot/api-client'
import { type Instant, epochMs, instant } from '@onelot/domain'
import { expect } from 'vitest'
import { sessionsOn } from '../../testing/sessions.ts'
import type { TestMember } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

/** When the first instalment is due of loans that passed on 2026-03-10. */
const from: Instant = instant(Date.parse('2026-04-10T07:00:00.000Z'))
const REVIEW_MS = 5_000
const HOUR_MS = 3_600_000

/** Loans of several members, of which an instalment is due when the broker begins. */
export const instalments: Subject = {
  from,
  async prepare(world) {
    await world.operate('settings', { modules: { loans: { leastOwn: '0' } } })
    await world.pass(1)
    const { trader, again } = sessionsOn(world)
    const borrowers: { readonly member: TestMember; readonly request: string }[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await trader(phone)
      const { loan } = await world.call(loansSubmit, { amount: '24500000', instalments: 3 }, member)
      borrowers.push({ member, request: loan.id })
    }
    await world.pass(REVIEW_MS)
    await world.pass(epochMs(from) - epochMs(world.clock.now()) - HOUR_MS)
    const loans = await Promise.all(
      borrowers.map(async ({ member, request }) => ({ member: await again(member), request })),
    )
    return {
      async act({ ask }) {
        for (const { member, request } of loans)
          await untilRead(async () => {
            const { loan } = await ask(member, loansGet, { request }, `read-${member.account}`)
            return loan.loan?.schedule.length === 2 ? loan : undefined
          })
      },
      async check(store) {
        for (const { member } of loans) {
          const events = await eventsOfMember(store, member)
          expect(countOf(events, 'loans.collected')).toBe(1)
          const moved = events.flatMap(({ postings }) =>
            postings
              .filter(({ to }) => to === 'loan' || to === 'interest')
              .map(({ to, money }) => `${to} ${money.amount}`),
          )
          expect(moved).toEqual(['interest 149819', 'loan 8166666'])
        }
      },
    }
  },
}
