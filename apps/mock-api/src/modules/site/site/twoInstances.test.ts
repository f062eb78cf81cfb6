import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

/** Two brokers on one store, of which the second hears no commit of the first. */
async function withDeaf() {
  const shared = { ...createMemoryStore(), exclusive: false }
  const one = await createTestBroker({ operator: 'open', store: shared })
  const deaf = await createTestBroker({
    operator: 'open',
    store: { ...shared, onCommit: () => () => undefined },
  })
  return { one, deaf }
}

describe('what an operator sets at one instance', () => {
  it('stays where another instance, which was not told of it, sets something beside it', async () => {
    const { one, deaf } = await withDeaf()
    expect((await one.operate('settings', { dividendWithholding: { US: '0.3' } })).status).toBe(1)
    // Commands of one moment have one name: both brokers are made with the same secrets.
    deaf.clock.advance(1_000)
    expect((await deaf.operate('settings', { dividendWithholding: { KRX: '0.2' } })).status).toBe(1)
    for (const { broker } of [one, deaf]) {
      await broker.tick()
      expect(broker.services.site.values.settings.dividendWithholding).toMatchObject({
        US: '0.3',
        KRX: '0.2',
        TWSE: '0.21',
      })
    }
  })

  it.each([
    ['maintenance', { maintenance: true }, 'SYSTEM_BUSY'],
    ['a feature', { modules: { seat: { feature: 'off' } } }, 'PRODUCT_UNAVAILABLE'],
  ])('counts for the next command at another one, which was not told of it: %s', async (_, set, msg) => {
    const { one, deaf } = await withDeaf()
    const member = await one.register('01011110000')
    const apply = async () => {
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      return (await deaf.send('seat/apply', { institution: 'NOBODY' }, headers)).msg
    }
    expect(await apply()).toBe('INVITER_NOT_FOUND')
    expect((await one.operate('settings', set)).status).toBe(1)
    expect(await apply()).toBe(msg)
  })
})
