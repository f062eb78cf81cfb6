import { type StreamId, instant, offerId, sliceOf } from '@onelot/domain'
import { applications } from '@onelot/domain/modules/newShares/applications'
import { expect } from 'vitest'
import type { Store } from '../../store/port.ts'
import { applyAtOnce, createVerified } from '../../testing/applicants.ts'
import { offeringOn } from '../../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from '../../modules/newShares/offers/testing/terms.ts'
import { type TestBroker, createTestBroker } from '../../testing/testBroker.ts'
import { type Subject, delistUndelivered, eventsOf } from './subject.ts'

const APPLICANTS = 100

/** Members who have applied for an open offer. */
async function applied(world: TestBroker): Promise<readonly StreamId[]> {
  await offeringOn(world).announce({ dates: openTimes })
  await world.pass(1)
  const streams = await createVerified(world.broker, APPLICANTS)
  const answers = await applyAtOnce(world.broker, streams, offerId(offerTerms.offer), 30)
  expect(new Set(answers)).toEqual(new Set(['applied']))
  return streams
}

/** What each stream has got of some kinds. */
const kindsOf = (store: Store, streams: readonly StreamId[], kinds: readonly string[]) =>
  Promise.all(
    streams.map(async (stream) =>
      (await eventsOf(store, stream)).map(({ kind }) => kind).filter((kind) => kinds.includes(kind)),
    ),
  )

const statesIn = async (store: Store, streams: readonly StreamId[]) => {
  const { broker } = await createTestBroker({ store })
  return Promise.all(streams.map(async (stream) => (await broker.services.streams.load(stream)).state))
}

export const draw: Subject = {
  from: instant(Date.parse(offerTimes.drawsAt)),
  commits: 3,
  async prepare(world) {
    const streams = await applied(world)
    return {
      async check(store) {
        const results = await kindsOf(store, streams, ['applications.won', 'applications.notWon'])
        expect(results.map(({ length }) => length)).toEqual(streams.map(() => 1))
        expect(await store.outboxSize()).toBe(0)
        const states = await statesIn(store, streams)
        const running = states.flatMap((state) => Object.values(sliceOf(state, applications).running))
        expect(running.filter(({ drawn }) => drawn === undefined)).toEqual([])
        expect(running).toHaveLength(results.flat().filter((kind) => kind === 'applications.won').length)
      },
    }
  },
}

export const callOff: Subject = {
  commits: 2,
  async prepare(world) {
    const streams = await applied(world)
    await delistUndelivered(world, `${offerTerms.market}:${offerTerms.code}`)
    return {
      async check(store) {
        const results = await kindsOf(store, streams, ['applications.calledOff'])
        expect(results).toEqual(streams.map(() => ['applications.calledOff']))
        expect(await store.outboxSize()).toBe(0)
        const states = await statesIn(store, streams)
        expect(states.map(({ ledger }) => ledger.KRW?.frozen)).toEqual(streams.map(() => '0'))
      },
    }
  },
}
