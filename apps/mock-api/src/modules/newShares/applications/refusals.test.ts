import { contract } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { type OfferingOptions, offering } from '../../../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from '../offers/testing/terms.ts'

const { applicationsApply, applicationsCancel, applicationsPay, applicationsWaive } = contract.applications
const offer = offerTerms.offer
const open = { dates: openTimes } as const

/** An offer, and a member who asks for something. */
async function given(options: OfferingOptions = {}) {
  const world = await offering(options)
  await world.world.pass(1)
  const member = await world.trader('01011110000')
  const apply = (shares: number) => world.send(member, applicationsApply.path, { offer, shares })
  return { ...world, member, asked: apply }
}

describe('the broker refuses an application', () => {
  it('with NOT_YET_SUBSCRIPTION_TIME before the opening, and says when that is', async () => {
    const { asked } = await given()
    expect(await asked(20)).toMatchObject({
      msg: 'NOT_YET_SUBSCRIPTION_TIME',
      data: { params: { from: offerTimes.opensAt } },
    })
  })

  it('with SUBSCRIPTION_CHANNEL_CLOSED from the close on, and where all units are claimed', async () => {
    const full = await given({ terms: { ...open, units: 8 } })
    expect((await full.asked(200)).status).toBe(1)
    const other = await full.trader('01022220000')
    expect(await full.send(other, applicationsApply.path, { offer, shares: 10 })).toMatchObject({
      msg: 'SUBSCRIPTION_CHANNEL_CLOSED',
    })
    const { asked, until } = await given({ terms: open })
    await until(offerTimes.closesAt)
    expect(await asked(20)).toMatchObject({ msg: 'SUBSCRIPTION_CHANNEL_CLOSED' })
  })

  it('with DUPLICATE_SUBSCRIPTION, or SUBSCRIPTION_COUNT_EXCEEDED where several are allowed', async () => {
    const one = await given({ terms: open })
    expect((await one.asked(20)).msg).toBe('SUBSCRIBED')
    expect(await one.asked(20)).toMatchObject({ msg: 'DUPLICATE_SUBSCRIPTION' })
    const two = await given({ terms: { ...open, limit: 2 } })
    await two.asked(20)
    await two.asked(20)
    expect(await two.asked(20)).toMatchObject({
      msg: 'SUBSCRIPTION_COUNT_EXCEEDED',
      data: { params: { count: 2 } },
    })
  })

  it('with SUBSCRIPTION_BELOW_SHARES under the least quantity', async () => {
    const { asked } = await given({ terms: { ...open, minShares: 10_000, provisionalPrice: '2000' } })
    expect(await asked(9_990)).toMatchObject({
      msg: 'SUBSCRIPTION_BELOW_SHARES',
      data: { params: { shares: 10_000 }, fields: { shares: 'tooLow' } },
    })
  })

  it('with SUBSCRIPTION_FUNDS_BELOW where the account has too little, on hold or not', async () => {
    const { asked } = await given({ terms: { ...open, minFunds: '100000001' } })
    expect(await asked(20)).toMatchObject({
      msg: 'SUBSCRIPTION_FUNDS_BELOW',
      data: { params: { amount: '100000001', currency: 'KRW' } },
    })
  })

  it('with PRODUCT_UNAVAILABLE where there is no such offer, or none is offered', async () => {
    const { world, member, send, asked } = await given({ terms: open })
    const nothing = { offer: 'nothing', shares: 20 }
    expect(await send(member, applicationsApply.path, nothing)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    await world.operate('settings', { modules: { offers: { feature: 'off' } } })
    expect(await asked(20)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
  })
})

describe('what another member applied for', () => {
  it('is not there', async () => {
    const { member, apply, send, trader } = await given({ terms: open })
    const application = (await apply(member, 20)).id
    const other = await trader('01022220000')
    for (const { path } of [applicationsCancel, applicationsPay, applicationsWaive])
      expect(await send(other, path, { application })).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
  })
})
