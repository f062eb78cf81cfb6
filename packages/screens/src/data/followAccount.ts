import type { ApiClient } from '@onelot/api-client'

export interface AccountFollower {
  readonly onMoved: () => void
  /** Whether a move would be heard of now: the stream may be silent, or not open yet. */
  readonly onHeard: (heard: boolean) => void
}

/**
 * Says when what was read of the account may be old: a fill, a stop-out, an expiry, or what moved while no stream was open. The stream opens
 * after the first reads, so that the first place in the account that it names counts as one that nobody has read.
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
      onMoved()
    },
    onState: (state) => {
      onHeard(state === 'live')
    },
  })
}
