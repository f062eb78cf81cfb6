import {
  ApiError,
  type ApiFailure,
  type Endpoint,
  type RequestInput,
  type ResponseOf,
} from '@onelot/api-client'
import useSWR, { useSWRConfig } from 'swr'
import { useAccountChanges, useApi, useSession } from './ports.ts'

/** What a screen knows of a question it asked: nothing yet, an answer, or why there is none. An old answer stays beside a failure. */
export interface Read<T> {
  readonly data: T | undefined
  readonly failure: ApiFailure | undefined
  readonly refreshing: boolean
  /** Asks again. */
  refresh(): Promise<void>
}

/** A cache key: what a member may see is kept under the account, what all may see under `public`. */
export type ReadKey = readonly [scope: string, path: string, request: unknown]

export const readKey = (
  endpoint: Endpoint,
  request: unknown,
  account: string | undefined,
): ReadKey | null => {
  if (endpoint.access === 'guest') return ['public', endpoint.path, request]
  return account === undefined ? null : [account, endpoint.path, request]
}

/** Why a read failed. What is not the wire's is a bug of ours, and not to be painted over. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure
  throw error
}

/** Reads an endpoint, again `everyMs` where given; `null` asks nothing yet, and so does a guest at a member's endpoint (RULES 6). */
export function useRead<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E> | null,
  { everyMs = 0 }: { readonly everyMs?: number } = {},
): Read<ResponseOf<E>> {
  const client = useApi()
  const account = useSession().current?.account
  const key = request === null ? null : readKey(endpoint, request, account)
  const { data, error, isValidating, mutate } = useSWR<ResponseOf<E>, unknown, ReadKey | null>(
    key,
    () => {
      if (request === null) throw new Error('no request, no read')
      return client.read(endpoint, request)
    },
    { refreshInterval: everyMs },
  )
  return {
    data,
    failure: error === undefined ? undefined : failureOf(error),
    refreshing: isValidating,
    refresh: async () => {
      await mutate().catch(failureOf)
    },
  }
}

/** Asks everything again that belongs to the member, in the background. */
export function useRefreshAccount(): () => void {
  const { mutate } = useSWRConfig()
  const account = useSession().current?.account
  const changes = useAccountChanges()
  return () => {
    if (account === undefined) return
    changes.tell()
    void mutate((key) => Array.isArray(key) && key[0] === account)
  }
}
