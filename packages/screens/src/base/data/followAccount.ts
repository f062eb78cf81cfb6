import type { ApiClient } from '@onelot/api-client'

export interface AccountFollower {
  readonly onMoved: (version: number) => void
  /** Whether a change would be reported now: the stream may have stopped, or not be open yet. */
  readonly onHeard: (heard: boolean) => void
}

/**
 * Reports when reads of the account may be old, and by which version: after a fill, a stop-out, an expiry, or a change while no stream was open. The
 * stream opens after the first reads, so that the first version that it names counts as unread: what was read may be older.
 */
export function followAccount(
  client: Pick<ApiClient, 'subscribe'>,
  { onMoved, onHeard }: AccountFollower,
): () => void {
  let known: number | undefined
  return client.subscribe({
    instruments: [],
    onEvent: (event) => {
      if (event.kind !== 'account' || event.sequence === known) return
      known = event.sequence
      onMoved(event.sequence)
    },
    onState: (state) => onHeard(state === 'live'),
  })
}
