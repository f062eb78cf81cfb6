import { contract, messagesList } from '@onelot/api-client'
import { auctionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { auctionTimes, auctioning, newShareTerms } from '../../../testing/auctioning.ts'
import type { TestMember } from '../../../testing/testBroker.ts'

const { bidsRemind } = contract.bids
const auction = auctionId(newShareTerms.auction)

/** An auction that opens in an hour, and what messages of products a member has got, the newest first. */
async function reminding() {
  const made = await auctioning()
  const remind = async (member: TestMember, on = true) =>
    made.call(bidsRemind, { auction, remind: on }, member)
  const told = async (member: TestMember) => {
    const { messages } = await made.call(messagesList, { pageSize: 20 }, member)
    return messages.flatMap(({ kind, params }) => (kind === 'product' ? [params.name] : []))
  }
  return { ...made, remind, told }
}

describe('who has asked for a reminder of an auction', () => {
  it('is told that it opens, and of its last day, and nobody else is', async () => {
    const { trader, until, remind, terms, told } = await reminding()
    const [member, other] = [await trader('01011110000'), await trader('01022220000')]
    expect(await terms(member)).toMatchObject({ reminded: false })
    expect(await remind(member)).toEqual({ reminded: true })
    expect(await terms(member)).toMatchObject({ reminded: true, reminders: ['open', 'closesToday'] })
    await until(auctionTimes.opensAt)
    expect(await terms(member)).toMatchObject({ reminded: true, reminders: ['closesToday'] })
    await until(auctionTimes.closesAt)
    expect(await told(member)).toEqual(['auctions.closesToday', 'auctions.opens'])
    expect(await told(other)).toEqual([])
    expect(await terms(member)).toMatchObject({ reminded: false, reminders: [] })
  })

  it('is told nothing more once it is ended', async () => {
    const { trader, until, remind, told } = await reminding()
    const member = await trader('01011110000')
    await remind(member)
    expect(await remind(member, false)).toEqual({ reminded: false })
    await until(auctionTimes.closesAt)
    expect(await told(member)).toEqual([])
  })

  it('is told of the last day once, by the bid, where a bid was placed meanwhile', async () => {
    const { trader, until, remind, place, told } = await reminding()
    const member = await trader('01011110000')
    await remind(member)
    await until(auctionTimes.opensAt)
    await place(member, '10000', 100)
    await until(auctionTimes.closesAt)
    const names = await told(member)
    expect(names.filter((name) => name.endsWith('closesToday'))).toEqual(['bids.closesToday'])
  })

  it.each([
    ['before it opens', 'opensAt', -60_000, []],
    ['while it is open', 'opensAt', 60_000, ['auctions.opens']],
  ] as const)('is told once where it is called off %s', async (_, moment, ms, before) => {
    const { world, trader, until, remind, terms, told } = await reminding()
    const member = await trader('01011110000')
    await remind(member)
    await until(new Date(Date.parse(auctionTimes[moment]) + ms).toISOString())
    expect(await world.operate('auction/call-off', { auction, reason: '' })).toMatchObject({ status: 1 })
    await world.pass(0)
    await until(auctionTimes.listsAt)
    expect(await told(member)).toEqual(['auctions.calledOff', ...before])
    expect(await terms(member)).toMatchObject({ reminded: false, reminders: [] })
    expect((await world.operate('failures', {})).data).toMatchObject({ total: 0 })
  })

  it('cannot ask once it has closed, nor beside a bid', async () => {
    const { trader, until, place, send } = await reminding()
    const [bidder, member] = [await trader('01011110000'), await trader('01022220000')]
    await until(auctionTimes.opensAt)
    await place(bidder, '10000', 100)
    const asked = { auction, remind: true }
    expect(await send(bidder, bidsRemind, asked)).toMatchObject({ msg: 'DUPLICATE_SUBSCRIPTION' })
    await until(auctionTimes.closesAt)
    expect(await send(member, bidsRemind, asked)).toMatchObject({ msg: 'SUBSCRIPTION_CHANNEL_CLOSED' })
  })
})
