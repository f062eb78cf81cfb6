import {
  type Instant,
  type OfferId,
  type OfferPhase,
  type StreamVersion,
  phaseAt,
  streamId,
} from '@onelot/domain'
import {
  type OfferRecord,
  type OffersState,
  offerPhaseOf,
  offers as rules,
} from '@onelot/domain/modules/newShares/offers'
import { sha256 } from '../../ports/sha256.ts'
import type { Vault } from '../../ports/vault.ts'
import type { Services } from '../../services.ts'
import { announcedIn, readableWhere } from '../base/announced.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'
import * as z from 'zod/mini'

/** Whether new shares are offered. */
export const offerSettings = defineSettings<FeatureSettings>(
  'offers',
  { feature: 'on' },
  z.strictObject({ feature: z.exactOptional(z.enum(featureStates)) }),
)

export const areOffered = ({ site }: Pick<Services, 'site'>): boolean =>
  site.settingsOf(offerSettings).feature === 'on'

export const offerStream = (offer: OfferId) => streamId(rules.stream, offer)

/** The secret of an offer's draw, of 64 hexadecimal digits: every instance of one key derives the same, and nobody else any. */
export const drawSecretOf = async (vault: Vault, offer: OfferId): Promise<string> =>
  sha256(await vault.digest(`draw of offer ${offer}`))

export interface FoundOffer extends OfferRecord {
  readonly state: OffersState
  /** By the steps that it has reached. */
  readonly phase: OfferPhase
  readonly streamVersion: StreamVersion
}

/** An offer as it is; undefined where none of the id was announced. */
export const offerOf = (services: Pick<Services, 'streams'>, id: OfferId): Promise<FoundOffer | undefined> =>
  announcedIn(services, rules, offerStream(id), (state) => {
    const { offer, calledOff } = state
    return offer && { offer, calledOff: calledOff?.cause, phase: offerPhaseOf(state) }
  })

/** An offer as anyone may read it. */
export const readableOffer = (services: Services, id: OfferId) =>
  readableWhere(areOffered(services), () => offerOf(services, id))

export const phaseOn = ({ offer, calledOff }: OfferRecord, now: Instant): OfferPhase =>
  calledOff === undefined ? phaseAt(offer.dates, now) : 'calledOff'
