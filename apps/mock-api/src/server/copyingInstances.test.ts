import { contract } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { followersKey, fundKey } from '@onelot/domain/modules/managed/copyTrading'
import { describe, expect, it } from 'vitest'
import { copyingOn, north } from '../testing/copying.ts'
import { northMentor } from '../modules/managed/mentors/testing/terms.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'

const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const DAYS = 6
const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('neither lets followers put in more than there is, and each trade is mirrored once', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    const acts = [copyingOn(one), copyingOn(two)] as const
    await acts[0].announce({ ...northMentor, size: '6000' })
    await Promise.all([one.pass(1), two.pass(1)])
    const members = []
    for (let index = 0; index < 4; index += 1)
      members.push(await acts[0].trader(`0101111000${String(index)}`))
    const asked = await Promise.all(
      members.map((member, index) => acts[index < 2 ? 0 : 1].ask(member, '3000')),
    )
    expect(asked.map(({ msg }) => msg).toSorted()).toEqual([
      'COPY_ORDERED',
      'COPY_ORDERED',
      'FUNDRAISING_QUOTA_INSUFFICIENT',
      'FUNDRAISING_QUOTA_INSUFFICIENT',
    ])
    const { store } = two.broker.services
    expect([await store.quotaClaimed(fundKey(north)), await store.quotaClaimed(followersKey(north))]).toEqual(
      ['6000', '2'],
    )
    await Promise.all([one.pass(REVIEW_MS), two.pass(REVIEW_MS)])
    for (let day = 0; day < DAYS; day += 1) await Promise.all([one.pass(DAY_MS), two.pass(DAY_MS)])
    const followers = members.filter((_, index) => asked[index]?.msg === 'COPY_ORDERED')
    const trades = await one.call(contract.copyTrading.copyTradingMentorTrades, {
      mentor: north,
      pageSize: 50,
    })
    const days = new Set(trades.trades.flatMap(({ day }) => (day > '2026-03-09' ? [day] : [])))
    expect(days.size).toBeGreaterThan(0)
    for (const { account } of followers) {
      const { events } = await store.load(accountStream(accountId(account)), 0)
      const mirrored = events.filter(({ event }) => event.kind === 'copyTrading.mirrored')
      // What the mentor had at first, and each opening with trades since.
      expect(mirrored).toHaveLength(days.size + 1)
    }
  })
})
