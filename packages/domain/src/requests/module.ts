import type { Restriction } from '../access/access.ts'
import { plusMs } from '../instant.ts'
import { posting } from '../ledger/ledger.ts'
import { defineModule } from '../module/defineModule.ts'
import type { Change, Holding, RuleContext } from '../module/module.ts'
import type { Schedule } from '../module/schedule.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { RequestsCommand } from './command.ts'
import type { Reviewer, RequestsEvent } from './event.ts'
import { rows } from './rows.ts'
import { type RequestsState, type SubmittedRequest, initialRequests, requestIn } from './state.ts'

/** How requests of a kind are reviewed: they pass by themselves after a while, or an operator decides. */
export type ReviewMode = { readonly mode: 'auto'; readonly delayMs: number } | { readonly mode: 'operator' }

export interface RequestsContext extends RuleContext {
  /** Of the kind that is submitted. */
  readonly review: ReviewMode
  /** Of the account now. */
  readonly restrictions: readonly Restriction[]
}

const stopping: readonly Restriction[] = ['frozen', 'disabled']

function evolve(state: RequestsState, { kind, request }: RequestsEvent): RequestsState {
  if (kind === 'requests.submitted')
    return { ...state, underReview: { ...state.underReview, [request.id]: request } }
  const { [request.id]: _ended, ...others } = state.underReview
  return { ...state, underReview: others }
}

/** What was on hold for a request goes back. */
const released = ({ id, hold }: SubmittedRequest) =>
  hold === undefined ? [] : posting('frozen', 'available', hold, 'requestReleased', id)

/** Passes, unless the account has been restricted meanwhile. */
function passed(
  request: SubmittedRequest,
  by: Reviewer,
  reason: string | undefined,
  { now: at, restrictions }: RequestsContext,
): RequestsEvent {
  const { rejectedBy = stopping } = request
  if (!rejectedBy.some((one) => restrictions.includes(one)))
    return { kind: 'requests.passed', version: 1, at, postings: [], request, by, reason }
  return {
    kind: 'requests.rejected',
    version: 1,
    at,
    postings: released(request),
    request,
    by,
    cause: 'restriction',
    reason,
  }
}

function accept(
  command: RequestsCommand,
  state: RequestsState,
  context: RequestsContext,
): readonly RequestsEvent[] {
  const { now: at, review } = context
  const base = { version: 1, at } as const
  if (command.kind === 'requests.submit') {
    const request = { ...command.request, submittedAt: at }
    const { hold, id } = request
    const postings = hold === undefined ? [] : posting('available', 'frozen', hold, 'requestHeld', id)
    const passesAt = review.mode === 'auto' ? plusMs(at, review.delayMs) : undefined
    return [{ ...base, kind: 'requests.submitted', postings, request, passesAt }]
  }
  const request = requestIn(state, command.kind === 'requests.passByItself' ? command.owner : command.request)
  if (request === undefined) return []
  switch (command.kind) {
    case 'requests.passByItself':
      return [passed(request, 'system', undefined, context)]
    case 'requests.decide': {
      const reason = command.reason === '' ? undefined : command.reason
      if (command.decision === 'pass') return [passed(request, 'operator', reason, context)]
      const postings = released(request)
      const by = { by: 'operator', cause: 'operator', reason } as const
      return [{ ...base, kind: 'requests.rejected', postings, request, ...by }]
    }
    case 'requests.cancel':
      return [{ ...base, kind: 'requests.cancelled', postings: released(request), request }]
    default: {
      const never: never = command
      return never
    }
  }
}

function check(command: RequestsCommand, state: RequestsState): readonly Refusal[] {
  if (command.kind !== 'requests.decide' && command.kind !== 'requests.cancel') return []
  return requestIn(state, command.request) === undefined ? [refuse('ORDER_NOT_IN_REVIEW', {})] : []
}

const schedule = ({ events }: Change<RequestsState, RequestsEvent>): readonly Schedule[] =>
  events.map((event) => ({
    owner: event.request.id,
    timers:
      event.kind === 'requests.submitted' && event.passesAt !== undefined
        ? [{ kind: 'requests.passByItself', dueAt: event.passesAt }]
        : [],
    watches: [],
  }))

const holds = ({ underReview }: RequestsState): readonly Holding[] =>
  Object.values(underReview).flatMap(({ id, hold }) =>
    hold === undefined ? [] : [{ account: 'frozen', ref: id, money: hold }],
  )

/** What members ask for and a review decides (docs/rules/requests.md). */
export const requests = defineModule({
  name: 'requests',
  stream: 'account',
  initial: initialRequests,
  shape: 1,
  evolve,
  upcasts: {
    'requests.submitted': [],
    'requests.passed': [],
    'requests.rejected': [],
    'requests.cancelled': [],
  },
  refusals: {
    'requests.submit': [],
    'requests.decide': ['ORDER_NOT_IN_REVIEW'],
    'requests.cancel': ['ORDER_NOT_IN_REVIEW'],
    'requests.passByItself': [],
  },
  check,
  accept,
  schedule,
  rows,
  holds,
})
