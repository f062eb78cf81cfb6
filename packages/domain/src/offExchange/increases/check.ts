import { type Standing, restrictionRefusals, standingRefusals } from '../../base/access/standing.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import type { AnnouncedRights } from '../../base/instruments/announced.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import { costOfRights } from './rights.ts'
import type { IncreasesCommand } from './command.ts'
import { type IncreaseCallOffCause, type IncreasesState, grantIn } from './state.ts'

/** What the rules know of the account, the site and the increase. */
export interface IncreasesContext extends RuleContext, Standing {
  /** A setting: whether capital increases are offered. */
  readonly offered: boolean
  /** That of the command; undefined where there is none. */
  readonly increase: AnnouncedRights | undefined
  /** What has ended it by now; undefined where nothing has. */
  readonly over: IncreaseCallOffCause | undefined
  /** Whether own shares of now would give a right. */
  readonly isExpected: boolean
  /** Whether the account had rights that have ended. */
  readonly hadRights: boolean
}

const unavailable = refuse('PRODUCT_UNAVAILABLE', {})
const closed = refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})

/** What stands in the way of any application, whatever its shares; in the order in which one would be refused. */
export function rightsObstacles(
  state: Pick<IncreasesState, 'grants'>,
  context: Omit<IncreasesContext, keyof RuleContext> & Pick<RuleContext, 'now'>,
): readonly Refusal[] {
  const { increase, offered, over, isExpected, hadRights, now } = context
  if (!offered || increase === undefined || over !== undefined) return [unavailable]
  const grant = grantIn(state, increase.id)
  const isAhead = now < increase.opensAt
  const isOver = now >= increase.to
  const hasRights = grant !== undefined || (isAhead && isExpected) || (isOver && hadRights)
  if (!hasRights) return [unavailable]
  return [
    ...standingRefusals(context),
    ...(now < increase.from ? [refuse('NOT_YET_SUBSCRIPTION_TIME', { from: increase.from })] : []),
    ...(isOver ? [closed] : []),
    ...(grant?.application === undefined ? [] : [refuse('DUPLICATE_SUBSCRIPTION', {})]),
  ]
}

/** Why a number of new shares cannot be taken; the form and the broker ask alike. */
export function newSharesReason(shares: number, rights: number): FieldReason | undefined {
  if (!Number.isSafeInteger(shares)) return 'notWhole'
  if (shares < 1) return 'tooLow'
  return shares > rights ? 'tooHigh' : undefined
}

function applicationRefusals(
  { shares }: Extract<IncreasesCommand, { kind: 'increases.apply' }>,
  state: IncreasesState,
  context: IncreasesContext,
): readonly Refusal[] {
  const { increase, ledger } = context
  const obstacles = rightsObstacles(state, context)
  if (increase === undefined) return obstacles
  const reason = newSharesReason(shares, grantIn(state, increase.id)?.rights ?? 0)
  if (reason !== undefined) return [...obstacles, invalid({ shares: reason })]
  const cost = costOfRights(shares, increase)
  return [...obstacles, ...coverRefusals(cost, fundsIn(ledger, increase.currency), { shares: 'tooHigh' })]
}

function cancelRefusals(
  { increase }: Extract<IncreasesCommand, { kind: 'increases.cancel' }>,
  state: IncreasesState,
  context: IncreasesContext,
): readonly Refusal[] {
  const grant = grantIn(state, increase)
  return [
    ...restrictionRefusals(context, 'manage'),
    ...(grant?.application === undefined ? [refuse('ORDER_WRONG_STATE', {})] : []),
    ...(grant !== undefined && context.now >= grant.increase.to ? [closed] : []),
  ]
}

export function check(
  command: IncreasesCommand,
  state: IncreasesState,
  context: IncreasesContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'increases.apply':
      return applicationRefusals(command, state, context)
    case 'increases.cancel':
      return cancelRefusals(command, state, context)
    case 'increases.grant':
    case 'increases.callOff':
    case 'increases.remind':
    case 'increases.close':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
