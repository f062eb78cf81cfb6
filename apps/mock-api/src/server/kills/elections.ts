import { contract, tradePlace } from '@onelot/api-client'
import { type Instant, epochMs, instant, localDate } from '@onelot/domain'
import { expect } from 'vitest'
import { marketBuy } from '../../testing/appleOrders.ts'
import { sessionsOn } from '../../testing/sessions.ts'
import { type TestMember, apple } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

const { electiveDividendsElect, electiveDividendsOverview, electiveDividendsRecords } =
  contract.electiveDividends
/** When the dividend of tests is paid. */
const from: Instant = instant(Date.parse('2026-03-14T04:00:00.000Z'))
const DAY_MS = 86_400_000

/** An elective dividend of several members that is paid when the broker begins: one has chosen shares, one nothing. */
export const electionsPaid: Subject = {
  from,
  async prepare(world) {
    await world.operate('dividend', {
      ...{ instrument: apple, amount: '8.5', elective: true },
      exDate: localDate('2026-03-11'),
      payDate: localDate('2026-03-14'),
    })
    const { trader, again } = sessionsOn(world)
    const holders: TestMember[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await trader(phone)
      await world.call(tradePlace, marketBuy(100), member)
      holders.push(member)
    }
    await world.pass(epochMs(from) - epochMs(world.clock.now()) - DAY_MS / 2)
    const members = await Promise.all(holders.map(again))
    const [chooser] = members
    if (chooser === undefined) throw new Error('there are holders')
    const [dividend] = (await world.call(electiveDividendsOverview, {}, chooser)).dividends
    if (dividend === undefined) throw new Error('there is an elective dividend')
    await world.call(electiveDividendsElect, { dividend: dividend.id }, chooser)
    await world.pass(DAY_MS / 4)
    return {
      async act({ ask }) {
        for (const member of members)
          await untilRead(async () => {
            const { records } = await ask(
              member,
              electiveDividendsRecords,
              { pageSize: 10 },
              `read-${member.account}`,
            )
            return records.at(0)
          })
      },
      async check(store) {
        for (const member of members) {
          const events = await eventsOfMember(store, member)
          expect(countOf(events, 'trading.dividendPaid')).toBe(1)
          expect(countOf(events, 'electiveDividends.settled')).toBe(1)
          const opened = events.flatMap(({ postings }) => postings.filter(({ to }) => to === 'margin'))
          // What was bought before, and with the dividend.
          expect(opened).toHaveLength(member === chooser ? 2 : 1)
        }
      },
    }
  },
}
