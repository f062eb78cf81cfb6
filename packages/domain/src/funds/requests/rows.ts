import { type Instant, epochMs } from '../../base/instant.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange, RowValue } from '../../base/module/rows.ts'
import type { RequestEnded, RequestsEvent } from './event.ts'
import type { RequestEnd, RequestsState, SubmittedRequest } from './state.ts'

export const requestCollections = {
  /** Every request of a stream as a `RequestRecord`, the newest first; the state is that of the request, the group its kind. */
  list: 'requests.list',
  /** Those under review as a `SubmittedRequest`, of all streams in one group, the oldest first; the state is the kind. */
  queue: 'requests.queue',
} as const

/** The group of the rows that are read of all streams together. */
export const ALL_REQUESTS = 'all'

export type RequestRecord = SubmittedRequest & { readonly end?: RequestEnd | undefined }

/** Lists begin with the greatest key. */
const LAST_MOMENT = 9_999_999_999_999
const oldestFirst = (at: Instant): string => String(LAST_MOMENT - epochMs(at)).padStart(13, '0')

function endOf(event: RequestEnded): RequestEnd {
  const { at: endedAt } = event
  switch (event.kind) {
    case 'requests.passed':
      return { ending: 'passed', endedAt, decided: event.decided }
    case 'requests.rejected':
      return { ending: 'rejected', endedAt, cause: event.cause, decided: event.decided }
    case 'requests.cancelled':
      return { ending: 'cancelled', endedAt }
    default: {
      const never: never = event
      return never
    }
  }
}

function rowsOf(event: RequestsEvent): readonly RowChange[] {
  const { request } = event
  const { id: key, kind, submittedAt } = request
  const row = (collection: string, value: RowValue | undefined): RowChange => ({
    collection,
    key,
    row: value,
  })
  const { list, queue } = requestCollections
  if (event.kind === 'requests.submitted')
    return [
      row(list, { state: 'underReview', group: kind, sortKey: submittedAt, body: request }),
      row(queue, { state: kind, group: ALL_REQUESTS, sortKey: oldestFirst(submittedAt), body: request }),
    ]
  const end = endOf(event)
  const record: RequestRecord = { ...request, end }
  return [
    row(list, { state: end.ending, group: kind, sortKey: submittedAt, body: record }),
    row(queue, undefined),
  ]
}

export const rows = ({ events }: Change<RequestsState, RequestsEvent>): readonly RowChange[] =>
  events.flatMap(rowsOf)
