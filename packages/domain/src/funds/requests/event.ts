import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { RejectionCause, RequestDecision, SubmittedRequest } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
  readonly request: SubmittedRequest
}

export type RequestsEvent =
  /** Without `passesAt` it waits for an operator. */
  | (Base & { readonly kind: 'requests.submitted'; readonly passesAt?: Instant | undefined })
  /** What was on hold is still: the module that asked moves it, in the same append. */
  | (Base & { readonly kind: 'requests.passed'; readonly decided?: RequestDecision | undefined })
  | (Base & {
      readonly kind: 'requests.rejected'
      readonly cause: RejectionCause
      readonly decided?: RequestDecision | undefined
    })
  | (Base & { readonly kind: 'requests.cancelled' })

export type RequestEnded = Exclude<RequestsEvent, { kind: 'requests.submitted' }>
