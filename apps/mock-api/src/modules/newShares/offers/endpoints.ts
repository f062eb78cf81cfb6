import { contract } from '@onelot/api-client'
import { no, offerPhases, ok, refuse } from '@onelot/domain'
import { ALL_OFFERS, type OfferRecord, offersCollection } from '@onelot/domain/modules/newShares/offers'
import { groupPage } from '../../../http/paging.ts'
import { type Route, guestRead } from '../../../http/route.ts'
import { areOffered, readableOffer } from '../foundOffer.ts'
import { offerOnWire } from './onWire.ts'
import { storyOf } from './story.ts'

const { offersList, offersGet, offersStory, offersDraw } = contract.offers

export const routes: readonly Route[] = [
  guestRead(offersList, async ({ phase, market, instrument, ...page }, { services, now }) => {
    if (!areOffered(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const { store } = services
    const filter = { collection: offersCollection, group: instrument ?? market ?? ALL_OFFERS }
    const found = await groupPage(services, { ...filter, state: phase }, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const [shown, phases] = await Promise.all([
      // The module writes each row of an offer.
      Promise.all(rows.map(({ row }) => offerOnWire(services, row.body as OfferRecord, now))),
      Promise.all(
        offerPhases.map(async (one) => {
          const { total } = await store.rows({ ...filter, state: one }, { limit: 1 })
          return { phase: one, offers: total }
        }),
      ),
    ])
    return ok({ offers: shown, phases, ...rest })
  }),

  guestRead(offersGet, async ({ offer }, { services, now }) => {
    const found = await readableOffer(services, offer)
    return found.ok ? ok({ offer: await offerOnWire(services, found.value, now) }) : found
  }),

  guestRead(offersStory, async ({ offer }, { services }) => {
    const found = await readableOffer(services, offer)
    const origin = services.site.values.config.prices === 'real' ? 'recorded' : 'simulated'
    return found.ok ? ok({ story: storyOf(found.value.offer, origin) }) : found
  }),

  guestRead(offersDraw, async ({ offer }, { services }) => {
    const found = await readableOffer(services, offer)
    if (!found.ok) return found
    const { digest, secret } = found.value.state
    return ok({ digest, secret })
  }),
]
