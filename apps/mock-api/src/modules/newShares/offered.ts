import {
  type Instant,
  type OfferId,
  type OfferPhase,
  type Refusal,
  type Result,
  type StreamVersion,
  no,
  ok,
  phaseAt,
  refuse,
  sliceOf,
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
  readonly read: StreamVersion
}

/** An offer as it is; undefined where none of the id was announced. */
export async function offerOf(
  { streams }: Pick<Services, 'streams'>,
  id: OfferId,
): Promise<FoundOffer | undefined> {
  const stream = offerStream(id)
  const { state, version } = await streams.load(stream)
  const own = sliceOf(state, rules)
  const { offer, calledOff } = own
  return (
    offer && {
      offer,
      calledOff: calledOff?.cause,
      state: own,
      phase: offerPhaseOf(own),
      read: { stream, version },
    }
  )
}

/** An offer as anyone may read it. */
export async function readableOffer(
  services: Services,
  id: OfferId,
): Promise<Result<FoundOffer, Refusal<'PRODUCT_UNAVAILABLE'>>> {
  const found = areOffered(services) ? await offerOf(services, id) : undefined
  return found === undefined ? no(refuse('PRODUCT_UNAVAILABLE', {})) : ok(found)
}

export const phaseOn = ({ offer, calledOff }: OfferRecord, now: Instant): OfferPhase =>
  calledOff === undefined ? phaseAt(offer.dates, now) : 'calledOff'
