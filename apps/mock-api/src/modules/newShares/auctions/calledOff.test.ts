import { contract, messagesList, tradePosition } from '@onelot/api-client'
import {
  type ModuleCommand,
  type StreamId,
  accountId,
  accountStream,
  auctionId,
  instrumentId,
  listings,
  money,
  streamId,
} from '@onelot/domain'
import { auctions } from '@onelot/domain/modules/newShares/auctions'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { auctionTimes, auctioning, blockTerms, newShareTerms } from '../../../testing/auctioning.ts'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

const { auctionsGet } = contract.auctions
const company = instrumentId('KRX:999200')
const acts = [
  ['whose company is delisted', 'delist', { instrument: company, reason: '' }],
  ['that an operator calls off', 'auction/call-off', { auction: newShareTerms.auction, reason: '' }],
] as const
/** Between the close and the listing. */
const afterClose = '2026-03-12T02:00:00.000Z'

/** A member who bids more than the cut, which another one makes. */
async function bidden(options: Parameters<typeof auctioning>[0] = {}) {
  const made = await auctioning(options)
  const [member, other] = [await made.trader('01011110000'), await made.trader('01011110001')]
  await made.until(auctionTimes.opensAt)
  const bid = await made.place(member, '10500', 100)
  await made.place(other, '10000', 1_000)
  const told = async () => {
    const { messages } = await made.call(messagesList, { pageSize: 20 }, member)
    return messages.flatMap(({ kind, params }) =>
      kind === 'product' && params.name === 'bids.calledOff' ? [params.amount] : [],
    )
  }
  return { ...made, member, bid, told }
}

describe.each(acts)('an auction of new shares %s', (_, path, body) => {
  it.each([
    ['before the close', '2026-03-10T05:00:00.000Z', 'sealed'],
    ['between the close and the listing', afterClose, 'won'],
  ])('%s gives everything back once, the commission too, and says so', async (when, moment, state) => {
    const { world, member, bid, until, read, books, told, seen, call } = await bidden()
    await until(moment)
    expect(await read(member, bid)).toMatchObject({ state })
    expect(await world.operate(path, body)).toMatchObject({ status: 1 })
    await world.pass(0)
    // 1,050,000 won and 158 of commission.
    expect(await read(member, bid)).toMatchObject({
      state: 'calledOff',
      refunded: money('KRW', '1050158'),
      held: money('KRW', '0'),
      actions: [],
    })
    const back = { available: '100000000', frozen: '0' }
    expect((await books(member)).KRW).toMatchObject(back)
    expect(await told()).toEqual([money('KRW', '1050158')])
    expect(await seen()).toMatchObject({ phase: 'calledOff' })
    expect(await seen()).not.toHaveProperty('result')

    await until(auctionTimes.listsAt)
    await world.pass(60_000)
    expect((await books(member)).KRW).toMatchObject(back)
    expect(await told()).toHaveLength(1)
    expect(world.broker.services.market.status(company, world.clock.now())).toBe('delisted')
    expect((await world.operate('failures', {})).data).toMatchObject({ total: 0 })
    if (when !== 'before the close') {
      const { position } = await call(tradePosition, { position: bid.id }, member)
      expect(position).toMatchObject({
        status: 'closed',
        closing: { cause: 'calledOff', netProfit: money('KRW', '0') },
      })
    }
  })

  it('is refused once it is listed', async () => {
    const { world, until } = await bidden()
    await until(auctionTimes.listsAt)
    const answer = await world.askOperator('auction/call-off', { auction: newShareTerms.auction, reason: '' })
    expect(answer).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
  })
})

