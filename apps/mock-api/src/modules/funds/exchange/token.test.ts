import { contract } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'

const { exchangeQuote, exchangeConvert } = contract.exchange
const toDollars = { from: 'KRW', to: 'USD' } as const
const QUOTE_MS = 15_000

const send = ({ send: sendTo }: TestBroker, member: TestMember, path: string, body: object = {}) =>
  sendTo(path, body, { ...headersOf(member), 'idempotency-key': nextKey() })

/** A broker at 11:00 in Seoul on 10 March, and its member, who has practice money. */
async function given(options: Parameters<typeof createTestBroker>[0] = {}) {
  const world = await createTestBroker(options)
  return { world, member: await world.trader('01011110000') }
}

describe('a token', () => {
  it('is accepted by another broker of the same key', async () => {
    const store = createMemoryStore()
    const { world, member } = await given({ store })
    const other = await createTestBroker({ store })
    const { token } = await world.call(exchangeQuote, toDollars, member)
    expect(await other.call(exchangeConvert, { token, amount: '1000000' }, member)).toMatchObject({
      source: money('KRW', '1000000'),
    })
    const { token: back } = await other.call(exchangeQuote, { from: 'USD', to: 'KRW' }, member)
    expect(await world.call(exchangeConvert, { token: back, amount: '100' }, member)).toMatchObject({
      source: money('USD', '100'),
    })
  })

  it('has ended after 15 seconds', async () => {
    const { world, member } = await given()
    const { token } = await world.call(exchangeQuote, toDollars, member)
    await world.pass(QUOTE_MS)
    const late = await send(world, member, 'exchange/convert', { token, amount: '1000000' })
    expect(late).toMatchObject({ status: 0, msg: 'QUOTE_EXPIRED' })
  })

  it('of another member is none', async () => {
    const { world, member } = await given()
    const { token } = await world.call(exchangeQuote, toDollars, await world.trader('01022220000'))
    const refused = await send(world, member, 'exchange/convert', { token, amount: '1000000' })
    expect(refused).toMatchObject({ status: 0, msg: 'QUOTE_EXPIRED' })
  })

  it('that was altered is none', async () => {
    const { world, member } = await given()
    const { token } = await world.call(exchangeQuote, toDollars, member)
    const [text = '', signature = ''] = token.split('.')
    const better = btoa(atob(text).replace(/"rate":"0\.000/, '"rate":"0.100'))
    const altered = [`${better}.${signature}`, `${text}.${signature.slice(0, -2)}AA`, text, '.', 'é', 'a.b.c']
    for (const one of altered) {
      const refused = await send(world, member, 'exchange/convert', { token: one, amount: '1000000' })
      expect(refused, one).toMatchObject({ status: 0, msg: 'QUOTE_EXPIRED' })
    }
  })
})
