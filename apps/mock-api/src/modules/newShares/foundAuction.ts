import { type AuctionId, type StreamVersion, auctionId, streamId } from '@onelot/domain'
import {
  type AuctionRecord,
  type AuctionsState,
  auctions as rules,
  recordOf,
} from '@onelot/domain/modules/newShares/auctions'
import * as z from 'zod/mini'
import { sha256 } from '../../ports/sha256.ts'
import type { Vault } from '../../ports/vault.ts'
import type { Services } from '../../services.ts'
import { announcedIn, readableWhere } from '../base/announced.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'

/** Whether there are auctions. */
export const auctionSettings = defineSettings<FeatureSettings>(
  'auctions',
  { feature: 'on' },
  z.strictObject({ feature: z.exactOptional(z.enum(featureStates)) }),
)

export const areAuctioned = ({ site }: Pick<Services, 'site'>): boolean =>
  site.settingsOf(auctionSettings).feature === 'on'

/** The seed of the demand that is simulated, of 64 hexadecimal digits: every instance of one key derives the same, and nobody else any. */
export const demandSeedOf = async (vault: Vault, auction: AuctionId, named = ''): Promise<string> =>
  sha256(await vault.digest(`demand of auction ${auction} ${named}`))

export const auctionStream = (auction: AuctionId) => streamId(rules.stream, auction)
export const auctionOfStream = (stream: string): AuctionId => auctionId(stream.slice(stream.indexOf('/') + 1))

export interface FoundAuction extends AuctionRecord {
  readonly state: AuctionsState
  readonly streamVersion: StreamVersion
}

/** An auction as it is; undefined where none of the id was announced. */
export const auctionOf = (
  services: Pick<Services, 'streams'>,
  id: AuctionId,
): Promise<FoundAuction | undefined> => announcedIn(services, rules, auctionStream(id), recordOf)

/** An auction as anyone may read it. */
export const readableAuction = (services: Services, id: AuctionId) =>
  readableWhere(areAuctioned(services), () => auctionOf(services, id))
