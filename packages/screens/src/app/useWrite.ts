import {
  type Endpoint,
  type Outcome,
  type RequestInput,
  type ResponseOf,
  createSubmission,
} from '@onelot/api-client'
import { useMemo, useState } from 'react'
import { useApi } from './ports.ts'
import { useOutcomeToast } from './useOutcomeToast.ts'
import { useRefreshAccount } from './useRead.ts'

/** A command, sent at most once however often the button is tapped (DESIGN 3). */
export interface Write<E extends Endpoint> {
  /** Sends; while one is in flight, or its outcome unknown, the same command keeps its idempotency key. */
  send(request: RequestInput<E>): Promise<Outcome<ResponseOf<E>>>
  readonly pending: boolean
  /** What became of the last one; it stands beside the action until the next or a reset. */
  readonly outcome: Outcome<ResponseOf<E>> | undefined
  reset(): void
}

/** Holds a submission, announces what became of it, and reads the account again when something happened. */
export function useWrite<E extends Endpoint>(endpoint: E): Write<E> {
  const client = useApi()
  const submission = useMemo(() => createSubmission(client, endpoint), [client, endpoint])
  const announce = useOutcomeToast()
  const refreshAccount = useRefreshAccount()
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<ResponseOf<E>>>()
  return {
    async send(request) {
      const repeated = submission.pending
      setPending(true)
      const result = await submission.send(request)
      if (repeated) return result
      setPending(false)
      setOutcome(result)
      announce(result)
      if (result.kind === 'done') refreshAccount()
      return result
    },
    pending,
    outcome,
    reset: () => {
      setOutcome(undefined)
    },
  }
}
