import {
  type AccountId,
  type Instant,
  type Kind,
  type MemberRequest,
  type ModuleCommand,
  type ModuleEvent,
  type RequestEnded,
  type RequestsCommand,
  type RequestObstacle,
  type StreamState,
  type StreamVersion,
  type SubmittedRequest,
  requests,
  sliceOf,
} from '@onelot/domain'
import type { Reaction } from '../../kernel/modules.ts'
import type { Plan } from '../../kernel/plan.ts'
import type { Services } from '../../services.ts'

/** A request that is about to pass. */
export interface Passing {
  readonly account: AccountId
  readonly request: SubmittedRequest
  /** That of the account. */
  readonly state: StreamState
  readonly now: Instant
}

/** What keeps a request from passing, where something does, and what that was read from: it passes only where these are as they were. */
export interface PassingObstacle {
  readonly cause?: RequestObstacle | undefined
  readonly basedOn?: readonly StreamVersion[] | undefined
}

/** What a module asks of a review, and what follows (docs/rules/requests.md). `request` is a method, so that rules of different events fit one list. */
export interface RequestRules<Asked extends ModuleEvent = ModuleEvent> {
  /** `module.whatIsAsked`. */
  readonly kind: Kind
  /** The event of the module with which it is submitted. */
  readonly on: Kind
  request(event: Asked): Omit<MemberRequest, 'kind'>
  /** What the module does when it passed: also with what is on hold for it. */
  readonly passed: (request: SubmittedRequest) => ModuleCommand
  /** What an operator has to see of it besides its terms: what no event may hold. */
  readonly shown?:
    | ((account: AccountId, services: Services, request: SubmittedRequest) => Promise<object>)
    | undefined
  /** What keeps it from passing by now. */
  readonly obstacle?: ((passing: Passing, services: Services) => Promise<PassingObstacle>) | undefined
  /** What the module does when it was rejected or cancelled; what was on hold is released already. */
  readonly failed?: ((request: SubmittedRequest) => ModuleCommand) | undefined
}

/** The request that a command has submitted. @throws Error where it has submitted none */
export function submittedIn({ before, after }: Plan): SubmittedRequest {
  const earlier = sliceOf(before, requests).underReview
  const request = Object.values<SubmittedRequest>(sliceOf(after, requests).underReview).find(
    ({ id }) => !Object.hasOwn(earlier, id),
  )
  if (request === undefined) throw new Error('nothing was asked for')
  return request
}

export function requestReactions(rules: RequestRules): readonly Reaction[] {
  const { kind, on, passed, failed } = rules
  const after = (ended: RequestEnded['kind'], command: (request: SubmittedRequest) => ModuleCommand) => ({
    on: ended,
    command: (event: RequestEnded) => (event.request.kind === kind ? command(event.request) : undefined),
  })
  return [
    {
      on,
      command: (event): RequestsCommand => ({
        kind: 'requests.submit',
        request: { ...rules.request(event), kind },
      }),
    },
    after('requests.passed', passed),
    ...(failed === undefined
      ? []
      : [after('requests.rejected', failed), after('requests.cancelled', failed)]),
  ]
}
