import { type RealNameState, type Restriction, realNameRefusals } from '../../base/access/access.ts'
import type { AccountId } from '../../base/ids.ts'
import { balanceOf } from '../../base/ledger/ledger.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Money, add, compare } from '../../base/money/money.ts'
import { claimedUnits, mostUnits } from '../offering/draw.ts'
import { depositFor } from '../offering/money.ts'
import type { Offer } from '../offering/offer.ts'
import type { OfferPhase } from '../offering/phase.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { MemberApplicationsCommand } from './command.ts'
import { type ApplicationsState, applicationIn, applicationsTo, restOf } from './state.ts'

/** What the rules know of the account, the site and the offer. */
export interface ApplicationsContext extends RuleContext {
  /** A setting: whether new shares are offered. */
  readonly offered: boolean
  /** Undefined where the account was never opened. */
  readonly account: AccountId | undefined
  readonly restrictions: readonly Restriction[]
  readonly realName: RealNameState
  /** A fund operation is under review, and blocks orders and products. */
  readonly isBlocked: boolean
  /** That which the command names; undefined where there is none. */
  readonly offer: Offer | undefined
  /** Of that offer, by the steps that it has reached: after its close nothing is taken, whenever it was sent. */
  readonly phase: OfferPhase
}

/** Whether an account may act at all; a ban on trading leaves the member free to give up what there is. */
function restrictionRefusals(
  { account, restrictions }: Pick<ApplicationsContext, 'account' | 'restrictions'>,
  purpose: 'apply' | 'manage',
): readonly Refusal[] {
  if (account === undefined) return [refuse('ACCOUNT_NOT_FOUND', {})]
  return [
    ...(restrictions.includes('frozen') ? [refuse('ACCOUNT_FROZEN', {})] : []),
    ...(restrictions.includes('disabled') ? [refuse('ACCOUNT_DISABLED', {})] : []),
    ...(purpose === 'apply' && restrictions.includes('tradingBanned') ? [refuse('TRADING_BANNED', {})] : []),
  ]
}

function timeRefusals(
  { dates }: Offer,
  { now, phase }: Pick<ApplicationsContext, 'now' | 'phase'>,
): readonly Refusal[] {
  if (phase !== 'calledOff' && (phase === 'coming' || now < dates.opensAt))
    return [refuse('NOT_YET_SUBSCRIPTION_TIME', { from: dates.opensAt })]
  return phase === 'open' && now < dates.closesAt ? [] : [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})]
}

function countRefusals({ id, limit }: Offer, state: ApplicationsState): readonly Refusal[] {
  if (applicationsTo(state, id).length < limit) return []
  return [
    limit === 1
      ? refuse('DUPLICATE_SUBSCRIPTION', {})
      : refuse('SUBSCRIPTION_COUNT_EXCEEDED', { count: limit }),
  ]
}

function fundsRefusals({ minFunds }: Offer, { ledger }: ApplicationsContext): readonly Refusal[] {
  const { currency } = minFunds
  const funds = add(balanceOf(ledger, currency, 'available'), balanceOf(ledger, currency, 'frozen'))
  return compare(funds, minFunds) < 0 ? [refuse('SUBSCRIPTION_FUNDS_BELOW', minFunds)] : []
}

function beforeQuantity(
  offer: Offer,
  state: ApplicationsState,
  context: ApplicationsContext,
): readonly Refusal[] {
  return [
    ...restrictionRefusals(context, 'apply'),
    ...realNameRefusals(context.realName),
    ...(context.isBlocked ? [refuse('FUND_OPERATION_PENDING', {})] : []),
    ...timeRefusals(offer, context),
    ...countRefusals(offer, state),
  ]
}

/** What stands in the way of any application to an offer, whatever its quantity; in the order in which one would be refused. */
export const applicationObstacles = (
  offer: Offer,
  state: ApplicationsState,
  context: ApplicationsContext,
): readonly Refusal[] => [...beforeQuantity(offer, state, context), ...fundsRefusals(offer, context)]

type QuantityTerms = Pick<Offer, 'unit' | 'units' | 'minShares' | 'winningRate'>

