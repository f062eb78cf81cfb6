import * as z from 'zod/mini'
import type { Endpoint } from '../contract/base/endpoint.ts'
import { parseWire } from '../envelope/parseWire.ts'
import type { ClientOptions, IdempotencyKey } from './types.ts'

/** A broker keeps the outcome of a key for 24 hours; clients stop asking an hour earlier. */
export const KEPT_KEY_MS = 23 * 60 * 60 * 1_000

/** A write that was sent and has no definite answer yet. */
export interface KeptKey {
  /** Path of the write. */
  readonly endpoint: string
  /** The sender's account; undefined for a guest. */
  readonly account: string | undefined
  readonly key: IdempotencyKey
  /** The request, without its secrets. */
  readonly body: unknown
  /** When it was sent, epoch milliseconds. */
  readonly at: number
}

/** Keeps keys until they have a definite answer, through a reload of the page and the end of a session (docs/rules/commands.md). */
export interface KeptKeys {
  readonly find: (endpoint: string, account: string | undefined) => KeptKey | undefined
  readonly keep: (kept: KeptKey) => void
  /** Keeps a later key of the same endpoint and account. */
  readonly drop: (kept: KeptKey) => void
  /** Drops those of guests, of all endpoints. */
  readonly dropGuests: () => void
}

const keptShape = z.object({
  endpoint: z.string(),
  account: z.optional(z.string()),
  key: z.pipe(
    z.string(),
    z.transform((key) => key as IdempotencyKey),
  ),
  body: z.unknown(),
  at: z.number(),
})

const listShape = z.array(z.unknown())

const GUESTS = 'kept'
const nameOf = (account: string | undefined): string =>
  account === undefined ? GUESTS : `${GUESTS}.${account}`

/** Keys in a storage of the browser, one an endpoint and account. */
export function keysInStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptKeys {
  function all(account: string | undefined): readonly KeptKey[] {
    const list = parseWire(listShape, jsonOf(storage.getItem(nameOf(account))))
    if (!list.ok) return []
    return list.value.flatMap((item) => {
      const parsed = parseWire(keptShape, item)
      return parsed.ok && parsed.value.account === account ? [{ ...parsed.value, account }] : []
    })
  }
  function put(account: string | undefined, list: readonly KeptKey[]): void {
    if (list.length === 0) storage.removeItem(nameOf(account))
    else storage.setItem(nameOf(account), JSON.stringify(list))
  }
  return {
    find: (endpoint, account) => all(account).find((kept) => kept.endpoint === endpoint),
    keep: (kept) => {
      const others = all(kept.account).filter(({ endpoint }) => endpoint !== kept.endpoint)
      try {
        put(kept.account, [...others, kept])
      } catch {
        // Full or refused: the form still holds the key as long as its page is open.
      }
    },
    drop: ({ account, key }) => {
      const list = all(account)
      const left = list.filter((kept) => kept.key !== key)
      if (left.length < list.length) put(account, left)
    },
    dropGuests: () => {
      storage.removeItem(GUESTS)
    },
  }
}

/** Keys that are lost with the page. */
export function keysInMemory(): KeptKeys {
  const values = new Map<string, string>()
  return keysInStorage({
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      values.set(name, value)
    },
    removeItem: (name) => {
      values.delete(name)
    },
  })
}

/** A reader can edit storage: text that is not JSON is ignored. */
function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes of whoever is logged in that have no definite answer yet. */
export interface OpenWrites {
  /** Undefined from 23 hours on. */
  readonly find: (endpoint: Endpoint) => KeptKey | undefined
  readonly keep: (endpoint: Endpoint, key: IdempotencyKey, request: unknown) => KeptKey
  readonly drop: (kept: KeptKey) => void
  /** Nothing of a guest outlives a success. */
  readonly succeed: (kept: KeptKey) => void
  /** False for what is another account's, or older than 23 hours. */
  readonly holds: (kept: KeptKey) => boolean
}

export function openWrites({
  keptKeys = keysInMemory(),
  session,
  now,
}: Pick<ClientOptions, 'keptKeys' | 'session' | 'now'>): OpenWrites {
  const current = (): string | undefined => session()?.account
  const holds = (kept: KeptKey): boolean => kept.account === current() && now() - kept.at < KEPT_KEY_MS
  return {
    holds,
    find: ({ path }) => {
      const kept = keptKeys.find(path, current())
      if (kept === undefined || holds(kept)) return kept
      keptKeys.drop(kept)
      return undefined
    },
    keep: ({ path, secrets = [] }, key, request) => {
      const kept = {
        endpoint: path,
        account: current(),
        key,
        body: withoutSecrets(request, secrets),
        at: now(),
      }
      keptKeys.keep(kept)
      return kept
    },
    drop: keptKeys.drop,
    succeed: (kept) => {
      if (kept.account === undefined) keptKeys.dropGuests()
      else keptKeys.drop(kept)
    },
  }
}

const withoutSecrets = (request: unknown, secrets: readonly string[]): unknown =>
  typeof request === 'object' && request !== null && secrets.length > 0
    ? Object.fromEntries(Object.entries(request).filter(([field]) => !secrets.includes(field)))
    : request
