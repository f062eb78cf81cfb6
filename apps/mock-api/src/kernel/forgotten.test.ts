import { commonOutcome, memberLogin } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { limitBuy } from '../testing/appleOrders.ts'
import { createTestBroker, headersOf, nextKey } from '../testing/testBroker.ts'

const path = 'trade/place'
const order = limitBuy('90.00')

it('what was carried out more than a day ago is found by its key, however long the account’s history is', async () => {
  const { trader, send, call, pass, broker } = await createTestBroker()
  const key = nextKey()
  await send(path, order, { ...headersOf(await trader('01011110000')), 'idempotency-key': key })
  await pass(25 * 3_600_000)
  const again = await call(memberLogin, { phone: '01011110000', password: 'Onelot2026' })
  const { store } = broker.services
  const { load } = store
  let events = 0
  Object.assign(store, {
    load: async (...asked: Parameters<typeof load>) => {
      const loaded = await load(...asked)
      events += loaded.events.length
      return loaded
    },
  })
  expect(await call(commonOutcome, { endpoint: path, key }, again)).toEqual({ state: 'forgotten' })
  expect(events).toBe(0)
})
