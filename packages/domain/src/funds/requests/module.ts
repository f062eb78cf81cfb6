import type { Restriction } from '../../base/access/access.ts'
import { pendingRefusals } from '../../base/funds/pending.ts'
import { plusMs } from '../../base/instant.ts'
import { hold, release, requestHold } from '../../base/ledger/holds.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Kind } from '../../base/module/kind.ts'
import type { Change, Holding, RuleContext } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { RequestsCommand } from './command.ts'
import type { RequestsEvent } from './event.ts'
import { rows } from './rows.ts'
import {
  type MemberRequest,
  type RequestDecision,
  type RequestObstacle,
  type RequestsState,
  type SubmittedRequest,
  initialRequests,
  pendingFundOperation,
  requestIn,
} from './state.ts'

/** How requests of a kind are reviewed: they pass by themselves after a while, or an operator decides. */
export type ReviewMode = { readonly mode: 'auto'; readonly delayMs: number } | { readonly mode: 'operator' }

export interface RequestsContext extends RuleContext {
  /** Who reviews the kind that is submitted. */
  readonly review: ReviewMode
  /** What keeps the request from passing by the rules of the module that asked; undefined where nothing does. */
  readonly obstacle?: RequestObstacle | undefined
  /** Those of the account now. */
  readonly restrictions: readonly Restriction[]
  /** Whether a module carries on requests of a kind. */
  readonly isAsked: (kind: Kind) => boolean
}

const stopping: readonly Restriction[] = ['frozen', 'disabled']

/** What waits in a stream is known by one name among all modules. */
const OWNER = 'request '
const ownerOf = ({ id }: SubmittedRequest): string => OWNER + id

/** Passes a request now where nothing keeps it from that; it is rejected else. */
export const passNow = (request: string): RequestsCommand => ({
  kind: 'requests.passByItself',
  owner: OWNER + request,
})

/** The request that a command is about. */
export function concerned(command: RequestsCommand, state: RequestsState): SubmittedRequest | undefined {
  switch (command.kind) {
    case 'requests.submit':
      return undefined
    case 'requests.passByItself':
      return requestIn(state, command.owner.slice(OWNER.length))
    case 'requests.decide':
    case 'requests.cancel':
      return requestIn(state, command.request)
    default: {
      const never: never = command
      return never
    }
  }
}

function evolve(state: RequestsState, { kind, request }: RequestsEvent): RequestsState {
  if (kind === 'requests.submitted')
    return { ...state, underReview: { ...state.underReview, [request.id]: request } }
  const { [request.id]: _ended, ...others } = state.underReview
  return { ...state, underReview: others }
}

/** What was on hold for a request goes back. */
const released = ({ id, hold: held }: SubmittedRequest) =>
  held === undefined ? [] : release(held, requestHold.released, id)

/** Passes, unless the account has been restricted meanwhile, or the module that asked forbids it. */
function passed(
  request: SubmittedRequest,
  decided: RequestDecision | undefined,
  { now: at, restrictions, obstacle }: RequestsContext,
): RequestsEvent {
  const base = { version: 1, at, request, decided } as const
  const isRestricted = [...stopping, ...(request.rejectedBy ?? [])].some((one) => restrictions.includes(one))
  const cause = isRestricted ? 'restriction' : obstacle
  return cause === undefined
    ? { ...base, kind: 'requests.passed', postings: [] }
    : { ...base, kind: 'requests.rejected', postings: released(request), cause }
}

function submitted(asked: MemberRequest, { now: at, newId: id, review }: RequestsContext): RequestsEvent {
  const { hold: held } = asked
  const request = { ...asked, id, submittedAt: at }
  const postings = held === undefined ? [] : hold(held, requestHold.held, id)
  const passesAt = review.mode === 'auto' ? plusMs(at, review.delayMs) : undefined
  return { kind: 'requests.submitted', version: 1, at, postings, request, passesAt }
}

function accept(
  command: RequestsCommand,
  state: RequestsState,
  context: RequestsContext,
): readonly RequestsEvent[] {
  if (command.kind === 'requests.submit') return [submitted(command.request, context)]
  const request = concerned(command, state)
  if (request === undefined) return []
  const base = { version: 1, at: context.now, request, postings: released(request) } as const
  switch (command.kind) {
    case 'requests.passByItself':
      return [passed(request, undefined, context)]
    case 'requests.decide': {
      const { decision, reason } = command
      const decided = { decision, reason: reason === '' ? undefined : reason }
      return decision === 'pass'
        ? [passed(request, decided, context)]
        : [{ ...base, kind: 'requests.rejected', cause: 'operator', decided }]
    }
    case 'requests.cancel':
      return [{ ...base, kind: 'requests.cancelled' }]
    default: {
      const never: never = command
      return never
    }
  }
}

export const passes = (command: RequestsCommand): boolean =>
  command.kind === 'requests.passByItself' ||
  (command.kind === 'requests.decide' && command.decision === 'pass')

function check(
  command: RequestsCommand,
  state: RequestsState,
  { isAsked }: RequestsContext,
): readonly Refusal[] {
  if (command.kind === 'requests.submit')
    return command.request.fundOperation === undefined ? [] : pendingRefusals(pendingFundOperation(state))
  const request = concerned(command, state)
  if (request === undefined)
    return command.kind === 'requests.passByItself' ? [] : [refuse('ORDER_NOT_IN_REVIEW', {})]
  // Nobody would move what is on hold for it.
  return passes(command) && !isAsked(request.kind) ? [refuse('PRODUCT_UNAVAILABLE', {})] : []
}

const schedule = ({ events }: Change<RequestsState, RequestsEvent>): readonly Schedule[] =>
  events.map((event) => ({
    owner: ownerOf(event.request),
    timers:
      event.kind === 'requests.submitted' && event.passesAt !== undefined
        ? [{ kind: 'requests.passByItself', dueAt: event.passesAt }]
        : [],
    watches: [],
  }))

const holds = ({ underReview }: RequestsState): readonly Holding[] =>
  Object.values(underReview).flatMap(({ id: ref, hold: held, kind: request }) =>
    held === undefined
      ? []
      : [{ account: 'frozen', ref, money: held, heldFor: { kind: 'request', request } }],
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
    'requests.submit': ['DEPOSIT_PENDING', 'FUND_OPERATION_PENDING'],
    'requests.decide': ['ORDER_NOT_IN_REVIEW', 'PRODUCT_UNAVAILABLE'],
    'requests.cancel': ['ORDER_NOT_IN_REVIEW'],
    'requests.passByItself': ['PRODUCT_UNAVAILABLE'],
  },
  check,
  accept,
  schedule,
  rows,
  holds,
})
