import { type Standing, restrictionRefusals } from '../../base/access/standing.ts'
import type { AnnouncedDividend } from '../../base/instruments/announced.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { ElectiveDividendsCommand } from './command.ts'
import { type ElectiveDividendsState, entitledIn } from './state.ts'

/** What an elective dividend is paid by on the pay date. */
export interface Settlement {
  /** The close of the deadline's day; undefined where there was none. */
  readonly close: Decimal | undefined
  readonly isDelisted: boolean
  /** A split has come into effect since the ex-date. */
  readonly isSplit: boolean
}

/** What the rules know of the account, the site and the dividend. */
export interface ElectiveDividendsContext extends RuleContext, Pick<Standing, 'account' | 'restrictions'> {
  /** A setting: whether elections are taken. */
  readonly offered: boolean
  /** The elective dividend that the command names; undefined where there is none. */
  readonly dividend: AnnouncedDividend | undefined
  /** Whether the account has own shares of it now. */
  readonly isHeld: boolean
  /** Positions of a count that are own shares. */
  readonly own: readonly string[]
  /** The request under review for that dividend. */
  readonly underReview: string | undefined
  readonly settlement: Settlement
}

const unavailable = refuse('PRODUCT_UNAVAILABLE', {})
const wrongState = refuse('ORDER_WRONG_STATE', {})

/** What stands in the way of an election, in the order in which it would be refused. */
export function electionObstacles(
  state: Pick<ElectiveDividendsState, 'entitled'>,
  context: Pick<
    ElectiveDividendsContext,
    'account' | 'restrictions' | 'offered' | 'dividend' | 'isHeld' | 'now'
  >,
): readonly Refusal[] {
  const { dividend, offered, isHeld, now } = context
  if (!offered || dividend?.elective === undefined) return [unavailable]
  const entitled = entitledIn(state, dividend.id)
  const isAhead = now < dividend.opensAt
  if (entitled === undefined && !(isAhead && isHeld)) return [unavailable]
  return [
    ...restrictionRefusals(context, 'begin'),
    ...(isAhead ? [refuse('NOT_YET_SUBSCRIPTION_TIME', { from: dividend.opensAt })] : []),
    ...(now < dividend.elective.deadline ? [] : [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})]),
    ...(entitled?.election === undefined ? [] : [refuse('DUPLICATE_SUBSCRIPTION', {})]),
  ]
}

function withdrawalRefusals(
  dividend: string,
  state: ElectiveDividendsState,
  context: ElectiveDividendsContext,
): readonly Refusal[] {
  const entitled = entitledIn(state, dividend)
  const deadline = entitled?.dividend.elective?.deadline
  return [
    ...restrictionRefusals(context, 'manage'),
    ...(entitled?.election === 'accepted' ? [] : [wrongState]),
    ...(deadline !== undefined && context.now < deadline ? [] : [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})]),
  ]
}

export function check(
  command: ElectiveDividendsCommand,
  state: ElectiveDividendsState,
  context: ElectiveDividendsContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'electiveDividends.submit':
      return electionObstacles(state, context)
    case 'electiveDividends.withdraw':
      return withdrawalRefusals(command.dividend, state, context)
    case 'electiveDividends.setStanding':
      return [
        ...(context.offered ? [] : [unavailable]),
        ...restrictionRefusals(context, command.standing === 'shares' ? 'begin' : 'manage'),
      ]
    case 'electiveDividends.count':
    case 'electiveDividends.accept':
    case 'electiveDividends.release':
    case 'electiveDividends.close':
    case 'electiveDividends.settle':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
