import { type Endpoint, type RequestInput, memberLogin } from '@onelot/api-client'
import { accountId, accountStream, epochMs } from '@onelot/domain'
import { expect } from 'vitest'
import { booksFaults, worthFaults } from '../anyCommands/soundBooks.ts'
import { figureContext } from '../modules/base/figures.ts'
import { type TestBroker, type TestMember, headersOf, nextKey } from './testBroker.ts'

/** What members do at a broker over a time that is longer than a session. */
export function sessionsOn(world: TestBroker) {
  const { broker, clock } = world
  const phones = new Map<string, string>()
  /** A member who may trade. */
  async function trader(phone: string): Promise<TestMember> {
    const member = await world.trader(phone)
    phones.set(member.account, phone)
    return member
  }
  /** A session of now; as it is where another broker has registered the member. */
  async function again(member: TestMember): Promise<TestMember> {
    const phone = phones.get(member.account)
    return phone === undefined ? member : world.call(memberLogin, { phone, password: 'Onelot2026' })
  }
  const stateOf = async ({ account }: TestMember) =>
    (await broker.services.streams.load(accountStream(accountId(account)))).state
  return {
    trader,
    again,
    stateOf,
    call: async <E extends Endpoint>(endpoint: E, request: RequestInput<E>, member: TestMember) =>
      world.call(endpoint, request, await again(member)),
    /** The answer, whatever it is. */
    send: async (member: TestMember, { path }: Pick<Endpoint, 'path'>, body: object) =>
      world.send(path, body, { ...headersOf(await again(member)), 'idempotency-key': nextKey() }),
    /** Lets time pass until a moment. */
    until: (at: string): Promise<void> => world.pass(Date.parse(at) - epochMs(clock.now())),
    /** The balances of a member, whose books and worth add up. */
    books: async (member: TestMember) => {
      const { services } = broker
      const state = await stateOf(member)
      expect(booksFaults(services.table, state)).toEqual([])
      expect(worthFaults(services.table, state, figureContext(services, clock.now()))).toEqual([])
      return state.ledger
    },
  }
}
