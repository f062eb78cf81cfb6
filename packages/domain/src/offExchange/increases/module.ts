import { manageCodes, standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { type Instant, plusMs } from '../../base/instant.ts'
import type { AnnouncedRights } from '../../base/instruments/announced.ts'
import { hold, release } from '../../base/ledger/holds.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, Holding } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { costOfRights, rightsOf } from './rights.ts'
import { type IncreasesContext, check } from './check.ts'
import type { IncreasesCommand } from './command.ts'
import type { IncreasesEvent } from './event.ts'
import { rows } from './rows.ts'
import {
  type IncreaseCallOffCause,
  type IncreasesState,
  type RightsApplication,
  type RightsGrant,
  grantIn,
  initialIncreases,
} from './state.ts'

export { costOfRights, rightsOf } from './rights.ts'
export { type IncreasesContext, rightsObstacles, newSharesReason } from './check.ts'
export type { IncreasesCommand } from './command.ts'
export type { IncreasesEvent } from './event.ts'
export { increaseCollections } from './rows.ts'
export {
  type GrantState,
  type IncreaseCallOffCause,
  type IncreasesState,
  type RightsApplication,
  type RightsGrant,
  type RightsRecord,
  grantIn,
  grantStates,
  unusedRights,
  increaseCallOffCauses,
} from './state.ts'

const DAY_MS = 86_400_000
/** Days before the rights can be used last, on which who has not used them is reminded. */
const REMINDER_DAYS = 2

/** What waits in a stream is known by one name among all modules. */
const OWNER = 'increases '
/** The increase that a command is due for. */
export const increaseOwned = (owner: string): string => owner.slice(OWNER.length)

const without = ({ grants }: IncreasesState, { increase }: RightsGrant): IncreasesState => {
  const { [increase.id]: _ended, ...others } = grants
  return { grants: others }
}

function evolve(state: IncreasesState, event: IncreasesEvent): IncreasesState {
  switch (event.kind) {
    case 'increases.granted':
    case 'increases.applied':
    case 'increases.cancelled':
      return { grants: { ...state.grants, [event.grant.increase.id]: event.grant } }
    case 'increases.reminded':
      return state
    case 'increases.issued':
    case 'increases.lapsed':
    case 'increases.calledOff':
      return without(state, event.grant)
    default: {
      const never: never = event
      return never
    }
  }
}

type Base = Pick<IncreasesContext, 'now'>

const baseAt = ({ now: at }: Base) => ({ version: 1, at, postings: [] }) as const

const calledOff = (grant: RightsGrant, cause: IncreaseCallOffCause, context: Base): IncreasesEvent => ({
  ...baseAt(context),
  postings:
    grant.application === undefined
      ? []
      : release(grant.application.cost, 'increases.calledOff', grant.application.id),
  kind: 'increases.calledOff',
  grant,
  cause,
})

/** A split ends what was counted before it and could be used still. */
const isEndedBySplit = (increase: AnnouncedRights, opensAt: Instant): boolean =>
  increase.opensAt < opensAt && opensAt <= increase.to

/** No event where no whole right comes of the shares, and where the increase was called off before. */
function granted(
  { increase, shares: held }: Extract<IncreasesCommand, { kind: 'increases.grant' }>,
  state: IncreasesState,
  context: IncreasesContext,
): readonly IncreasesEvent[] {
  const rights = rightsOf(held, increase.ratio)
  if (rights < 1 || context.over !== undefined || grantIn(state, increase.id) !== undefined) return []
  const grant: RightsGrant = { increase, held, rights, grantedAt: context.now }
  return [{ ...baseAt(context), kind: 'increases.granted', grant }]
}

function applied(
  { shares }: Extract<IncreasesCommand, { kind: 'increases.apply' }>,
  grant: RightsGrant,
  context: IncreasesContext,
): IncreasesEvent {
  const application: RightsApplication = {
    id: `I${context.newId}`,
    shares,
    cost: costOfRights(shares, grant.increase),
    at: context.now,
  }
  return {
    ...baseAt(context),
    postings: hold(application.cost, 'increases.held', application.id),
    kind: 'increases.applied',
    grant: { ...grant, application },
    application,
  }
}

/** What was applied for is issued; rights that nobody used lapse unpaid. */
function closed(grant: RightsGrant, context: IncreasesContext): IncreasesEvent {
  // A split or a delisting came first, though it has not arrived here yet.
  if (context.over !== undefined) return calledOff(grant, context.over, context)
  const { application } = grant
  const base = baseAt(context)
  return application === undefined
    ? { ...base, kind: 'increases.lapsed', grant }
    : { ...base, kind: 'increases.issued', grant, application }
}

function accept(
  command: IncreasesCommand,
  state: IncreasesState,
  context: IncreasesContext,
): readonly IncreasesEvent[] {
  switch (command.kind) {
    case 'increases.grant':
      return granted(command, state, context)
    case 'increases.callOff': {
      const { instrument, increase, opensAt, cause } = command
      return Object.values<RightsGrant>(state.grants)
        .filter((grant) => grant.increase.instrument === instrument)
        .filter((grant) => increase === undefined || grant.increase.id === increase)
        .filter((grant) => opensAt === undefined || isEndedBySplit(grant.increase, opensAt))
        .map((grant) => calledOff(grant, cause, context))
    }
    case 'increases.apply': {
      const grant = grantIn(state, command.increase)
      return grant === undefined ? [] : [applied(command, grant, context)]
    }
    case 'increases.cancel': {
      const grant = grantIn(state, command.increase)
      const application = grant?.application
      if (grant === undefined || application === undefined) return []
      const { application: _taken, ...left } = grant
      const postings = release(application.cost, 'increases.cancelled', application.id)
      return [{ ...baseAt(context), postings, kind: 'increases.cancelled', grant: left, application }]
    }
    case 'increases.remind':
    case 'increases.close': {
      const grant = grantIn(state, increaseOwned(command.owner))
      if (grant === undefined) return []
      if (command.kind === 'increases.close') return [closed(grant, context)]
      return [{ ...baseAt(context), kind: 'increases.reminded', grant }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** When who has unused rights is reminded of them; undefined where that has passed. */
function reminderAt({ increase, grantedAt }: RightsGrant): Instant | undefined {
  const at = plusMs(increase.to, -REMINDER_DAYS * DAY_MS)
  return grantedAt < at ? at : undefined
}

/** The reminder first, then the end; whatever happens to the application, both stay. */
const schedule = ({ events }: Change<IncreasesState, IncreasesEvent>): readonly Schedule[] =>
  events.flatMap((event): readonly Schedule[] => {
    const { grant, at } = event
    const owner = OWNER + grant.increase.id
    const { to } = grant.increase
    const close = { kind: 'increases.close', dueAt: to < at ? at : to } as const
    switch (event.kind) {
      case 'increases.granted': {
        const dueAt = reminderAt(grant)
        const remind = dueAt === undefined ? [] : [{ kind: 'increases.remind', dueAt } as const]
        return [{ owner, timers: [...remind, close], watches: [] }]
      }
      case 'increases.reminded':
        return [{ owner, timers: [close], watches: [] }]
      case 'increases.issued':
      case 'increases.lapsed':
      case 'increases.calledOff':
        return [{ owner, timers: [], watches: [] }]
      default:
        return []
    }
  })

const holds = ({ grants }: IncreasesState): readonly Holding[] =>
  Object.values<RightsGrant>(grants).flatMap(({ application, increase }) =>
    application === undefined
      ? []
      : [
          {
            account: 'frozen',
            ref: application.id,
            money: application.cost,
            heldFor: { kind: 'product', id: increase.id },
          },
        ],
  )

/** What members take of capital increases: rights, an application, and the position (docs/rules/capital-increases.md). */
export const increases = defineModule({
  name: 'increases',
  stream: 'account',
  initial: initialIncreases,
  shape: 1,
  evolve,
  upcasts: {
    'increases.granted': [],
    'increases.applied': [],
    'increases.cancelled': [],
    'increases.reminded': [],
    'increases.issued': [],
    'increases.lapsed': [],
    'increases.calledOff': [],
  },
  refusals: {
    'increases.apply': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'DUPLICATE_SUBSCRIPTION',
      'VALIDATION',
      ...coverCodes,
    ],
    'increases.cancel': [...manageCodes, 'ORDER_WRONG_STATE', 'SUBSCRIPTION_CHANNEL_CLOSED'],
    'increases.grant': [],
    'increases.callOff': [],
    'increases.remind': [],
    'increases.close': [],
  },
  check,
  accept,
  schedule,
  rows,
  openWork: ({ grants }) =>
    Object.values<RightsGrant>(grants).some(({ application }) => application !== undefined),
  holds,
})
