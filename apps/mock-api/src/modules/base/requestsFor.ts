import { type Kind, type StreamState, type SubmittedRequest, requests, sliceOf } from '@onelot/domain'

/** Requests of a kind that an account has under review, of which something is true. */
export const requestsFor = (
  state: StreamState,
  kind: Kind,
  isFor: (request: SubmittedRequest) => boolean,
): readonly string[] =>
  Object.values<SubmittedRequest>(sliceOf(state, requests).underReview)
    .filter((request) => request.kind === kind && isFor(request))
    .map(({ id }) => id)
