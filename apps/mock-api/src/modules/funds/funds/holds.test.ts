import { type RequestInput, contract, fundMonths } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { auctionTimes, auctioning } from '../../../testing/auctioning.ts'
import { offerTimes } from '../../newShares/offers/testing/terms.ts'
import { offering } from '../../../testing/offering.ts'
import type { TestMember } from '../../../testing/testBroker.ts'

const won = (amount: string) => money('KRW', amount)
/** What an account begins with. */
const practiceMoney = won('100000000')
const nothing = won('0')

type World = Pick<Awaited<ReturnType<typeof auctioning>>, 'call'>

/** What came and left in KRW, of the newest month. */
async function flowsOf(
  { call }: World,
  member: TestMember,
  asked: Partial<RequestInput<typeof fundMonths>> = {},
) {
  const request = { zone: 'Asia/Seoul', currency: 'KRW', ...asked } as const
  const { months } = await call(fundMonths, request, member)
  return months[0]?.sums
}

describe('the months of an account that bids', () => {
  it('count a bid that is won once: what it has cost, with its commission', async () => {
    const world = await auctioning()
    const member = await world.trader('01011110000')
    await world.until(auctionTimes.opensAt)
    const bid = await world.place(member, '10000', 100)
    expect(bid).toMatchObject({ held: won('1000150') })
    expect(await flowsOf(world, member)).toEqual([{ in: practiceMoney, out: nothing }])
    await world.until(auctionTimes.closesAt)
    expect(await world.read(member, bid)).toMatchObject({ state: 'won' })
    expect(await flowsOf(world, member)).toEqual([{ in: practiceMoney, out: won('1000150') }])
  })

  it('have nothing of a bid that is raised, lowered and withdrawn, but its entries', async () => {
    const world = await auctioning()
    const member = await world.trader('01011110000')
    await world.until(auctionTimes.opensAt)
    const bid = await world.place(member, '10000', 100)
    await world.amend(member, bid, '10500', 200)
    await world.amend(member, bid, '10000', 50)
    await world.call(contract.bids.bidsWithdraw, { bid: bid.id }, member)
    expect(await flowsOf(world, member)).toEqual([{ in: practiceMoney, out: nothing }])
    const asked = { zone: 'Asia/Seoul', subjects: ['bids'] }
    const { months } = await world.call(fundMonths, asked, member)
    expect(months).toMatchObject([{ month: '2026-03-01', entries: 4, sums: [] }])
  })
})

describe('the months of an account that applies for new shares', () => {
  it('count the money of the shares once, when they are issued', async () => {
    const world = await offering()
    const member = await world.trader('01011110000')
    await world.until(offerTimes.opensAt)
    const applied = await world.apply(member, 120)
    expect(await flowsOf(world, member)).toEqual([{ in: practiceMoney, out: nothing }])
    await world.until(offerTimes.issuesAt)
    const issued = await world.read(member, applied)
    expect(issued).toMatchObject({ state: 'issued' })
    expect(await flowsOf(world, member)).toEqual([{ in: practiceMoney, out: issued.won?.due }])
  })
})
