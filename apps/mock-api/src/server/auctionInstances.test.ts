import { accountId, accountStream, epochMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createPostgresStore } from '../store/postgres.ts'
import { auctionTimes, auctioning } from '../testing/auctioning.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { type TestMember, headersOf } from '../testing/testBroker.ts'

const BIDDERS = 8
const database = sharedDatabase()

/** Two brokers on one database, with an auction that is open, and members who may bid. */
async function twoBrokers() {
  const mine = await auctioning({ store: await createPostgresStore(database.url()) })
  database.closesAfter(() => mine.world.broker.close())
  const two = await database.broker()
  await mine.until(auctionTimes.opensAt)
  const members: TestMember[] = []
  for (let bidder = 0; bidder < BIDDERS; bidder += 1)
    members.push(await mine.trader(`0101111000${String(bidder)}`))
  const sameTime = () => two.pass(epochMs(mine.world.clock.now()) - epochMs(two.clock.now()))
  await sameTime()
  const eventsOf = async ({ account }: TestMember, kind: string) => {
    const { events } = await two.broker.services.store.load(accountStream(accountId(account)), 0)
    return events.filter(({ event }) => event.kind === kind)
  }
  return { ...mine, two, members, sameTime, eventsOf }
}

describe('of two brokers on one database', () => {
  it('one takes a bid and one refuses, where both are asked at once', async () => {
    const { world, two, members, eventsOf } = await twoBrokers()
    const [member] = members
    if (member === undefined) throw new Error('there is no member')
    const body = { auction: 'haneul-2026', price: '10000', shares: 10 }
    const headers = (key: string) => ({ ...headersOf(member), 'idempotency-key': key })
    const answers = await Promise.all([
      world.send('bids/place', body, headers('two-brokers-1')),
      two.send('bids/place', body, headers('two-brokers-2')),
    ])
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['DUPLICATE_SUBSCRIPTION', 'SUBSCRIBED'])
    expect(await eventsOf(member, 'bids.placed')).toHaveLength(1)
  })

  it('each bid that either has taken before the close is counted in it once, and none is taken after it', async () => {
    const { world, two, members, sameTime, eventsOf, until, seen } = await twoBrokers()
    await until('2026-03-11T06:59:59.000Z')
    await sameTime()
    // Both reach the close while bids arrive at both.
    const bids = members.map((member, index) =>
      (index % 2 === 0 ? world : two).send(
        'bids/place',
        { auction: 'haneul-2026', price: '10000', shares: 400 },
        { ...headersOf(member), 'idempotency-key': `at-the-close-${String(index)}` },
      ),
    )
    const [answers] = await Promise.all([Promise.all(bids), world.pass(1_000), two.pass(1_000)])
    await Promise.all([world.pass(60_000), two.pass(60_000)])
    const taken = members.filter((_, index) => answers[index]?.msg === 'SUBSCRIBED')
    const won = await Promise.all(taken.map((member) => eventsOf(member, 'trading.orderFilled')))
    expect(won.map((events) => events.length)).toEqual(taken.map(() => 1))
    const refused = answers.filter(({ msg }) => msg !== 'SUBSCRIBED').map(({ msg }) => msg)
    expect(refused).toEqual(refused.map(() => 'SUBSCRIPTION_CHANNEL_CLOSED'))
    // Of 1,000 shares each bid of 400 wins its part: all of it where no more than two were taken.
    const part = taken.length <= 2 ? { won: 1, of: 1 } : undefined
    const { result } = await seen()
    const { won: shares = 0, of = 1 } = result?.fraction ?? {}
    expect(part ?? shares / of).toEqual(part ?? 1_000 / (400 * taken.length))
  })
})
