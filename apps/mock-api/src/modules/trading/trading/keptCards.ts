import {
  type AccountId,
  CARDS_WHOLE,
  type Instant,
  accountStream,
  sliceOf,
  trading,
  tradingCollections,
} from '@onelot/domain'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import type { Services } from '../../../services.ts'

/** The cards of an account that traded before they were by asset and part are made anew from its events, once. */
export async function keepCards(
  { store, streams, table }: Services,
  account: AccountId,
  now: Instant,
): Promise<void> {
  const stream = accountStream(account)
  const { state } = await streams.load(stream)
  if (sliceOf(state, trading).ordersMade === 0) return
  const whole = await store.row(tradingCollections.cardsWhole, stream, CARDS_WHOLE)
  if (whole === undefined) await rebuildStream(store, table, streams, stream, now)
}
