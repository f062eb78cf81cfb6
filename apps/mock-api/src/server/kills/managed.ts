import { contract } from '@onelot/api-client'
import { type Instant, type ModuleEvent, epochMs, instant } from '@onelot/domain'
import type { CopyEvent } from '@onelot/domain/modules/managed/copyTrading'
import type { StrategiesEvent } from '@onelot/domain/modules/managed/strategies'
import { expect } from 'vitest'
import { copyingOn } from '../../testing/copying.ts'
import { northMentor } from '../../modules/managed/mentors/testing/terms.ts'
import { runningOn } from '../../testing/running.ts'
import { type TestBroker, type TestMember, createTestBroker } from '../../testing/testBroker.ts'
import { type Subject, eventsOfMember, untilRead } from './subject.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const REVIEW_MS = 5_000
const SECOND_MS = 1_000
const phones = ['01011110001', '01011110002'] as const

/** After the fifth close in New York from the time of tests. */
const from: Instant = instant(Date.parse('2026-03-15T04:05:00.000Z'))

/** What a broker that nobody kills has stored of each member a minute after the killed one begins. */
async function undisturbed(
  act: (world: TestBroker) => Promise<readonly TestMember[]>,
): Promise<readonly (readonly ModuleEvent[])[]> {
  const world = await createTestBroker({ operator: 'open' })
  const members = await act(world)
  await world.pass(epochMs(from) + MINUTE_MS - epochMs(world.clock.now()))
  const { store } = world.broker.services
  const stored = await Promise.all(members.map((member) => eventsOfMember(store, member)))
  await world.broker.close()
  return stored
}

/** What closes of runs booked, without the ids and moments in which two brokers differ. */
const closesIn = (events: readonly ModuleEvent[]): readonly object[] =>
  (events as readonly StrategiesEvent[]).flatMap((event): readonly object[] => {
    if (event.kind === 'strategies.closed') return [event.day]
    if (event.kind !== 'strategies.ended') return []
    const { ending, worth, fee, paid } = event.ended
    return [{ ending, worth, fee, paid }]
  })

async function begunRuns(world: TestBroker): Promise<readonly TestMember[]> {
  const { trader, begin } = runningOn(world)
  const members: TestMember[] = []
  for (const phone of phones) {
    const member = await trader(phone)
    await begin(member)
    members.push(member)
  }
  await world.pass(3 * DAY_MS)
  return members
}

/** Runs of several members of which the last two closes are over when the broker begins. */
export const runsEnd: Subject = {
  from,
  async prepare(world) {
    const expected = (await undisturbed(begunRuns)).map(closesIn)
    const members = await begunRuns(world)
    return {
      async act({ ask }) {
        for (const member of members)
          await untilRead(async () => {
            const asked = { pageSize: 10 }
            const { runs } = await ask(
              member,
              contract.strategies.strategiesList,
              asked,
              `r${member.account}`,
            )
            return runs.find(({ progress }) => progress === 'ended')
          })
      },
      async check(store) {
        const closes = await Promise.all(
          members.map(async (member) => closesIn(await eventsOfMember(store, member))),
        )
        // Five days, and the end.
        expect(closes.map(({ length }) => length)).toEqual([6, 6])
        expect(closes).toEqual(expected)
      },
    }
  },
}

/** What was mirrored, without the ids and moments in which two brokers differ. */
const mirroredIn = (events: readonly ModuleEvent[]): readonly object[] =>
  (events as readonly CopyEvent[]).flatMap((event): readonly object[] => {
    switch (event.kind) {
      case 'copyTrading.bought':
        return [{ bought: event.instrument, lots: event.lots, price: event.price, cash: event.follow.cash }]
      case 'copyTrading.sold':
        return [{ sold: event.lots, price: event.price, cause: event.cause }]
      case 'copyTrading.skipped':
        return [{ skipped: event.skipped.instrument, cause: event.skipped.cause }]
      case 'copyTrading.mirrored':
        return [{ mirrored: event.follow.cash }]
      default:
        return []
    }
  })

async function begunFollows(world: TestBroker): Promise<readonly TestMember[]> {
  const { trader, announce, follow } = copyingOn(world)
  await announce(northMentor)
  const members: TestMember[] = []
  for (const phone of phones) {
    const member = await trader(phone)
    await follow(member, '5000')
    members.push(member)
  }
  await world.pass(REVIEW_MS)
  await world.pass(SECOND_MS)
  await world.pass(2 * DAY_MS)
  return members
}

/** Follows of a mentor whose trades of three openings fell due before the broker begins. */
export const mirrored: Subject = {
  from,
  async prepare(world) {
    const expected = (await undisturbed(begunFollows)).map(mirroredIn)
    const members = await begunFollows(world)
    const closed = (done: readonly object[]) => done.filter((one) => 'sold' in one).length
    const before = await Promise.all(
      members.map(async (member) => mirroredIn(await eventsOfMember(world.broker.services.store, member))),
    )
    return {
      async act({ ask }) {
        for (const [at, member] of members.entries())
          await untilRead(async () => {
            const asked = { pageSize: 10 }
            const { follows } = await ask(
              member,
              contract.copyTrading.copyTradingList,
              asked,
              `f${member.account}`,
            )
            const request = follows[0]?.id ?? ''
            const { trades } = await ask(
              member,
              contract.copyTrading.copyTradingTrades,
              { request, pageSize: 50 },
              `t${member.account}`,
            )
            const all = expected[at]?.filter((one) => 'sold' in one || 'bought' in one) ?? []
            return trades.length >= all.length ? trades : undefined
          })
      },
      async check(store) {
        const done = await Promise.all(
          members.map(async (member) => mirroredIn(await eventsOfMember(store, member))),
        )
        // The mentor sold while nobody served.
        for (const [at, one] of done.entries()) expect(closed(one)).toBeGreaterThan(closed(before[at] ?? []))
        expect(done).toEqual(expected)
      },
    }
  },
}
