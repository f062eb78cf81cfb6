import type { Endpoint, Outcome, RequestInput, ResponseOf } from '@onelot/api-client'
import { useState } from 'react'
import { useApi } from '../ports/ports.ts'
import { useRefreshAccount } from './useRead.ts'

/** A write that may be made again without harm, such as a switch or a mark of what was read: no key of it is kept, and none is checked. */
export interface PlainWrite<E extends Endpoint> {
  readonly send: (request: RequestInput<E>) => Promise<Outcome<ResponseOf<E>>>
  readonly pending: boolean
}

/** Reads the account again whatever became of it: what the broker has is shown. */
export function usePlainWrite<E extends Endpoint>(endpoint: E): PlainWrite<E> {
  const client = useApi()
  const refreshAccount = useRefreshAccount()
  const [underWay, setUnderWay] = useState(0)
  return {
    send: async (request) => {
      setUnderWay((count) => count + 1)
      const outcome = await client.write(endpoint, request, { key: client.newKey() })
      setUnderWay((count) => count - 1)
      if (outcome.kind !== 'sessionEnded') refreshAccount()
      return outcome
    },
    pending: underWay > 0,
  }
}
