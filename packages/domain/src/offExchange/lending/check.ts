import { restrictionRefusals, standingRefusals } from '../../base/access/standing.ts'
import { quotaRefusals } from '../../base/module/quota.ts'
import { decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, toDecimal } from '../../base/money/exact.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { LendingCommand } from './command.ts'
import type { LendingContext, LendingOffer } from './context.ts'
import { lendableIn } from './loan.ts'
import { type LendingState, loanIn } from './state.ts'

type Submit = Extract<LendingCommand, { kind: 'lending.submit' }>

/** What stands in the way of any request for a share, whatever it asks for; in the order in which one would be refused. */
export function lendingObstacles(
  offer: LendingOffer | undefined,
  context: Pick<LendingContext, 'offered' | 'account' | 'restrictions' | 'realName' | 'isBlocked'>,
): readonly Refusal[] {
  if (!context.offered || offer === undefined) return [refuse('PRODUCT_UNAVAILABLE', {})]
  return [
    ...standingRefusals(context),
    ...(offer.isOpen ? [] : [refuse('LENDING_CHANNEL_CLOSED', {})]),
    ...(offer.last === undefined ? [refuse('PRICE_UNAVAILABLE', {})] : []),
  ]
}

function lotsReason(lots: number, { lendable }: LendingOffer): FieldReason | undefined {
  if (!Number.isSafeInteger(lots)) return 'notWhole'
  if (lots < 1) return 'tooLow'
  return lots > lendableIn(lendable) ? 'tooHigh' : undefined
}

function valueRefusals(lots: number, { last, least, quota }: LendingOffer): readonly Refusal[] {
  if (last === undefined) return []
  const worth = toDecimal(exact(last).times(String(lots)))
  return [
    ...(compareDecimals(worth, least.amount) < 0
      ? [refuse('LENDING_BELOW_MINIMUM', least, { lots: 'tooLow' })]
      : []),
    ...quotaRefusals(quota, decimal(String(lots))),
  ]
}

function submitRefusals({ lots, term }: Submit, context: LendingContext): readonly Refusal[] {
  const { offer } = context
  const obstacles = lendingObstacles(offer, context)
  if (!context.offered || offer === undefined) return obstacles
  const fields: Record<string, FieldReason> = {}
  const reason = lotsReason(lots, offer)
  if (reason !== undefined) fields.lots = reason
  if (!offer.terms.includes(term)) fields.term = 'unknown'
  const faults = Object.keys(fields).length === 0 ? [] : [invalid(fields)]
  const isWhole = reason === undefined || reason === 'tooHigh'
  return [...obstacles, ...faults, ...(isWhole ? valueRefusals(lots, offer) : [])]
}

/** What keeps automatic lending from being switched on, in the order in which it would be refused. */
export const automaticObstacles = (
  context: Pick<LendingContext, 'offered' | 'account' | 'restrictions' | 'realName' | 'isBlocked'>,
): readonly Refusal[] => [
  ...(context.offered ? [] : [refuse('PRODUCT_UNAVAILABLE', {})]),
  ...standingRefusals(context),
]

/** Switching on, and including a share again, begin something; all else ends it. */
function automaticRefusals(
  { on, excluded }: Extract<LendingCommand, { kind: 'lending.setAutomatic' }>,
  { automatic }: LendingState,
  context: LendingContext,
): readonly Refusal[] {
  const begins = on && (!automatic.on || automatic.excluded.some((one) => !excluded.includes(one)))
  return begins ? automaticObstacles(context) : restrictionRefusals(context, 'manage')
}

const wrongState = refuse('ORDER_WRONG_STATE', {})

export function check(
  command: LendingCommand,
  state: LendingState,
  context: LendingContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'lending.submit':
      return submitRefusals(command, context)
    case 'lending.recall': {
      const loan = loanIn(state, command.loan)
      const isRunning = loan !== undefined && loan.recalledAt === undefined
      return [...restrictionRefusals(context, 'manage'), ...(isRunning ? [] : [wrongState])]
    }
    case 'lending.end': {
      const loan = loanIn(state, loanOwned(command.owner))
      return loan === undefined || context.now < loan.endsAt ? [wrongState] : []
    }
    case 'lending.setAutomatic':
      return automaticRefusals(command, state, context)
    case 'lending.pay': {
      const { paysAt } = state.automatic
      return paysAt === undefined || context.now < paysAt ? [wrongState] : []
    }
    case 'lending.begin':
    case 'lending.release':
    case 'lending.endDelisted':
    case 'lending.rebase':
    case 'lending.follow':
    case 'lending.unlock':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}

/** What waits in a stream is known by one name among all modules. */
const OWNER = 'lending '
export const ownerOf = (id: string): string => OWNER + id
export const loanOwned = (owner: string): string => owner.slice(OWNER.length)
const SHARE_OWNER = 'lending of '
export const ownerOfShare = (instrument: string): string => SHARE_OWNER + instrument
export const shareOwned = (owner: string): string => owner.slice(SHARE_OWNER.length)
export const PAYMENT_OWNER = 'lendingPayment'