describe('an auction whose company is delisted', () => {
  it('is called off where the broker ended right after the delisting, and was down over the close', async () => {
    const store = createMemoryStore()
    const { world, member } = await bidden({ store })
    const { services } = world.broker
    // Stored, and not delivered: what a kill right after the commit leaves.
    const meta = { actor: 'operator', command: 'delisting', correlation: 'delisting' }
    const stream = streamId(listings.stream, company)
    const command = { kind: 'listings.delist', instrument: company, reason: '' } as const
    await services.commands.run({ stream, command, now: services.clock.now(), meta })

    const second = await createTestBroker({ store, operator: 'open' })
    second.clock.advance(Date.parse(auctionTimes.listsAt) + 60_000 - Date.parse(second.clock.now()))
    await second.pass(0)
    const account = accountStream(accountId(member.account))
    const { events } = await store.load(account, 0)
    expect(
      events.filter(({ event }) => event.kind.startsWith('bids.')).map(({ event }) => event.kind),
    ).toEqual(['bids.placed', 'bids.calledOff'])
    const { state } = await second.broker.services.streams.load(account)
    expect(state.ledger.KRW).toMatchObject({ available: '100000000', frozen: '0' })
    expect((await second.operate('failures', {})).data).toMatchObject({ total: 0 })
  })
})

describe('a block that is cleared', () => {
  it('gives a bid back that has not been settled when the share is delisted: nobody could sell what it has won', async () => {
    const { world, trader, until, place, read, books } = await auctioning({ terms: blockTerms })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '120', 20)
    const { services } = world.broker
    world.clock.advance(Date.parse(auctionTimes.closesAt) - Date.parse(services.clock.now()))
    const run = (stream: StreamId, command: ModuleCommand, name: string) => {
      const meta = { actor: 'system', command: name, correlation: name }
      return services.commands.run({ stream, command, now: services.clock.now(), meta })
    }
    // Stored, and not delivered: what a kill right after the commits leaves.
    const reach = { kind: 'auctions.reachStep', owner: 'auction' } as const
    for (const step of ['remind', 'close', 'clear'])
      await run(streamId(auctions.stream, blockTerms.auction), reach, step)
    world.clock.advance(1_000)
    const delist = { kind: 'listings.delist', instrument: apple, reason: '' } as const
    await run(streamId(listings.stream, apple), delist, 'delisting')
    await world.pass(0)
    expect(await read(member, bid)).toMatchObject({ state: 'calledOff', refunded: bid.deposit })
    expect((await books(member)).USD).toMatchObject({ available: '100000.00', frozen: '0.00' })
  })
})

describe('a block of a share that is split', () => {
  const split = { instrument: apple, ratio: { to: 2, from: 1 }, exDate: '2026-03-11', reason: '' }

  it('before the close is called off at the opening of the split’s date: its bids are prices of before', async () => {
    const { world, trader, until, place, read, books, seen } = await auctioning({ terms: blockTerms })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '120', 20)
    expect(await world.operate('split', split)).toMatchObject({ status: 1 })
    expect(await read(member, bid)).toMatchObject({ state: 'sealed' })
    await until(auctionTimes.closesAt)
    expect(await read(member, bid)).toMatchObject({ state: 'calledOff', refunded: bid.deposit })
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00' })
    expect(await seen()).toMatchObject({ phase: 'calledOff' })
  })

  it('after the close is cleared as it was', async () => {
    const { world, trader, until, place, read } = await auctioning({ terms: blockTerms })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '120', 20)
    await world.operate('split', { ...split, exDate: '2026-03-12' })
    await until('2026-03-12T12:00:00.000Z')
    expect(await read(member, bid)).toMatchObject({ state: 'won', result: { shares: 20 } })
  })

  it('that was announced after the split goes on', async () => {
    const { world, announce, until } = await auctioning({ terms: blockTerms })
    await world.operate('split', split)
    await until('2026-03-11T12:00:00.000Z')
    const dates = { opensAt: '2026-03-11T13:00:00.000Z', closesAt: '2026-03-11T20:00:00.000Z' }
    expect(await announce({ auction: 'apple-again', floor: '60', dates })).toMatchObject({ status: 1 })
    await until(dates.closesAt)
    const { auction } = await world.call(auctionsGet, { auction: auctionId('apple-again') })
    expect(auction).toMatchObject({ phase: 'closed', result: { cut: '60' } })
  })
})
