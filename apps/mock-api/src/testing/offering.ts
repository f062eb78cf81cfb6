import { type ApplicationOnWire, contract } from '@onelot/api-client'
import { expect } from 'vitest'
import type { OfferInput } from '../modules/newShares/offers/operator.ts'
import { offerTerms } from '../modules/newShares/offers/testing/terms.ts'
import { sessionsOn } from './sessions.ts'
import { type TestBroker, type TestBrokerOptions, type TestMember, createTestBroker } from './testBroker.ts'

const { applicationsApply, applicationsGet, applicationsList } = contract.applications

export interface OfferingOptions extends TestBrokerOptions {
  readonly terms?: Partial<OfferInput> | undefined
}

/** What tests of an offer do to a broker. */
export function offeringOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call } = sessions
  const announce = (terms: Partial<OfferInput> = {}) => world.operate('offer', { ...offerTerms, ...terms })
  /** What may be refused. */
  const tryToAnnounce = (terms: Partial<OfferInput> = {}) =>
    world.askOperator('offer', { ...offerTerms, ...terms })
  const send = (member: TestMember, path: string, body: object) => sessions.send(member, { path }, body)
  const apply = async (member: TestMember, shares: number): Promise<ApplicationOnWire> =>
    (await call(applicationsApply, { offer: offerTerms.offer, shares }, member)).application
  const read = async (member: TestMember, { id }: Pick<ApplicationOnWire, 'id'>) =>
    (await call(applicationsGet, { application: id }, member)).application
  const list = async (member: TestMember, state?: 'open' | 'ended') =>
    (await call(applicationsList, { state, pageSize: 20 }, member)).applications
  return { ...sessions, announce, tryToAnnounce, send, apply, read, list }
}

/** A broker with an offer that opens in an hour. */
export async function offering({ terms, ...options }: OfferingOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const acts = offeringOn(world)
  expect(await acts.announce(terms)).toMatchObject({ status: 1 })
  return { world, ...acts }
}