/** Whether a quantity is whole units of an offer, and no more than one application may be for. */
function quantityRefusals(
  shares: number,
  { unit, units, minShares, winningRate }: QuantityTerms,
): readonly Refusal[] {
  if (!Number.isSafeInteger(shares)) return [invalid({ shares: 'notWhole' })]
  if (shares <= 0) return [invalid({ shares: 'tooLow' })]
  if (shares % unit !== 0) return [invalid({ shares: 'offLot' })]
  if (shares / unit > mostUnits(units, winningRate)) return [invalid({ shares: 'tooHigh' })]
  return shares < minShares
    ? [refuse('SUBSCRIPTION_BELOW_SHARES', { shares: minShares }, { shares: 'tooLow' })]
    : []
}

/** Why an amount is more than the account has. */
function coverRefusals(
  amount: Money,
  { ledger }: Pick<ApplicationsContext, 'ledger'>,
  fields: Readonly<Record<string, 'tooHigh'>>,
): readonly Refusal[] {
  const available = balanceOf(ledger, amount.currency, 'available')
  if (compare(amount, available) <= 0) return []
  const all = add(available, balanceOf(ledger, amount.currency, 'frozen'))
  return [
    compare(amount, all) > 0
      ? refuse('BALANCE_INSUFFICIENT', {}, fields)
      : refuse('AVAILABLE_INSUFFICIENT', {}, fields),
  ]
}

/** Why so many shares may not be applied for; the form and the broker ask alike. */
export function quantityObstacles(
  shares: number,
  offer: QuantityTerms &
    Pick<Offer, 'provisionalPrice' | 'depositRate'> & {
      readonly instrument: Pick<Offer['instrument'], 'currency'>
    },
  context: Pick<ApplicationsContext, 'ledger'>,
): readonly Refusal[] {
  const quantity = quantityRefusals(shares, offer)
  if (quantity.length > 0) return quantity
  const deposit = depositFor(shares, { ...offer, currency: offer.instrument.currency })
  return coverRefusals(deposit, context, { shares: 'tooHigh' })
}

function applyRefusals(
  shares: number,
  state: ApplicationsState,
  context: ApplicationsContext,
): readonly Refusal[] {
  const { offer, offered } = context
  if (!offered || offer === undefined) return [refuse('PRODUCT_UNAVAILABLE', {})]
  const quantity = quantityRefusals(shares, offer)
  return [
    ...beforeQuantity(offer, state, context),
    ...quantity,
    ...fundsRefusals(offer, context),
    ...(quantity.length > 0 ? [] : quantityObstacles(shares, offer, context)),
  ]
}

const wrongState = refuse('ORDER_WRONG_STATE', {})

export function check(
  command: MemberApplicationsCommand,
  state: ApplicationsState,
  context: ApplicationsContext,
): readonly Refusal[] {
  const { offer, offered, now, phase } = context
  if (command.kind === 'applications.apply') return applyRefusals(command.shares, state, context)
  if (command.kind === 'applications.setReminder') {
    if (!offered || offer === undefined) return [refuse('PRODUCT_UNAVAILABLE', {})]
    const isOver = phase === 'calledOff' || now >= offer.dates.closesAt
    return command.remind && isOver ? [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})] : []
  }
  const restricted = restrictionRefusals(context, 'manage')
  const application = applicationIn(state, command.application)
  if (application === undefined) return [...restricted, wrongState]
  const { dates } = application
  switch (command.kind) {
    case 'applications.cancel':
      return [
        ...restricted,
        ...(application.state === 'toBeDrawn' && now < dates.closesAt ? [] : [wrongState]),
      ]
    case 'applications.pay':
      return application.state === 'awaitingPayment' && now < dates.paymentTo
        ? [...restricted, ...coverRefusals(restOf(application), context, {})]
        : [...restricted, wrongState]
    case 'applications.waive':
      return [
        ...restricted,
        ...(application.state === 'won' || application.state === 'awaitingPayment' ? [] : [wrongState]),
      ]
    default: {
      const never: never = command
      return never
    }
  }
}

/** What an application keeps of the offer's units from others. */
export const unitsClaimed = (shares: number, { unit, winningRate }: Offer): number =>
  claimedUnits(shares / unit, winningRate)
