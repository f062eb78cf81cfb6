import { tradePosition } from '@onelot/api-client'
import { positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../store/memory.ts'
import { marketBuy } from '../../testing/appleOrders.ts'
import { createHeldStore } from '../../testing/heldStore.ts'
import { apple, createTestBroker, headersOf, nextKey } from '../../testing/testBroker.ts'

interface Placed {
  readonly position: { readonly id: string }
}
const closedAt = { status: 'closed', closing: { cause: 'delisted' } }

describe('what is placed in an instrument while it is delisted', () => {
  it('is settled, though the order was decided before and stored afterwards', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    hold(({ outcome }) => outcome?.endpoint === 'trade/place')
    const placing = world.send('trade/place', marketBuy(1), {
      ...headersOf(member),
      'idempotency-key': nextKey(),
    })
    await held()
    await world.broker.operator.delist(apple)
    letGo()
    const { msg, data } = await placing
    expect(msg).toBe('PURCHASED')
    await world.pass(60_000)
    const { id } = (data as Placed).position
    const { position } = await world.call(tradePosition, { position: positionId(id) }, member)
    expect(position).toMatchObject(closedAt)
  })

  it('is settled, though another instance had not read the delisting', async () => {
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
    const { msg, data } = await deaf.send('trade/place', marketBuy(1), headers)
    expect(msg).toBe('PURCHASED')
    await world.pass(60_000)
    const { id } = (data as Placed).position
    const { position } = await world.call(tradePosition, { position: positionId(id) }, member)
    expect(position).toMatchObject(closedAt)
  })
})
