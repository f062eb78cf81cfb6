import type { RequestOnWire } from '@onelot/api-client'
import type { RequestRecord, RowValue } from '@onelot/domain'

/** The rules write each request as the body of its rows. */
export const requestInRow = ({ body }: RowValue): RequestRecord => body as RequestRecord

export function requestOnWire({ id, kind, submittedAt, hold, end }: RequestRecord): RequestOnWire {
  const asked = { id, kind, submittedAt, hold }
  if (end === undefined) return { ...asked, state: 'underReview' }
  const { ending: state, endedAt } = end
  switch (end.ending) {
    case 'passed':
      return { ...asked, state, endedAt, reason: end.reason }
    case 'rejected':
      return { ...asked, state, endedAt, cause: end.cause, reason: end.reason }
    case 'cancelled':
      return { ...asked, state, endedAt }
  }
}
