import type { InstrumentId } from '@onelot/domain'
import type { Endpoint, RequestInput, ResponseOf } from '../contract/base/endpoint.ts'
import type { StreamEvent } from '../contract/base/stream.ts'
import type { SuccessCode } from '../envelope/codes.ts'
import type { TransportRefusal, WireRefusal } from '../envelope/envelope.ts'
import type { KeptKeys, OpenWrites } from './keptKeys.ts'

/** The name under which a write is carried out at most once (docs/rules/commands.md). */
export type IdempotencyKey = string & { readonly key: unique symbol }

export interface SessionTokens {
  readonly token: string
  readonly account: string
}

/**
 * Why it is not known whether a write was carried out. `busy`: SYSTEM_BUSY, which a broker may say after the fact as well.
 * `maintenance`: likewise, with what is said of it. `waiting`: it has arrived, and is not decided yet.
 */
export type Unknown =
  | { readonly kind: 'unknown'; readonly cause: 'timeout' | 'network' | 'busy' | 'waiting' }
  | {
      readonly kind: 'unknown'
      readonly cause: 'maintenance'
      readonly refusal: TransportRefusal<'SYSTEM_BUSY'>
    }
  | { readonly kind: 'unknown'; readonly cause: 'http'; readonly status: number }
  | {
      readonly kind: 'unknown'
      readonly cause: 'contract'
      readonly path: string
      readonly issues: readonly string[]
    }

/** The outcome of a write. */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly data: T; readonly message: SuccessCode | undefined }
  | { readonly kind: 'refused'; readonly refusal: WireRefusal }
  /** Say so, and offer to check: it is never sent again by itself. */
  | Unknown
  /** HTTP 401; `onSessionEnded` has been called. */
  | { readonly kind: 'sessionEnded' }

/** `stale`: nothing arrived for 4 s, so prices may have moved since. */
export type StreamState = 'connecting' | 'live' | 'stale'

export interface StreamListener {
  readonly instruments: readonly InstrumentId[]
  readonly onEvent: (event: StreamEvent) => void
  /** Called with the state at once, then with each change. */
  readonly onState: (state: StreamState) => void
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** The account had this version when it was read, or a later one; called where the broker says so, before the answer is returned. */
  readonly onAccountVersion?: ((version: number) => void) | undefined
}

export interface WriteOptions {
  readonly key: IdempotencyKey
  /** Takes it back: nothing more is sent, and whether it was carried out stays unknown. */
  readonly signal?: AbortSignal | undefined
  /** Of a file: how much has gone out, from 0 to 1, where the transport reports it. */
  readonly onProgress?: ((progress: { readonly share: number }) => void) | undefined
}

/** Sends a form with a file as `fetch` does, and tells how much of it has gone out, which `fetch` does not. */
export type Upload = (
  url: string,
  form: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: FormData
    readonly signal: AbortSignal
    readonly onProgress: (progress: { readonly share: number }) => void
  },
) => Promise<Response>

export interface ApiClient {
  /** @throws ApiError; and the signal's own reason when the caller aborts. */
  readonly read: <E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    options?: ReadOptions,
  ) => Promise<ResponseOf<E>>
  /** Sends once. Never throws for what a server or a network does. @throws the signal's own reason when the caller aborts */
  readonly write: <E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    options: WriteOptions,
  ) => Promise<Outcome<ResponseOf<E>>>
  /**
   * What became of a write, by its key; nothing is sent again. `neverArrived`: it was not carried out, and will not be. `forgotten`: it was,
   * and its answer is no longer kept. Unknown where the check itself gets no answer. Never throws for what a server or a network does.
   */
  readonly outcome: <E extends Endpoint>(
    endpoint: E,
    key: IdempotencyKey,
  ) => Promise<
    | Outcome<ResponseOf<E>>
    | { readonly kind: 'waiting' }
    | { readonly kind: 'neverArrived' }
    | { readonly kind: 'forgotten' }
  >
  readonly openWrites: OpenWrites
  /** One multiplexed stream, reopened (debounced) as the wanted instruments change. */
  readonly subscribe: (listener: StreamListener) => () => void
  /** Closes the stream while the app is in the background. */
  readonly pause: () => void
  /** Back in the foreground: opens it again. Reading afresh is the caller's. */
  readonly resume: () => void
  /** Opens the stream anew, for one that belongs to whoever is now logged in. */
  readonly reconnect: () => void
  /**
   * The broker's clock by the last event of the stream, in epoch milliseconds; before the first one by the `Date` of answers, where the device is far from it. By it
   * what is locked or has expired is decided: a device may be wrong.
   */
  readonly now: () => number
  readonly newKey: () => IdempotencyKey
}

/** What tabs of one browser share a stream by: Web Locks and a BroadcastChannel, both of which need a secure origin. */
export interface StreamSharing {
  /** Calls `hold` once no other tab holds the lock, which is released as its promise resolves; a closed tab holds none. Rejects where the signal aborts before. */
  readonly lock: (name: string, signal: AbortSignal, hold: () => Promise<void>) => Promise<void>
  readonly channel: (name: string) => {
    readonly post: (message: unknown) => void
    readonly listen: (onMessage: (message: unknown) => void) => void
    readonly close: () => void
  }
}

export interface ContractViolation {
  /** Of the call. */
  readonly path: string
  /** Where the answer differs, and how. */
  readonly issues: readonly string[]
}

export interface ClientOptions {
  /** The broker's address, without a path (`https://broker.example`); empty for the page's own. */
  readonly origin: string
  readonly fetch: typeof fetch
  /** Sends what has a file. @defaultValue `fetch`, without progress, within two minutes; in a browser `uploadByXhr` */
  readonly upload?: Upload | undefined
  readonly session: () => SessionTokens | undefined
  /**
   * HTTP 401: once per token, however many calls fail; never for a token that has meanwhile been replaced. `undefined` when a guest asked for
   * what is a member's.
   */
  readonly onSessionEnded: (token: string | undefined) => void
  /** Holds the cross-site token `XSRF-TOKEN`. */
  readonly readCookie: (name: string) => string | undefined
  /**
   * Where keys of unknown outcomes wait: the tab's session storage in an app.
   * @defaultValue in memory, lost with the page
   */
  readonly keptKeys?: KeptKeys
  /**
   * Tabs of one account then have one stream between them: over HTTP/1.1 a browser opens six connections to an origin, and each stream keeps one.
   * @defaultValue a stream for each client
   */
  readonly streamSharing?: StreamSharing | undefined
  /** A fresh unique text, such as `crypto.randomUUID()`. */
  readonly newKey: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
  /**
   * An answer, or a part of one, did not keep the contract and was left out: once a path and minute.
   * @defaultValue a warning on the console
   */
  readonly onContractViolation?: ((violation: ContractViolation) => void) | undefined
  /** @defaultValue 10_000; of what has a file 20_000 without a byte that goes out */
  readonly timeoutMs?: number
}
