import { decimal, instant, instrumentId } from '@onelot/domain'
import { describe, expect, inject, it } from 'vitest'
import { createPostgresStore } from '../../../store/postgres.ts'
import { newShareTerms } from '../auctions/testing/terms.ts'
import { offerTerms, offerTimes } from './testing/terms.ts'
import { createDatabase } from '../../../testing/postgres.ts'
import { type TestBroker, createTestBroker } from '../../../testing/testBroker.ts'

const { code } = offerTerms
const other = { ...offerTerms, offer: 'other-2026' }
const id = instrumentId(`KRX:${code}`)

/** What the market is to list under the code, besides by an offer. */
const listing = {
  id,
  market: 'KRX',
  kind: 'stock',
  code,
  name: offerTerms.name,
  industry: offerTerms.industry,
  currency: 'KRW',
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: instant(Date.parse(offerTimes.listsAt)),
} as const

const offers = (world: TestBroker, terms: object) => async () =>
  (await world.askOperator('offer', terms)).status === 1
const auctions = (world: TestBroker) => async () =>
  (await world.askOperator('auction', { ...newShareTerms, code })).status === 1
const lists = (world: TestBroker) => async () =>
  (await world.broker.operator.list(listing, decimal('20000'))).ok

const accepted = async (acts: readonly (() => Promise<boolean>)[]) =>
  (await Promise.all(acts.map((act) => act()))).filter(Boolean).length

describe('a code that two announce at once', () => {
  it.each<readonly [string, (world: TestBroker) => readonly (() => Promise<boolean>)[]]>([
    ['two offers', (world) => [offers(world, offerTerms), offers(world, other)]],
    ['an offer and an auction', (world) => [offers(world, offerTerms), auctions(world)]],
    ['an auction and an offer', (world) => [auctions(world), offers(world, offerTerms)]],
    ['an offer and a listing', (world) => [offers(world, offerTerms), lists(world)]],
    ['a listing and an offer', (world) => [lists(world), offers(world, offerTerms)]],
  ])('goes to one of them: %s', async (_, acts) => {
    const world = await createTestBroker({ operator: 'open' })
    expect(await accepted(acts(world))).toBe(1)
    expect(await world.broker.operator.failures()).toEqual([])
  })

  it('goes to one of them over two brokers', async () => {
    const url = await createDatabase(inject('postgres'))
    const store = () => createPostgresStore(url, { log: () => undefined })
    const one = await createTestBroker({ operator: 'open', store: await store() })
    const two = await createTestBroker({ operator: 'open', store: await store() })
    expect(await accepted([offers(one, offerTerms), offers(two, other)])).toBe(1)
    expect(await one.broker.operator.failures()).toEqual([])
    await Promise.all([one.broker.close(), two.broker.close()])
  })

  it('is refused to the other one, by the field of its code', async () => {
    const world = await createTestBroker({ operator: 'open' })
    const answers = await Promise.all([
      world.askOperator('offer', offerTerms),
      world.askOperator('offer', other),
    ])
    expect(answers.find(({ status }) => status !== 1)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { 'instrument.id': 'notAllowed' } },
    })
  })

  it('is taken for ever, also where its offer is called off', async () => {
    const world = await createTestBroker({ operator: 'open' })
    expect(await world.operate('offer', offerTerms)).toMatchObject({ status: 1 })
    expect(await world.operate('offer/call-off', { offer: offerTerms.offer })).toMatchObject({ status: 1 })
    expect(await world.askOperator('offer', other)).toMatchObject({ msg: 'VALIDATION' })
  })
})
