import { contract } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { auctionTimes, auctioning } from '../../../testing/auctioning.ts'

const { bidsAmend, bidsPlace, bidsWithdraw } = contract.bids

describe('a bid of an account that is frozen since', () => {
  it('wins as it was, is paid from what is on hold, and is not changed, withdrawn or followed by another', async () => {
    const { world, trader, until, place, bid: ask, send, books, announce, seen, call } = await auctioning()
    const other = { auction: 'other-2026', code: '999201' }
    expect(await announce(other)).toMatchObject({ status: 1 })
    const member = await trader('01011110000')
    await until(auctionTimes.opensAt)
    const bid = await place(member, '10500', 100)
    const frozen = { kind: 'members.setRestrictions', restrictions: ['frozen'] } as const
    await world.broker.operator.setOnMember({ phone: '01011110000' }, frozen)
    for (const [endpoint, body] of [
      [bidsAmend, { bid: bid.id, price: '11000', shares: 50 }],
      [bidsWithdraw, { bid: bid.id }],
      [bidsPlace, { auction: other.auction, price: '10000', shares: 10 }],
    ] as const)
      expect(await send(member, endpoint, body)).toMatchObject({ msg: 'ACCOUNT_FROZEN' })
    expect(await ask(member, '10500', 100)).toMatchObject({ msg: 'ACCOUNT_FROZEN' })
    await until(auctionTimes.closesAt)
    expect(await call(contract.bids.bidsGet, { bid: bid.id }, member)).toMatchObject({
      bid: { state: 'won', position: bid.id, held: money('KRW', '0') },
    })
    expect((await books(member)).KRW).toMatchObject({ frozen: '0', margin: '1050000' })
    expect(await seen()).toMatchObject({ phase: 'closed' })
  })
})
