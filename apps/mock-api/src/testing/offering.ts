import {
  type ApplicationOnWire,
  type Endpoint,
  type RequestInput,
  contract,
  memberLogin,
} from '@onelot/api-client'
import { accountId, accountStream, epochMs } from '@onelot/domain'
import { expect } from 'vitest'
import { booksFaults, worthFaults } from '../anyCommands/soundBooks.ts'
import { figureContext } from '../modules/base/figures.ts'
import type { OfferInput } from '../modules/newShares/offers/operator.ts'
import { offerTerms } from './offerTerms.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from './testBroker.ts'

const { applicationsApply, applicationsGet, applicationsList } = contract.applications

export interface OfferingOptions extends TestBrokerOptions {
  readonly terms?: Partial<OfferInput> | undefined
}

/** What tests of an offer do to a broker. */
export function offeringOn(world: TestBroker) {
  const { broker, clock } = world
  const phones = new Map<string, string>()
  /** A member who may apply. */
  async function trader(phone: string): Promise<TestMember> {
    const member = await world.trader(phone)
    phones.set(member.account, phone)
    return member
  }
  /** A session of now: an offer lasts longer than one. */
  async function again({ account }: TestMember): Promise<TestMember> {
    const phone = phones.get(account) ?? ''
    return world.call(memberLogin, { phone, password: 'Onelot2026' })
  }
  const call = async <E extends Endpoint>(endpoint: E, request: RequestInput<E>, member: TestMember) =>
    world.call(endpoint, request, await again(member))
  /** Lets time pass until a moment. */
  const until = (at: string): Promise<void> => world.pass(Date.parse(at) - epochMs(clock.now()))
  const announce = (terms: Partial<OfferInput> = {}) => world.operate('offer', { ...offerTerms, ...terms })
  /** What may be refused. */
  const tryToAnnounce = (terms: Partial<OfferInput> = {}) =>
    world.askOperator('offer', { ...offerTerms, ...terms })
  const send = async (member: TestMember, path: string, body: object) =>
    world.send(path, body, { ...headersOf(await again(member)), 'idempotency-key': nextKey() })
  const apply = async (member: TestMember, shares: number): Promise<ApplicationOnWire> =>
    (await call(applicationsApply, { offer: offerTerms.offer, shares }, member)).application
  const read = async (member: TestMember, { id }: Pick<ApplicationOnWire, 'id'>) =>
    (await call(applicationsGet, { application: id }, member)).application
  const list = async (member: TestMember, state?: 'open' | 'ended') =>
    (await call(applicationsList, { state, pageSize: 20 }, member)).applications
  const stateOf = async ({ account }: TestMember) =>
    (await broker.services.streams.load(accountStream(accountId(account)))).state
  /** The balances of a member, whose books and worth add up. */
  async function books(member: TestMember) {
    const { services } = broker
    const state = await stateOf(member)
    expect(booksFaults(services.table, state)).toEqual([])
    expect(worthFaults(services.table, state, figureContext(services, clock.now()))).toEqual([])
    return state.ledger
  }
  return { until, announce, tryToAnnounce, trader, again, call, send, apply, read, list, stateOf, books }
}

/** A broker with an offer that opens in an hour. */
export async function offering({ terms, ...options }: OfferingOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const acts = offeringOn(world)
  expect(await acts.announce(terms)).toMatchObject({ status: 1 })
  return { world, ...acts }
}
