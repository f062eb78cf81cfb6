import { contract, fundRecords, messagesList, tradeClose, tradePosition } from '@onelot/api-client'
import { auctionId, instrumentId, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { auctionTimes, auctioning, blockTerms } from '../../../testing/auctioning.ts'

const { auctionsDemand } = contract.auctions

describe('a bid for new shares', () => {
  it('is amended, cut, won in part, paid as bid, refunded, locked until the listing, and sold', async () => {
    const { world, trader, call, until, place, amend, read, books, terms, seen } = await auctioning()
    const [member, other] = [await trader('01011110000'), await trader('01011110001')]
    await until(auctionTimes.opensAt)
    const bid = await place(member, '10000', 100)
    expect(bid).toMatchObject({
      state: 'sealed',
      held: money('KRW', '1000150'),
      actions: ['amend', 'withdraw'],
    })
    await place(other, '10100', 700)
    // Of 1,000 shares 300 are left at 10,050, where 900 are asked for.
    expect(await amend(member, bid, '10050', 900)).toMatchObject({ held: money('KRW', '9046357') })
    expect((await books(member)).KRW).toMatchObject({ available: '90953643', frozen: '9046357' })
    expect((await terms(member)).bid?.id).toBe(bid.id)
    await until(auctionTimes.closesAt)

    const won = await read(member, bid)
    expect(won).toMatchObject({
      state: 'won',
      result: {
        cut: '10050',
        fraction: { won: 1, of: 3 },
        shares: 300,
        value: money('KRW', '3015000'),
        fee: money('KRW', '452'),
      },
      refunded: money('KRW', '6030905'),
      held: money('KRW', '0'),
      position: bid.id,
      actions: [],
    })
    expect((await books(member)).KRW).toMatchObject({ available: '96984548', frozen: '0', margin: '3015000' })
    expect((await books(other)).KRW).toMatchObject({ margin: '7070000' })
    expect(await seen()).toMatchObject({ phase: 'closed', result: { cut: '10050' } })

    const position = { position: bid.id } as const
    expect((await call(tradePosition, position, member)).position).toMatchObject({
      fill: { price: '10050', lots: 300, lockCause: 'newShare', lockedUntil: auctionTimes.listsAt },
    })
    const close = { ...position, lots: 300, type: 'market' } as const
    await until('2026-03-17T02:00:00.000Z')
    await expect(call(tradeClose, close, member)).rejects.toThrow()
    await until(auctionTimes.listsAt)
    await world.pass(60_000)
    await call(tradeClose, close, member)
    await books(member)
    expect(await seen()).toMatchObject({ phase: 'listed', indicative: { source: 'market' } })

    const { messages } = await call(messagesList, { pageSize: 20 }, member)
    expect(messages.map(({ kind, params }) => (kind === 'product' ? params.name : kind))).toContain(
      'bids.wonInPart',
    )
    const { lines } = await call(fundRecords, { currency: 'KRW', pageSize: 20 }, member)
    const moved = lines.map(({ reason, from, to, money: { amount } }) => `${reason} ${from} ${to} ${amount}`)
    expect(moved.toReversed().slice(1, 6)).toEqual([
      'bids.held available frozen 1000150',
      'bids.raised available frozen 8046207',
      'bids.unused frozen available 6030905',
      'marginTaken frozen margin 3015000',
      'commission frozen fees 452',
    ])
  })

  it('is listed at the cut', async () => {
    const { world, trader, until, place } = await auctioning()
    await until(auctionTimes.opensAt)
    await place(await trader('01011110000'), '12000', 1_000)
    await until(auctionTimes.listsAt)
    const quote = world.broker.services.market.quote(instrumentId('KRX:999200'), world.clock.now())
    expect(quote?.previousClose).toBe('12000')
  })
})

describe('a bid for a block of a listed share', () => {
  it('becomes a position that nothing locks, and may be sold at once', async () => {
    const { trader, call, until, place, books } = await auctioning({ terms: blockTerms })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '120', 20)
    // The least commission of the market.
    expect(bid.held).toEqual(money('USD', '2402.40'))
    await until(auctionTimes.closesAt)
    const { position } = await call(tradePosition, { position: bid.id }, member)
    expect(position).toMatchObject({ fill: { price: '120', lots: 20, margin: money('USD', '2400.00') } })
    expect(position).not.toHaveProperty('fill.lockedUntil')
    await books(member)
    await call(tradeClose, { position: bid.id, lots: 20, type: 'market' }, member)
    await books(member)
  })
})

describe('what is sealed', () => {
  it('is in no answer to anybody else, before the close and after it', async () => {
    const { world, trader, call, until, place, list, terms } = await auctioning()
    const [member, other] = [await trader('01011110000'), await trader('01011110001')]
    await until(auctionTimes.opensAt)
    const bid = await place(member, '10770', 777)
    const secrets = [bid.id, '10770', '777']
    const answersTo = async () => {
      const auction = 'haneul-2026'
      const answers = [
        await world.send('auctions/list', { pageSize: 10 }),
        await world.send('auctions/get', { auction }),
        await world.send('auctions/demand', { auction }),
        await list(other),
        await terms(other),
        await call(messagesList, { pageSize: 20 }, other),
      ]
      return JSON.stringify(answers)
    }
    const found = async () => {
      const answers = await answersTo()
      return secrets.filter((secret) => answers.includes(secret))
    }
    expect(await found()).toEqual([])
    expect((await world.call(auctionsDemand, { auction: auctionId('haneul-2026') })).levels).toBeUndefined()
    await until(auctionTimes.closesAt)
    expect(await found()).toEqual([])
    expect((await world.call(auctionsDemand, { auction: auctionId('haneul-2026') })).levels).toEqual([])
  })
})
