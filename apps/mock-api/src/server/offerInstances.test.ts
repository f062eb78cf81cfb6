import { offerId, sliceOf } from '@onelot/domain'
import { applications, unitsKey } from '@onelot/domain/modules/newShares/applications'
import { describe, expect, it } from 'vitest'
import { applyAtOnce, createVerified } from '../testing/applicants.ts'
import { offeringOn } from '../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from '../modules/newShares/offers/testing/terms.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { TestBroker } from '../testing/testBroker.ts'

const offer = offerId(offerTerms.offer)
const APPLICANTS = 100

const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('neither allots units that the other has: of a hundred accounts at once, fifty find room', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    // Three units at 0.4 are 1.2, of which two are claimed.
    await offeringOn(one).announce({ dates: openTimes, units: 100 })
    await Promise.all([one.pass(1), two.pass(1)])
    const streams = await createVerified(one.broker, APPLICANTS)
    const [some, others] = [streams.slice(0, APPLICANTS / 2), streams.slice(APPLICANTS / 2)]
    const answers = await Promise.all([
      applyAtOnce(one.broker, some, offer, 30),
      applyAtOnce(two.broker, others, offer, 30),
    ])
    expect(answers.flat().filter((answer) => answer === 'applied')).toHaveLength(50)
    expect(new Set(answers.flat())).toEqual(new Set(['applied', 'SUBSCRIPTION_CHANNEL_CLOSED']))
    expect(await one.broker.services.store.quotaClaimed(unitsKey(offer))).toBe('100')

    // Both keep time; each applicant is drawn once.
    await Promise.all([offeringOn(one).until(offerTimes.drawsAt), offeringOn(two).until(offerTimes.drawsAt)])
    await Promise.all([one.pass(1_000), two.pass(1_000)])
    const drawn = await Promise.all(
      streams.map(async (stream) => {
        const { events } = await two.broker.services.store.load(stream, 0)
        const kinds = events.map(({ event }) => event.kind)
        const { state } = await one.broker.services.streams.load(stream)
        const won = Object.values(sliceOf(state, applications).running).map((own) => own.drawn?.wonUnits ?? 0)
        return { won, results: kinds.filter((kind) => /^applications\.(won|notWon)$/.test(kind)).length }
      }),
    )
    expect(drawn.filter(({ results }) => results === 1)).toHaveLength(50)
    expect(drawn.filter(({ results }) => results > 1)).toEqual([])
    const units = drawn.flatMap(({ won }) => won).reduce((sum, count) => sum + count, 0)
    expect(units).toBeGreaterThanOrEqual(50)
    expect(units).toBeLessThanOrEqual(100)
  })

  it('both publish the same digest, and the same secret once it is drawn', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    await offeringOn(one).announce({ dates: openTimes })
    await Promise.all([one.pass(1), two.pass(1)])
    const published = async (world: TestBroker) => (await world.send('offers/draw', { offer })).data
    const digest = await published(one)
    expect(digest).toMatchObject({ digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(await published(two)).toEqual(digest)
    await Promise.all([offeringOn(one).until(offerTimes.drawsAt), offeringOn(two).until(offerTimes.drawsAt)])
    const secret = await published(two)
    expect(secret).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(await published(one)).toEqual(secret)
  })
})
