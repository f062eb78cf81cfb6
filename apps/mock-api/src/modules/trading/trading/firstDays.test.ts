import { marketDetail, tradePlace } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey, testTime } from '../../../testing/testBroker.ts'
import { newCompany } from '../../../worlds/newCompany.ts'

const DAY_MS = 86_400_000

/** A share that has been listed at 15,000 won. */
async function given() {
  const world = await createTestBroker()
  const member = await world.trader('01011110000')
  const listing = newCompany({ listedAt: testTime })
  await world.broker.operator.list(listing, decimal('15000'))
  await world.pass(60_000)
  const orderAt = async (limitPrice: string) => {
    const terms = { instrument: listing.id, side: 'long', type: 'limit', limitPrice, lots: 1, leverage: 1 }
    return world.send(tradePlace.path, terms, { ...headersOf(member), 'idempotency-key': nextKey() })
  }
  const detail = () => world.call(marketDetail, { instrument: listing.id })
  return { world, orderAt, detail }
}

describe('a share on its first trading day', () => {
  it('takes orders from 60 to 400 percent of the offering price, and says so', async () => {
    const { orderAt, detail } = await given()
    for (const price of ['9000', '60000']) expect(await orderAt(price)).toMatchObject({ msg: 'PURCHASED' })
    for (const price of ['8990', '60100'])
      expect(await orderAt(price)).toMatchObject({
        msg: 'PRICE_BEYOND_LIMIT',
        data: { params: { low: '9000', high: '60000' } },
      })
    expect(await detail()).toMatchObject({
      market: { priceLimit: '3', fallLimit: '0.4' },
      facts: { limitHigh: '60000', limitLow: '9000' },
    })
  })

  it('is an ordinary one from the next day on', async () => {
    const { world, orderAt, detail } = await given()
    await world.pass(DAY_MS)
    expect(await orderAt('60000')).toMatchObject({ msg: 'PRICE_BEYOND_LIMIT' })
    const { market } = await detail()
    expect([market.priceLimit, market.fallLimit]).toEqual(['0.3', undefined])
  })
})
