import { type LendingLoanOnWire, contract, tradePlace } from '@onelot/api-client'
import { type InstrumentId, ZERO, decimal, localDate } from '@onelot/domain'
import { broughtForward, incomeOf } from '@onelot/domain/modules/offExchange/lending'
import { marketBuy } from './appleOrders.ts'
import { sessionsOn } from './sessions.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  apple,
  createTestBroker,
} from './testBroker.ts'

const {
  lendingGet,
  lendingList,
  lendingOverview,
  lendingPayments,
  lendingRecall,
  lendingSetAutomatic,
  lendingSubmit,
  lendingTerms,
} = contract.lending

/** What tests of lending do to a broker. */
export function lendingOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send, trader } = sessions
  return {
    ...sessions,
    /** A member who owns some of Apple. */
    owner: async (phone: string, lots = 40) => {
      const member = await trader(phone)
      const { position } = await world.call(tradePlace, marketBuy(lots), member)
      return { member, position: position.id }
    },
    lend: async (member: TestMember, lots: number, term = 7) =>
      (await call(lendingSubmit, { instrument: apple, lots, term }, member)).loan,
    /** The answer to a request, whatever it is. */
    ask: (member: TestMember, lots: number, term = 7) =>
      send(member, lendingSubmit, { instrument: apple, lots, term }),
    recall: (member: TestMember, { id: request }: Pick<LendingLoanOnWire, 'id'>) =>
      send(member, lendingRecall, { request }),
    read: async (member: TestMember, { id: request }: Pick<LendingLoanOnWire, 'id'>) =>
      (await call(lendingGet, { request }, member)).loan,
    list: async (member: TestMember) => (await call(lendingList, { pageSize: 10 }, member)).loans,
    terms: (member: TestMember) => call(lendingTerms, { instrument: apple }, member),
    overview: (member: TestMember) => call(lendingOverview, {}, member),
    automatic: (member: TestMember, on: boolean, excluded: readonly InstrumentId[] = []) =>
      call(lendingSetAutomatic, { on, excluded: [...excluded] }, member),
    payments: async (member: TestMember) => (await call(lendingPayments, { pageSize: 10 }, member)).payments,
  }
}

export async function lending(options: TestBrokerOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  return { world, ...lendingOn(world) }
}

/** What the closes of some dates pay by a rate. */
export async function paidOn(
  { world }: { readonly world: TestBroker },
  first: string,
  end: string,
  shares: number,
  rate: string,
) {
  const { market, clock } = world.broker.services
  const query = { period: 'day', adjustment: 'none', limit: 120, before: localDate(end) } as const
  const { candles } = await market.candles(apple, query, clock.now())
  const closes = candles.map(({ time, close }) => ({ date: localDate(time), close }))
  const begun = { shares, since: localDate(first), sum: ZERO }
  const terms = { closes, rateOn: () => decimal(rate) }
  return incomeOf(broughtForward(begun, localDate(end), terms).sum, 'USD', decimal('0.1'))
}
