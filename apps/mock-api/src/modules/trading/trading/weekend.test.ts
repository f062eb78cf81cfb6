import { contract, tradePlace, tradePosition } from '@onelot/api-client'
import { decimal, instant, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey, testTime } from '../../../testing/testBroker.ts'

const dollar = instrumentId('FX:USDKRW')
/** Friday evening in Seoul. */
const friday = Date.parse('2026-03-13T12:00:00.000Z')
/** Saturday 06:00 and Monday 06:00 in Seoul. */
const closes = Date.parse('2026-03-13T21:00:00.000Z')
const opens = Date.parse('2026-03-15T21:00:00.000Z')
const SECOND_MS = 1_000

async function given() {
  const world = await createTestBroker({ calendar: 'exchange' })
  const member = await world.trader('01011110000')
  const passTo = (ms: number) => world.pass(ms - Date.parse(world.clock.now()))
  const prices = async (price: string) => {
    await world.broker.operator.setPrice(dollar, decimal(price))
    await world.pass(SECOND_MS)
  }
  const buy = async (more: object) => {
    const terms = { instrument: dollar, side: 'long', lots: 1, leverage: 10, ...more } as const
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    return world.send(tradePlace.path, terms, headers)
  }
  const rest = async (limitPrice: string, timeInForce: 'day' | 'goodTillCancelled') => {
    const terms = { instrument: dollar, side: 'long', type: 'limit', lots: 1, leverage: 10 } as const
    const { position } = await world.call(tradePlace, { ...terms, limitPrice, timeInForce }, member)
    return position.id
  }
  const statusOf = async (position: string) =>
    (await world.call(tradePosition, { position }, member)).position.status
  expect(testTime < instant(friday)).toBe(true)
  await passTo(friday)
  await prices('1400.00')
  return { world, member, passTo, prices, buy, rest, statusOf }
}

describe('foreign exchange over a weekend', () => {
  it('takes orders until Saturday at 06:00 in Seoul, and again from Monday at 06:00', async () => {
    const { passTo, buy } = await given()
    await passTo(closes - SECOND_MS)
    expect(await buy({ type: 'market' })).toMatchObject({ msg: 'PURCHASED' })
    await passTo(closes)
    expect(await buy({ type: 'market' })).toMatchObject({ msg: 'OUTSIDE_TRADING_TIME' })
    await passTo(opens - SECOND_MS)
    expect(await buy({ type: 'market' })).toMatchObject({ msg: 'OUTSIDE_TRADING_TIME' })
    await passTo(opens)
    expect(await buy({ type: 'market' })).toMatchObject({ msg: 'PURCHASED' })
  })

  it('ends an order of the day with Friday’s session, and keeps one that is good till cancelled', async () => {
    const { passTo, rest, statusOf } = await given()
    const [ofDay, kept] = [await rest('1300.00', 'day'), await rest('1310.00', 'goodTillCancelled')]
    await passTo(closes - SECOND_MS)
    expect(await statusOf(ofDay)).toBe('pendingOrder')
    await passTo(closes)
    expect([await statusOf(ofDay), await statusOf(kept)]).toEqual(['expired', 'pendingOrder'])
  })

  it('fills nothing meanwhile; what still crosses on Monday fills at its opening', async () => {
    const { world, member, passTo, prices, rest, statusOf } = await given()
    const kept = await rest('1310.00', 'goodTillCancelled')
    await passTo(closes + SECOND_MS)
    await prices('1300.00')
    await passTo(opens - SECOND_MS)
    expect(await statusOf(kept)).toBe('pendingOrder')
    await passTo(opens + SECOND_MS)
    expect(await statusOf(kept)).toBe('holding')
    const { messages } = await world.call(contract.messages.messagesList, { pageSize: 1 }, member)
    expect(messages).toMatchObject([{ kind: 'orderFilled', at: instant(opens) }])
  })
})
