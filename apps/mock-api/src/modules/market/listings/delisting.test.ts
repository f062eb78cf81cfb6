import { tradePlace, tradePosition, tradePositions } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { createHeldStore } from '../../../testing/heldStore.ts'
import { apple, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

/** A member of a broker whose appends can be held. */
async function createHeldWorld() {
  const { store, ...holding } = createHeldStore(createMemoryStore())
  const world = await createTestBroker({ store })
  return { ...holding, world, member: await world.trader('01011110000') }
}

describe('what is placed in an instrument while it is delisted', () => {
  it('is refused, though the order was decided before: it is decided again', async () => {
    const { world, member, hold, held, letGo } = await createHeldWorld()
    hold(({ outcome }) => outcome?.endpoint === 'trade/place')
    const placing = world.send('trade/place', marketBuy(1), {
      ...headersOf(member),
      'idempotency-key': nextKey(),
    })
    await held()
    await world.broker.operator.delist(apple)
    letGo()
    expect((await placing).msg).toBe('PRODUCT_UNAVAILABLE')
    await world.pass(60_000)
    expect((await world.call(tradePositions, { tab: 'purchase', pageSize: 10 }, member)).positions).toEqual(
      [],
    )
  })

  it('is refused, though its instance was not told of the delisting', async () => {
    const shared = { ...createMemoryStore(), exclusive: false, onCommit: () => () => undefined }
    const [world, deaf] = [
      await createTestBroker({ store: shared }),
      await createTestBroker({ store: shared }),
    ]
    const member = await world.trader('01011110000')
    world.clock.advance(1_000)
    await world.broker.operator.delist(apple)
    deaf.clock.advance(1_500)
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const { msg } = await deaf.send('trade/place', marketBuy(1), headers)
    expect(msg).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is settled where it was stored before', async () => {
    const { world, member, hold, held, letGo } = await createHeldWorld()
    hold(({ streams }) => streams.some(({ stream }) => stream.startsWith('instrument/')))
    const delisting = world.broker.operator.delist(apple)
    await held()
    const { position } = await world.call(tradePlace, marketBuy(1), member)
    letGo()
    await delisting
    const { position: settled } = await world.call(tradePosition, { position: position.id }, member)
    expect(settled).toMatchObject({ status: 'closed', closing: { cause: 'delisted' } })
  })

  it('sets no price alert, though the alert was decided before', async () => {
    const { world, member, hold, held, letGo } = await createHeldWorld()
    const condition = { kind: 'percent', direction: 'rises', percent: '5' } as const
    const alert = { instrument: apple, condition, repeat: 'once' } as const
    hold(({ outcome }) => outcome?.endpoint === 'priceAlerts/create')
    const setting = world.send('priceAlerts/create', alert, {
      ...headersOf(member),
      'idempotency-key': nextKey(),
    })
    await held()
    await world.broker.operator.delist(apple)
    letGo()
    expect((await setting).msg).toBe('PRODUCT_UNAVAILABLE')
  })
})
