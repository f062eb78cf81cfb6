import {
  type AccountId,
  type Instant,
  type Refusal,
  type Result,
  FUND_ZONE,
  boundsOfDay,
  no,
  ok,
  plusMs,
  refuse,
  toLocal,
} from '@onelot/domain'
import type { TransportRefusal } from '@onelot/api-client'
import type { MemberVisit } from '../../../http/route.ts'
import { sameText } from '../../../ports/hasher.ts'
import { unmistakableText } from '../../../ports/secrets.ts'
import type { Services } from '../../../services.ts'
import { countedGuess } from '../../base/countedGuess.ts'
import { type PaidChannel, settings } from './settings.ts'

const REFERENCE_LETTERS = 8
const DAY_MS = 86_400_000

export const channelOf = ({ site }: Pick<Services, 'site'>, id: string): PaidChannel | undefined =>
  site.settingsOf(settings).channels.find((channel) => channel.id === id)

/** What a member writes with a transfer to a channel: another one each day of Seoul, the same on every instance. */
export async function referenceFor(
  { vault }: Pick<Services, 'vault'>,
  account: AccountId,
  channel: string,
  now: Instant,
): Promise<string> {
  const { date } = toLocal(FUND_ZONE, now)
  const digest = await vault.digest(`deposit ${account} ${channel} ${date}`)
  return unmistakableText(new TextEncoder().encode(digest)).slice(0, REFERENCE_LETTERS)
}

/** That of today, and that of the day before: a transfer may have been written before midnight. */
export const referencesFor = (
  services: Pick<Services, 'vault'>,
  account: AccountId,
  channel: string,
  now: Instant,
): Promise<readonly string[]> =>
  Promise.all([now, plusMs(now, -DAY_MS)].map((at) => referenceFor(services, account, channel, at)))

/** When the day of Seoul is over. */
export const dayEndsAt = (now: Instant): Instant =>
  plusMs(boundsOfDay(FUND_ZONE, toLocal(FUND_ZONE, now).date).to, 1)

/** The channel, for who knows its password where it has one. Wrong ones are counted, and after too many the right one waits as well. */
export async function openedChannel(
  visit: MemberVisit,
  { channel: id, password: given = '' }: { readonly channel: string; readonly password?: string | undefined },
): Promise<
  Result<PaidChannel, Refusal<'PRODUCT_UNAVAILABLE' | 'CHANNEL_PASSWORD_WRONG'> | TransportRefusal>
> {
  const channel = channelOf(visit.services, id)
  if (channel === undefined) return no(refuse('PRODUCT_UNAVAILABLE', {}))
  const { password } = channel
  if (password === undefined) return ok(channel)
  // Of each channel: else the right one of another would begin the count anew.
  const window = `wrongChannelPassword\n${visit.account}\n${id}`
  const guess = await countedGuess(visit, window, () => sameText(given, password))
  if (!guess.ok) return guess
  return guess.value ? ok(channel) : no(refuse('CHANNEL_PASSWORD_WRONG', {}, { password: 'mismatch' }))
}
