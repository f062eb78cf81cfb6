import {
  type Instant,
  type StreamState,
  type SubmittedRequest,
  accountAnswers,
  boundsOfDay,
  decimal,
  exact,
  plusMonths,
  plusMs,
  requests,
  sliceOf,
  toDecimal,
  toLocal,
} from '@onelot/domain'
import {
  type Borrower,
  type LoanOffer,
  type LoanTerms,
  type LoansCommand,
  type LoansContext,
  type RepaymentTerms,
  home,
  loanPlacesKey,
  placesFull,
} from '@onelot/domain/modules/credit/loans'
import { REAL_NAME_CHECK } from '@onelot/domain/modules/member/realName'
import { SEAT_ACCOUNT } from '@onelot/domain/modules/member/seat'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { collateralVersions, creditLineAt } from '../../base/collateral.ts'
import { inWon, isLoanOffered, loanSettingsOf } from '../../base/loanSettings.ts'
import { standingOf } from '../../base/standing.ts'

/** The module fixes the terms of each request of its kinds. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): LoanTerms => terms as LoanTerms
export const repaymentIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): RepaymentTerms =>
  terms as RepaymentTerms

const CAMPAIGN_MONTHS = 12
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** By what loans are given now. */
export async function loanOfferOf(services: Services, now: Instant): Promise<LoanOffer> {
  const settings = loanSettingsOf(services)
  const { open, until, rate, overduePoints, places, dueAt } = settings
  const today = toLocal(home.zone, now).date
  const year = today.slice(0, 4)
  const key = loanPlacesKey(year)
  const last = until ?? plusMonths(today, CAMPAIGN_MONTHS)
  return {
    isOpen: open,
    // 24:00 of the last date.
    until: plusMs(boundsOfDay(home.zone, last).to, 1),
    rate,
    overdueRate: toDecimal(exact(rate).plus(overduePoints)),
    counts: settings.instalments,
    lumpMonths: settings.lumpMonths,
    dueMinute: minuteOf(dueAt),
    least: inWon(settings.least),
    leastOwn: inWon(settings.leastOwn),
    leastScore: settings.leastScore,
    warning: settings.warning,
    year,
    places: {
      key,
      max: decimal(String(places)),
      claimed: await services.store.quotaClaimed(key),
      refusal: placesFull(places),
    },
  }
}

/** What decides whether an account may borrow. */
export async function borrowerOf(services: Services, state: StreamState, now: Instant): Promise<Borrower> {
  const { creditScore, pending } = accountAnswers(state)
  const underReview = Object.values<SubmittedRequest>(sliceOf(state, requests).underReview)
  return {
    ...standingOf(services, state),
    now,
    offered: isLoanOffered(services),
    offer: await loanOfferOf(services, now),
    creditScore: creditScore(),
    pending,
    // Fund operations stand in the way by themselves.
    isReviewing: underReview.some(
      ({ kind, fundOperation }) =>
        fundOperation === undefined && kind !== REAL_NAME_CHECK && kind !== SEAT_ACCOUNT,
    ),
  }
}

export async function contextOf(
  { command, state, base }: ContextRequest<LoansCommand>,
  services: Services,
): Promise<LoansContext> {
  const { now } = base
  const asksForLine = command.kind === 'loans.submit' || command.kind === 'loans.checkCollateral'
  return {
    ...base,
    ...(await borrowerOf(services, state, now)),
    basedOn: asksForLine ? await collateralVersions(services, state) : [],
    calendar: services.calendar,
    today: toLocal(home.zone, now).date,
    creditLine: () => creditLineAt(services, state, now),
  }
}
