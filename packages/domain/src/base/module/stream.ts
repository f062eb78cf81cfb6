import type { Brand } from '../brandedType.ts'
import type { AccountId } from '../ids.ts'

/** `kind/id`, for example `account/A1f2…` or `instrument/US:AAPL`: the name of one stream of events. */
export type StreamId = Brand<string, 'StreamId'>

/** What a stream is about: `account`, `instrument`, `site`, `offer` …; each module names the kind that it belongs to. */
export type StreamKind = string

/** A stream as it was when it was read. */
export interface StreamVersion {
  readonly stream: StreamId
  readonly version: number
}

export const streamId = (kind: StreamKind, id: string): StreamId => `${kind}/${id}` as StreamId

export const accountStream = (account: AccountId): StreamId => streamId('account', account)

/** The one stream of what concerns the whole site. */
export const siteStream: StreamId = streamId('site', 'site')

export const kindOfStream = (stream: StreamId): StreamKind => stream.slice(0, stream.indexOf('/'))
