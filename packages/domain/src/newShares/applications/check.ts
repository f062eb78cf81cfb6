import { type Standing, restrictionRefusals, standingRefusals } from '../../base/access/standing.ts'
import { type SubscriptionState, subscriptionRefusals } from '../../base/access/subscription.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import { balanceOf } from '../../base/ledger/ledger.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { compare, add } from '../../base/money/money.ts'
import { claimedUnits, mostUnits } from '../offering/draw.ts'
import { depositFor } from '../offering/money.ts'
import type { Offer } from '../offering/offer.ts'
import type { OfferPhase } from '../offering/phase.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { MemberApplicationsCommand } from './command.ts'
import { type ApplicationsState, applicationIn, applicationsTo, restOf } from './state.ts'

/** What the rules know of the account, the site and the offer. */
export interface ApplicationsContext extends RuleContext, Standing {
  /** A setting: whether new shares are offered. */
  readonly offered: boolean
  /** That which the command names; undefined where there is none. */
  readonly offer: Offer | undefined
  /** Of that offer, by the steps that it has reached: after its close nothing is taken, whenever it was sent. */
  readonly phase: OfferPhase
}

const subscriptionOf = ({ phase }: Pick<ApplicationsContext, 'phase'>): SubscriptionState =>
  phase === 'coming' || phase === 'open' ? phase : 'over'

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
    ...standingRefusals(context),
    ...subscriptionRefusals(offer.dates, subscriptionOf(context), context.now),
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
  // Before whole units: more digits can make it whole units, but not less.
  if (shares / unit > mostUnits(units, winningRate)) return [invalid({ shares: 'tooHigh' })]
  if (shares % unit !== 0) return [invalid({ shares: 'offLot' })]
  return shares < minShares
    ? [refuse('SUBSCRIPTION_BELOW_SHARES', { shares: minShares }, { shares: 'tooLow' })]
    : []
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
  return coverRefusals(deposit, fundsIn(context.ledger, deposit.currency), { shares: 'tooHigh' })
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
    case 'applications.pay': {
      const rest = restOf(application)
      return application.state === 'awaitingPayment' && now < dates.paymentTo
        ? [...restricted, ...coverRefusals(rest, fundsIn(context.ledger, rest.currency))]
        : [...restricted, wrongState]
    }
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
