import type { RequestOnWire } from '@onelot/api-client'
import type { RequestEnd, RequestRecord, RowValue } from '@onelot/domain'

/** The rules write each request as the body of its rows. */
export const requestInRow = ({ body }: RowValue): RequestRecord => body as RequestRecord

/** What an operator wrote of a rejection; not why it should have passed. */
export const reasonOf = ({
  cause,
  decided,
}: Pick<Extract<RequestEnd, { ending: 'rejected' }>, 'cause' | 'decided'>): string | undefined =>
  cause === 'operator' ? decided?.reason : undefined

/** The review of a request, beside what it asks for. */
export function reviewedOnWire({
  id,
  submittedAt,
  end,
}: Pick<RequestRecord, 'id' | 'submittedAt' | 'end'>): Omit<RequestOnWire, 'kind' | 'hold'> {
  const asked = { id, submittedAt }
  if (end === undefined) return { ...asked, state: 'underReview' }
  const { ending: state, endedAt } = end
  switch (end.ending) {
    case 'passed':
      return { ...asked, state, endedAt, reason: end.decided?.reason }
    case 'rejected':
      return { ...asked, state, endedAt, cause: end.cause, reason: reasonOf(end) }
    case 'cancelled':
      return { ...asked, state, endedAt }
    default: {
      const never: never = end
      return never
    }
  }
}

export const requestOnWire = ({ kind, hold, ...review }: RequestRecord): RequestOnWire => ({
  ...reviewedOnWire(review),
  kind,
  hold,
})
