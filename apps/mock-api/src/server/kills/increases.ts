import { contract, tradePlace } from '@onelot/api-client'
import { type Instant, epochMs, instant } from '@onelot/domain'
import { expect } from 'vitest'
import { marketBuy } from '../../testing/appleOrders.ts'
import { appleIncrease } from '../../testing/increasing.ts'
import { sessionsOn } from '../../testing/sessions.ts'
import type { TestMember } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

const { increasesApply, increasesProducts, increasesTerms } = contract.increases
/** When rights of tests can be used no more. */
const from: Instant = instant(Date.parse('2026-03-19T04:00:00.000Z'))
const DAY_MS = 86_400_000

/** Rights of several members that end when the broker begins: one uses some of them, one none. */
export const rightsEnd: Subject = {
  from,
  async prepare(world) {
    await world.operate('increase', appleIncrease)
    await world.pass(1)
    const { trader, again } = sessionsOn(world)
    const holders: TestMember[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await trader(phone)
      await world.call(tradePlace, marketBuy(40), member)
      holders.push(member)
    }
    const [increase] = (await world.call(increasesProducts, {})).products
    if (increase === undefined) throw new Error('no capital increase is listed')
    await world.pass(epochMs(from) - epochMs(world.clock.now()) - DAY_MS)
    const members = await Promise.all(holders.map(again))
    const [user] = members
    if (user === undefined) throw new Error('there are holders')
    await world.call(increasesApply, { increase: increase.id, shares: 4 }, user)
    return {
      async act({ ask }) {
        for (const member of members)
          await untilRead(async () => {
            const asked = { increase: increase.id }
            const { grant } = await ask(member, increasesTerms, asked, `read-${member.account}`)
            return grant?.endedAt
          })
      },
      async check(store) {
        for (const member of members) {
          const events = await eventsOfMember(store, member)
          const used = member === user ? 1 : 0
          expect(countOf(events, 'increases.granted')).toBe(1)
          expect(countOf(events, 'increases.issued')).toBe(used)
          expect(countOf(events, 'increases.lapsed')).toBe(1 - used)
          const paid = events.flatMap(({ postings }) =>
            postings
              .filter((posting) => posting.from === 'frozen')
              .map(({ to, money }) => `${to} ${money.amount}`),
          )
          expect(paid).toEqual(used === 1 ? ['margin 600.00'] : [])
        }
      },
    }
  },
}
