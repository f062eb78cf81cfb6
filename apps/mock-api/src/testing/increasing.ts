import { contract, messagesList, tradePlace, tradeProducts } from '@onelot/api-client'
import { decimal, instant, localDate } from '@onelot/domain'
import type { IncreaseInput } from '../modules/offExchange/increases/operator.ts'
import { marketBuy } from './appleOrders.ts'
import { sessionsOn } from './sessions.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  apple,
  createTestBroker,
} from './testBroker.ts'

const calls = contract.increases
const page = { pageSize: 20 }
const at = (text: string) => instant(Date.parse(text))

/**
 * 3 new shares of Apple for 20 at $150, counted at the opening of Wednesday in New York, used from Thursday's on, and issued at that of the
 * Thursday after.
 */
export const appleIncrease: IncreaseInput = {
  instrument: apple,
  ratio: { to: 3, from: 20 },
  price: '150',
  recordDate: localDate('2026-03-11'),
  from: at('2026-03-12T04:00:00Z'),
  to: at('2026-03-19T04:00:00Z'),
  reason: 'test',
}

/** What tests do with the one capital increase of a broker. */
export async function increasingOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  const [announced] = (await world.call(calls.increasesProducts, {})).products
  if (announced === undefined) throw new Error('no capital increase is listed')
  const { id: increase } = announced
  return {
    ...sessions,
    increase,
    product: async () => (await world.call(calls.increasesProduct, { increase })).product,
    /** Who has bought so many shares of Apple. */
    holder: async (phone: string, lots: number): Promise<TestMember> => {
      const member = await sessions.trader(phone)
      await call(tradePlace, marketBuy(lots), member)
      return member
    },
    terms: (member: TestMember) => call(calls.increasesTerms, { increase }, member),
    apply: (member: TestMember, shares: number) => call(calls.increasesApply, { increase, shares }, member),
    cancel: (member: TestMember) => call(calls.increasesCancel, { increase }, member),
    /** The answer to an application, whatever it is. */
    ask: (member: TestMember, shares: number) => send(member, calls.increasesApply, { increase, shares }),
    /** In every increase. */
    grants: async (member: TestMember) => {
      const { products } = await call(calls.increasesProducts, {}, member)
      const all = products.map(({ id }) => call(calls.increasesTerms, { increase: id }, member))
      return (await Promise.all(all)).flatMap(({ grant }) => grant ?? [])
    },
    products: async (tab: 'purchase' | 'terminated', member: TestMember) =>
      (await call(tradeProducts, { tab, ...page }, member)).products,
    /** Of what products have notified the member, the oldest first. */
    messageNames: async (member: TestMember): Promise<readonly string[]> => {
      const { messages } = await call(messagesList, page, member)
      return messages.flatMap((one) => (one.kind === 'product' ? [one.params.name] : [])).toReversed()
    },
    callOff: () => world.askOperator('increase/call-off', { instrument: apple, increase, reason: 'test' }),
  }
}

/** A broker on Monday evening in New York, with a capital increase of Apple. */
export async function increasing(options: TestBrokerOptions = {}, more: Partial<IncreaseInput> = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  await world.broker.operator.setPrice(apple, decimal('164.64'))
  await world.operate('increase', { ...appleIncrease, ...more })
  return { world, ...(await increasingOn(world)) }
}
