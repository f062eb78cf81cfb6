import { contract, placementObstacleCodes } from '@onelot/api-client'
import { accountStream, balanceOf, no, ok, refuse } from '@onelot/domain'
import {
  PLACEMENT,
  placementObstacles,
  placements as rules,
} from '@onelot/domain/modules/offExchange/placements'
import {
  type PlacementRecord,
  allPlacements,
  placementOffersCollection,
} from '@onelot/domain/modules/offExchange/placementOffers'
import { groupPage } from '../../../http/paging.ts'
import { type Route, guestRead, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { onOfferOf, readablePlacement } from '../foundPlacement.ts'
import { ownSharesOf } from '../ownShares.ts'
import { placementOnWire, subscriptionOnWire } from '../placementOnWire.ts'
import { arePlacementsOffered } from '../placementSettings.ts'
import { knownOf, termsIn } from './context.ts'

const calls = contract.placements

export const routes: readonly Route[] = [
  guestRead(calls.placementsProducts, async ({ phase, ...page }, { services, now }) => {
    if (!arePlacementsOffered(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const filter = { collection: placementOffersCollection, group: allPlacements, state: phase }
    const found = await groupPage(services, filter, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const products = []
    // The module writes each row of a placement.
    for (const { row } of rows)
      products.push(await placementOnWire(services, row.body as PlacementRecord, now))
    return ok({ products, ...rest })
  }),

  guestRead(calls.placementsProduct, async ({ placement }, { services, now }) => {
    const found = await readablePlacement(services, placement)
    if (!found.ok) return found
    const product = await placementOnWire(services, found.value, now)
    const outstanding = services.market.facts(product.instrument.id, now)?.sharesOutstanding
    return ok({ product: { ...product, outstanding } })
  }),

  memberRead(calls.placementsTerms, async ({ placement }, { services, account, now }) => {
    const found = await readablePlacement(services, placement)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    const base = { now, newId: '', ledger: state.ledger }
    const onOffer = await onOfferOf(services, found.value, now)
    const against = placementObstacles(onOffer, knownOf(services, { state, base }, onOffer))
    const { id: instrument, currency } = found.value.placement.instrument
    return ok({
      available: balanceOf(state.ledger, currency, 'available'),
      frozen: balanceOf(state.ledger, currency, 'frozen'),
      obstacles: placementObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      own: ownSharesOf(state, instrument),
      reviewMs: reviewDelayOf(services, PLACEMENT),
    })
  }),

  memberWrite(calls.placementsSubmit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'placements.submit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const subscription = subscriptionOnWire(visit.services, submittedIn(plan))
    return ok({ data: { subscription }, message: 'ALLOCATED', plan })
  }),

  memberRead(calls.placementsList, async (asked, { services, account }) => {
    const moneyOf = (record: Parameters<typeof termsIn>[0]) => termsIn(record).cost
    const found = await requestsOfKind(services, account, PLACEMENT, { ...asked, moneyOf })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    return ok({ subscriptions: records.map((record) => subscriptionOnWire(services, record)), ...rest })
  }),

  memberRead(calls.placementsGet, async ({ request }, { services, account }) => {
    const found = await requestOfKind(services, account, PLACEMENT, request)
    return found.ok ? ok({ subscription: subscriptionOnWire(services, found.value) }) : found
  }),
]
