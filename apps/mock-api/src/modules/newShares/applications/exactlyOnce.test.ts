import { type StreamId, offerId, sliceOf } from '@onelot/domain'
import { applications, unitsKey } from '@onelot/domain/modules/newShares/applications'
import { offers } from '@onelot/domain/modules/newShares/offers'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { createSqliteStore } from '../../../store/sqlite.ts'
import type { Store } from '../../../store/port.ts'
import { applyAtOnce, createVerified } from '../../../testing/applicants.ts'
import { offeringOn } from '../../../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from '../offers/testing/terms.ts'
import { createTestBroker } from '../../../testing/testBroker.ts'
import { offerStream } from '../foundOffer.ts'

const offer = offerId(offerTerms.offer)
const APPLICANTS = 40

/** A broker whose offer is open, and members who have applied for three units each. */
async function applied(store: Store, terms: Partial<typeof offerTerms> = {}) {
  const world = await createTestBroker({ store, operator: 'open' })
  const acts = offeringOn(world)
  expect(await acts.announce({ dates: openTimes, ...terms })).toMatchObject({ status: 1 })
  await world.pass(1)
  const streams = await createVerified(world.broker, APPLICANTS)
  const answers = await applyAtOnce(world.broker, streams, offer, 30)
  return { world, streams, answers, ...acts }
}

const kindsOf = async (store: Store, stream: StreamId) =>
  (await store.load(stream, 0)).events.flatMap(({ event: { kind } }) =>
    kind.startsWith('applications.') ? [kind] : [],
  )
const ends = ['applications.won', 'applications.notWon']

describe('a draw', () => {
  it('reaches each applicant exactly once, though the broker ends between it and its deliveries', async () => {
    const store = createMemoryStore()
    const { world, streams } = await applied(store)
    const { services } = world.broker
    // Stored, and not delivered: what a kill right after the commit leaves.
    await world.pass(Date.parse(offerTimes.drawsAt) - Date.parse(services.clock.now()) - 1)
    const stream = offerStream(offer)
    const meta = { actor: 'system', command: 'drawing', correlation: 'drawing' }
    const command = { kind: 'offers.reachStep', owner: 'offer' } as const
    world.clock.advance(1)
    await services.commands.run({ stream, command, now: services.clock.now(), meta })
    expect(await store.outboxSize()).toBe(APPLICANTS)

    const second = await createTestBroker({ store })
    await offeringOn(second).until(offerTimes.drawsAt)
    await second.pass(60_000)
    expect(await store.outboxSize()).toBe(0)
    const each = await Promise.all(streams.map((own) => kindsOf(store, own)))
    const results = each.map((kinds) => kinds.filter((kind) => ends.includes(kind)).length)
    expect(results).toEqual(streams.map(() => 1))
  })
})

describe('a broker that is down over the draw, the deadline and the listing', () => {
  it('ends in the same state as one that was up', async () => {
    const [up, down] = [createMemoryStore(), createMemoryStore()]
    const one = await applied(up)
    for (const moment of Object.values(offerTimes).slice(1)) await one.until(moment)
    await one.world.pass(60_000)
    const other = await applied(down)
    other.world.clock.advance(Date.parse(one.world.clock.now()) - Date.parse(other.world.clock.now()))
    await other.world.pass(0)
    const storedIn = async (store: Store) => {
      const { events, rows, timers, deliveries } = await store.dump()
      return { events: events?.length, rows, timers, deliveries }
    }
    const streams = [...one.streams, offerStream(offer)]
    for (const stream of streams) {
      const [a, b] = await Promise.all([up, down].map((store) => store.load(stream, 0)))
      expect(b?.events.map(({ event }) => event)).toEqual(a?.events.map(({ event }) => event))
    }
    expect(await storedIn(down)).toEqual(await storedIn(up))
    const { state } = await other.world.broker.services.streams.load(offerStream(offer))
    expect(sliceOf(state, offers).reached).toContain('list')
  })
})

describe.each([
  ['in memory', () => Promise.resolve(createMemoryStore())],
  ['on SQLite', () => createSqliteStore(':memory:')],
] as const)('the last units of an offer %s', (_, createStore) => {
  it('are never over-allotted, whoever applies at once', async () => {
    const store = await createStore()
    // Three units at 0.4 are 1.2, of which two are claimed: 25 of 40 find room in 50.
    const { world, streams, answers, until } = await applied(store, { units: 50 })
    expect(answers.filter((answer) => answer === 'applied')).toHaveLength(25)
    expect(new Set(answers)).toEqual(new Set(['applied', 'SUBSCRIPTION_CHANNEL_CLOSED']))
    expect(await store.quotaClaimed(unitsKey(offer))).toBe('50')
    await until(offerTimes.drawsAt)
    const won = await Promise.all(
      streams.map(async (stream) => {
        const { state } = await world.broker.services.streams.load(stream)
        return Object.values(sliceOf(state, applications).running).map(({ drawn }) => drawn?.wonUnits ?? 0)
      }),
    )
    expect(won.flat().reduce((sum, units) => sum + units, 0)).toBeLessThanOrEqual(50)
    expect(won.flat().length).toBe(25)
    await world.broker.close()
  })
})
