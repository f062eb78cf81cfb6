import { contract, fundRecords, messagesList, tradePosition } from '@onelot/api-client'
import { accountId, accountStream, instrumentId, listings, money, offerId, streamId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { offering } from '../../../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from './testing/terms.ts'
import { type TestMember, createTestBroker } from '../../../testing/testBroker.ts'

const { offersGet, offersList } = contract.offers
const company = instrumentId('KRX:999100')
const named = { offer: offerTerms.offer, reason: 'withdrawn by the company' }
const noon = (day: string) => `2026-03-${day}T03:00:00.000Z`

/** A member of an open offer of which everything is won; the deposit is half of what is due. */
async function applied(options: Parameters<typeof offering>[0] = {}) {
  const made = await offering({ ...options, terms: { dates: openTimes, winningRate: '1' } })
  await made.world.pass(1)
  const member = await made.trader('01011110000')
  const application = await made.apply(member, 100)
  const told = async (to: TestMember = member) => {
    const { messages } = await made.call(messagesList, { pageSize: 20 }, to)
    return messages.flatMap(({ kind, params }) =>
      kind === 'product' && params.name === 'applications.calledOff' ? [params.amount] : [],
    )
  }
  return { ...made, member, application, told }
}

const moments = [
  ['before the draw', noon('11'), 'toBeDrawn', '1000000'],
  ['once it is drawn', noon('12'), 'won', '1000000'],
  ['once it is paid', noon('16'), 'paid', '2000000'],
  ['once the shares are issued', noon('18'), 'issued', '2000000'],
] as const

const acts = [
  ['whose company is delisted', 'delist', { instrument: company, reason: named.reason }],
  ['that an operator calls off', 'offer/call-off', named],
] as const

describe('who has asked for a reminder of an offer', () => {
  it.each([
    ['before it opens', '09', []],
    ['while it is open', '10', ['applications.opens']],
  ] as const)('gets one message where it is called off %s', async (_, day, before) => {
    const { world, until, trader, call } = await offering()
    const member = await trader('01011110000')
    await call(
      contract.applications.applicationsRemind,
      { offer: offerId(named.offer), remind: true },
      member,
    )
    await until(noon(day))
    expect(await world.operate('offer/call-off', named)).toMatchObject({ status: 1 })
    await world.pass(0)
    await until(offerTimes.listsAt)
    const { messages } = await call(messagesList, { pageSize: 20 }, member)
    const names = messages.flatMap(({ kind, params }) => (kind === 'product' ? [params.name] : []))
    expect(names).toEqual(['applications.offerCalledOff', ...before])
  })
})

describe.each(acts)('an offer %s', (_, path, body) => {
  it.each(moments)('%s gives everything back once, and says so', async (when, moment, state, amount) => {
    const { world, member, application, until, read, books, told, call, send } = await applied()
    await until(moment)
    expect(await read(member, application)).toMatchObject({ state })
    expect(await world.operate(path, body)).toMatchObject({ status: 1 })
    await world.pass(0)
    expect(await read(member, application)).toMatchObject({
      state: 'calledOff',
      phase: 'calledOff',
      held: money('KRW', '0'),
      refunded: money('KRW', amount),
      actions: [],
    })
    const back = { available: '100000000', frozen: '0' }
    expect((await books(member)).KRW).toMatchObject(back)
    expect(await told()).toEqual([money('KRW', amount)])

    await until(offerTimes.listsAt)
    await world.pass(60_000)
    expect((await books(member)).KRW).toMatchObject(back)
    expect(await told()).toHaveLength(1)
    expect(world.broker.services.market.status(company, world.clock.now())).toBe('delisted')
    expect((await world.call(offersGet, { offer: offerId(named.offer) })).offer).toMatchObject({
      phase: 'calledOff',
    })
    expect((await world.call(offersList, { phase: 'calledOff', pageSize: 5 })).total).toBe(1)
    expect((await world.operate('failures', {})).data).toMatchObject({ total: 0 })
    for (const act of ['cancel', 'pay', 'waive'])
      expect(await send(member, `applications/${act}`, { application: application.id })).toMatchObject({
        msg: 'ORDER_WRONG_STATE',
      })
    if (when === 'once the shares are issued') {
      const { position } = await call(tradePosition, { position: application.id }, member)
      expect(position).toMatchObject({ status: 'closed', closing: { cause: 'calledOff' } })
    }
    const { lines } = await call(fundRecords, { currency: 'KRW', pageSize: 20 }, member)
    expect(lines.filter(({ reason }) => reason === 'tax' || reason === 'commission')).toEqual([])
  })
})

describe('an offer that is called off', () => {
  it('takes no application and no change any more, and is called off once', async () => {
    const { world, tryToAnnounce, trader, send } = await offering()
    expect(await world.operate('offer/call-off', named)).toMatchObject({ status: 1 })
    for (const [path, body] of [
      ['offer/call-off', named],
      ['offer/price', { offer: named.offer, price: '21000' }],
    ] as const)
      expect((await world.askOperator(path, body)).status).toBe(0)
    expect(await tryToAnnounce()).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    const member = await trader('01011110000')
    for (const [path, body] of [
      ['apply', { shares: 100 }],
      ['remind', { remind: true }],
    ] as const)
      expect(await send(member, `applications/${path}`, { offer: named.offer, ...body })).toMatchObject({
        msg: 'SUBSCRIPTION_CHANNEL_CLOSED',
      })
  })

  it('is none that is listed', async () => {
    const { world, until } = await offering()
    await until(offerTimes.listsAt)
    expect(await world.askOperator('offer/call-off', named)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
  })

  it('is so where the broker ended right after the delisting, and was down over all that was planned', async () => {
    const store = createMemoryStore()
    const { world, member, until } = await applied({ store })
    await until(noon('16'))
    const { services } = world.broker
    // Stored, and not delivered: what a kill right after the commit leaves.
    const meta = { actor: 'operator', command: 'delisting', correlation: 'delisting' }
    const stream = streamId(listings.stream, company)
    const command = { kind: 'listings.delist', instrument: company, reason: '' } as const
    await services.commands.run({ stream, command, now: services.clock.now(), meta })

    const second = await createTestBroker({ store, operator: 'open' })
    second.clock.advance(Date.parse(offerTimes.listsAt) + 60_000 - Date.parse(second.clock.now()))
    await second.pass(0)
    const { events } = await store.load(accountStream(accountId(member.account)), 0)
    const kinds = events.map(({ event }) => event.kind).filter((kind) => kind.startsWith('applications.'))
    expect(kinds.slice(-1)).toEqual(['applications.calledOff'])
    expect(kinds.filter((kind) => kind === 'applications.calledOff')).toHaveLength(1)
    const { state } = await second.broker.services.streams.load(accountStream(accountId(member.account)))
    expect(state.ledger.KRW).toMatchObject({ available: '100000000', frozen: '0' })
    expect((await second.operate('failures', {})).data).toMatchObject({ total: 0 })
  })
})
