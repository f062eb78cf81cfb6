import { type Standing, restrictionRefusals, standingRefusals } from '../../base/access/standing.ts'
import { coverRefusals, fundsIn, leastRefusals } from '../../base/funds/cover.ts'
import { faultOfAmount } from '../../base/funds/limits.ts'
import type { MentorId } from '../../base/ids.ts'
import { quotaRefusals } from '../../base/module/quota.ts'
import { type Decimal, isDecimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { compare, money, subtract } from '../../base/money/money.ts'
import { type FieldReason, type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import { isStopLoss } from '../mentoring/stopLoss.ts'
import type { CopyCommand } from './command.ts'
import type { CopyContext, MentorOnOffer } from './context.ts'
import type { Follow } from './follow.ts'
import { followOwned, positionOwned, tradeOwned } from './owners.ts'
import { followOfPosition } from './follow.ts'
import { fundQuota } from './quota.ts'
import { type CopyState, askedFor, followIn, followOf, runsIn } from './state.ts'
import { worthOf } from './worth.ts'

const wrongState = refuse('ORDER_WRONG_STATE', {})
const unavailable = refuse('PRODUCT_UNAVAILABLE', {})

type Obstacles = Standing & Pick<CopyContext, 'offered' | 'now' | 'most'>

/** What stands in the way of following a mentor, whatever the amount; in the order in which a request would be refused. */
export function followObstacles(
  onOffer: MentorOnOffer | undefined,
  state: Pick<CopyState, 'follows' | 'underReview'>,
  context: Obstacles,
): readonly Refusal[] {
  if (!context.offered || onOffer === undefined || onOffer.isOver) return [unavailable]
  const { id, from, to } = onOffer.mentor
  const { now, most } = context
  return [
    ...standingRefusals(context),
    ...(now < from ? [refuse('NOT_YET_SUBSCRIPTION_TIME', { from })] : []),
    ...(now >= to ? [refuse('COPY_DEADLINE_EXCEEDED', { until: to })] : []),
    ...(isFollowed(state, id) ? [refuse('DUPLICATE_SUBSCRIPTION', {})] : []),
    ...(runsIn(state) >= most ? [refuse('RUNS_FULL', { count: most })] : []),
  ]
}

const isFollowed = (state: Pick<CopyState, 'follows' | 'underReview'>, mentor: MentorId): boolean =>
  followOf(state, mentor) !== undefined || askedFor(state, mentor) > 0

const amountFault = (amount: Decimal, { capital }: MentorOnOffer['mentor']): FieldReason | undefined =>
  isDecimal(amount) ? faultOfAmount(amount, capital.currency) : 'malformed'

const withFields = (fields: Fields): readonly Refusal[] =>
  Object.keys(fields).length === 0 ? [] : [invalid(fields)]

/** What is left of the mentor's size, and what the member has. */
function amountRefusals(
  amount: Decimal,
  onOffer: MentorOnOffer,
  { ledger }: CopyContext,
): readonly Refusal[] {
  const { currency } = onOffer.mentor.capital
  const quota = fundQuota(onOffer)
  return [
    ...(quota === undefined ? [] : quotaRefusals(quota, amount)),
    ...coverRefusals(money(currency, amount), fundsIn(ledger, currency), { amount: 'tooHigh' }),
  ]
}

function submitRefusals(
  { amount, stopLoss }: Extract<CopyCommand, { kind: 'copyTrading.submit' }>,
  state: CopyState,
  context: CopyContext,
): readonly Refusal[] {
  const { onOffer } = context
  const obstacles = followObstacles(onOffer, state, context)
  if (onOffer === undefined) return obstacles
  const { mentor } = onOffer
  const { currency } = mentor.capital
  const fault = amountFault(amount, mentor)
  const faults = withFields({
    ...(fault === undefined ? {} : { amount: fault }),
    ...(isStopLoss(stopLoss) ? {} : { stopLoss: 'unknown' }),
  })
  if (fault !== undefined) return [...obstacles, ...faults]
  return [
    ...obstacles,
    ...faults,
    ...leastRefusals(money(currency, amount), mentor.least),
    ...amountRefusals(amount, onOffer, context),
  ]
}

const goesOn = (follow: Follow | undefined): follow is Follow =>
  follow !== undefined && follow.phase !== 'ending'

function addRefusals(
  { follow: id, amount }: Extract<CopyCommand, { kind: 'copyTrading.submitAdd' }>,
  state: CopyState,
  context: CopyContext,
): readonly Refusal[] {
  const { onOffer, offered } = context
  if (!offered || onOffer === undefined || onOffer.isOver) return [unavailable]
  const fault = amountFault(amount, onOffer.mentor)
  return [
    ...standingRefusals(context),
    ...(goesOn(followIn(state, id)) ? [] : [wrongState]),
    ...(fault === undefined ? amountRefusals(amount, onOffer, context) : [invalid({ amount: fault })]),
  ]
}

function removeRefusals(follow: Follow, amount: Decimal, context: CopyContext): readonly Refusal[] {
  const { currency } = follow.put
  const fault = isDecimal(amount) ? faultOfAmount(amount, currency) : 'malformed'
  if (fault !== undefined) return [invalid({ amount: fault })]
  const taken = money(currency, amount)
  const left = subtract(worthOf(follow, context), taken)
  const isTooMuch = compare(taken, follow.cash) > 0 || compareDecimals(left.amount, follow.terms.least) < 0
  return isTooMuch ? [invalid({ amount: 'tooHigh' })] : []
}

/** What the member asks of a follow that goes on. */
function managed(
  follow: Follow | undefined,
  context: CopyContext,
  then: (follow: Follow) => readonly Refusal[],
): readonly Refusal[] {
  return [...restrictionRefusals(context, 'manage'), ...(goesOn(follow) ? then(follow) : [wrongState])]
}

export function check(command: CopyCommand, state: CopyState, context: CopyContext): readonly Refusal[] {
  const { now } = context
  switch (command.kind) {
    case 'copyTrading.submit':
      return submitRefusals(command, state, context)
    case 'copyTrading.submitAdd':
      return addRefusals(command, state, context)
    case 'copyTrading.remove':
      return managed(followIn(state, command.follow), context, (follow) =>
        removeRefusals(follow, command.amount, context),
      )
    case 'copyTrading.pause':
      return managed(followIn(state, command.follow), context, ({ phase }) =>
        phase === 'following' ? [] : [wrongState],
      )
    case 'copyTrading.resume':
      return managed(followIn(state, command.follow), context, ({ phase }) =>
        phase === 'paused' ? [] : [wrongState],
      )
    case 'copyTrading.setStopLoss':
      return managed(followIn(state, command.follow), context, () =>
        isStopLoss(command.stopLoss) ? [] : [invalid({ stopLoss: 'unknown' })],
      )
    case 'copyTrading.end':
      return managed(followIn(state, command.follow), context, () => [])
    case 'copyTrading.mirror': {
      const { follow: id, day } = tradeOwned(command.owner)
      const due = followIn(state, id)?.pending.find(({ trade }) => trade.day === day)
      return due === undefined || now < due.dueAt ? [wrongState] : []
    }
    case 'copyTrading.open': {
      const opensAt = followIn(state, followOwned(command.owner))?.opensAt
      return opensAt === undefined || now < opensAt ? [wrongState] : []
    }
    case 'copyTrading.endTerm': {
      const follow = followIn(state, followOwned(command.owner))
      const endsAt = goesOn(follow) ? follow.endsAt : undefined
      return endsAt === undefined || now < endsAt ? [wrongState] : []
    }
    case 'copyTrading.sellAll': {
      const sellsAt = followIn(state, followOwned(command.owner))?.ending?.sellsAt
      return sellsAt === undefined || now < sellsAt ? [wrongState] : []
    }
    case 'copyTrading.unlock':
    case 'copyTrading.sellOwed': {
      const id = positionOwned(command.owner)
      const position = followIn(state, followOfPosition(id))?.positions.find((one) => one.id === id)
      return position?.owed === undefined || now < position.owed.from ? [wrongState] : []
    }
    case 'copyTrading.stop': {
      const id = positionOwned(command.owner)
      const follow = followIn(state, followOfPosition(id))
      return goesOn(follow) && follow.positions.some((one) => one.id === id) ? [] : [wrongState]
    }
    case 'copyTrading.begin':
    case 'copyTrading.release':
    case 'copyTrading.add':
    case 'copyTrading.releaseAdd':
    case 'copyTrading.note':
    case 'copyTrading.close':
    case 'copyTrading.noteExit':
    case 'copyTrading.noteSplit':
    case 'copyTrading.noteCash':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
