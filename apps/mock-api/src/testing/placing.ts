import { type PlacementSubscriptionOnWire, contract } from '@onelot/api-client'
import { decimal, placementId } from '@onelot/domain'
import type { PlacementInput } from '../modules/offExchange/placementOffers/operator.ts'
import { applePlacement } from '../modules/offExchange/placementOffers/testing/terms.ts'
import { sessionsOn } from './sessions.ts'
import { type TestBroker, type TestBrokerOptions, type TestMember, createTestBroker } from './testBroker.ts'

const { placementsSubmit, placementsGet, placementsList, placementsProduct, placementsTerms } =
  contract.placements

/** What tests of a placement do to a broker. */
export function placingOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  const placement = placementId(applePlacement.placement)
  const product = async () => (await world.call(placementsProduct, { placement })).product
  /** At the price of the lowest tier now, which is the greatest of all. */
  const asked = async (amount: string) => ({
    placement,
    amount: decimal(amount),
    price: (await product()).tiers[0]?.price ?? decimal('0'),
  })
  return {
    ...sessions,
    product,
    announce: (one: PlacementInput) => world.operate('placement', one),
    subscribe: async (member: TestMember, amount: string) =>
      (await call(placementsSubmit, await asked(amount), member)).subscription,
    /** The answer to a request, whatever it is. */
    ask: async (member: TestMember, amount: string) => send(member, placementsSubmit, await asked(amount)),
    read: async (member: TestMember, { id: request }: Pick<PlacementSubscriptionOnWire, 'id'>) =>
      (await call(placementsGet, { request }, member)).subscription,
    list: async (member: TestMember) => (await call(placementsList, { pageSize: 10 }, member)).subscriptions,
    terms: (member: TestMember) => call(placementsTerms, { placement }, member),
  }
}

/** A broker with a placement of Apple. */
export async function placing(options: TestBrokerOptions = {}, more: Partial<PlacementInput> = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const acts = placingOn(world)
  await acts.announce({ ...applePlacement, ...more })
  return { world, ...acts }
}
