import {
  type CreditLineOnWire,
  type LoanQuoteOnWire,
  type LoanQuotes,
  type LoansOverview,
  loanObstacleCodes,
} from '@onelot/api-client'
import {
  type AccountId,
  type Decimal,
  type Instant,
  type RequestRecord,
  type StreamState,
  type SubmittedRequest,
  accountStream,
  add,
  decimal,
  exact,
  fundsIn,
  money,
  quotaLeft,
  requestCollections,
  requests,
  sliceOf,
  toDecimal,
} from '@onelot/domain'
import {
  type Collateral,
  type CreditLine,
  LOAN,
  type LoanOffer,
  REPAYMENT,
  type Won,
  aheadOf,
  begunLoan,
  collateralRatio,
  dueDatesOf,
  fallenBy,
  interestADay,
  interestIn,
  loanObstacles,
  loans as rules,
  meansRefusals,
  planOf,
  shownWorth,
  warningPrice,
} from '@onelot/domain/modules/credit/loans'
import type { Services } from '../../services.ts'
import { creditLineAt } from '../base/collateral.ts'
import { ratesAt } from '../base/figures.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { requestInRow } from '../base/reviewed.ts'
import { reviewDelayOf } from '../base/reviews.ts'
import { borrowerOf } from './loans/context.ts'
import { loanOnWire, repaymentOnWire, todayInSeoul } from './loansOnWire.ts'

/** What all shares may fall by. */
const falls: readonly Decimal[] = ['0.1', '0.2', '0.3'].map(decimal)

const fallsOf = (collateral: Collateral, borrowed: Won) =>
  falls.map((fall) => ({ fall, ratio: collateralRatio(fallenBy(collateral, fall), borrowed) }))

const lineOnWire = (services: Pick<Services, 'market'>, of: CreditLine): CreditLineOnWire => {
  const { collateral, borrowed, own, part, most, line } = of
  return {
    cash: collateral.parts.flatMap((one) =>
      one.kind === 'cash' ? [{ money: one.money, worth: shownWorth(one.worth) }] : [],
    ),
    shares: collateral.parts.flatMap((one) =>
      one.kind === 'cash'
        ? []
        : [
            {
              instrument: namedOn(instrumentOf(services, one.instrument)),
              lots: one.lots,
              price: one.price,
              worth: shownWorth(one.worth),
            },
          ],
    ),
    collateral: shownWorth(collateral.worth),
    borrowed,
    own: shownWorth(own),
    part,
    most,
    line,
  }
}

const plansOf = (offer: LoanOffer) => [...offer.counts, 1].map((instalments) => planOf(instalments, offer))

/** The price of each share under which the collateral is too small. */
function warningPrices(
  services: Services,
  { collateral, borrowed }: CreditLine,
  warning: Decimal,
  now: Instant,
) {
  const rates = ratesAt(services, now)
  return collateral.parts.flatMap((one) => {
    if (one.kind === 'cash') return []
    const instrument = namedOn(instrumentOf(services, one.instrument))
    const ticks = services.site.marketRules(instrument.market)
    const price = warningPrice(collateral, one.instrument, borrowed, warning, { rates, ticks })
    return price === undefined ? [] : [{ instrument, price }]
  })
}

/** The request that the loan which runs came of. */
async function requestOf(
  { store }: Pick<Services, 'store'>,
  account: AccountId,
  id: string,
): Promise<RequestRecord | undefined> {
  const row = await store.row(requestCollections.list, accountStream(account), id)
  return row && requestInRow(row)
}

/** What an account may borrow, and owes. */
export async function overviewOf(
  services: Services,
  account: AccountId,
  state: StreamState,
  now: Instant,
): Promise<LoansOverview> {
  const own = sliceOf(state, rules)
  const borrower = await borrowerOf(services, state, now)
  const { offer, creditScore } = borrower
  const line = creditLineAt(services, state, now)
  const { collateral, borrowed } = line
  const against = [...loanObstacles(borrower, own), ...meansRefusals(line, offer, own)]
  const asked = Object.values<SubmittedRequest>(sliceOf(state, requests).underReview)
  const waiting = asked.find(({ kind }) => kind === LOAN)
  const repayment = asked.find(({ kind }) => kind === REPAYMENT)
  const running = own.loan && (await requestOf(services, account, own.loan.id))
  const shown = waiting ?? running
  return {
    line: lineOnWire(services, line),
    score: creditScore,
    leastScore: offer.leastScore,
    least: offer.least,
    leastOwn: offer.leastOwn,
    rate: offer.rate,
    overdueRate: offer.overdueRate,
    plans: plansOf(offer),
    campaign: {
      isOpen: offer.isOpen && now < offer.until,
      until: offer.until,
      places: Number(offer.places.max),
      left: Number(quotaLeft(offer.places)),
    },
    obstacles: loanObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
    reviewMs: reviewDelayOf(services, LOAN),
    warning: offer.warning,
    ratio: collateralRatio(collateral, borrowed),
    falls: fallsOf(collateral, borrowed),
    warningPrices: warningPrices(services, line, offer.warning, now),
    loan: shown && (await loanOnWire(services, account, state, shown, now)),
    repayment: repayment && repaymentOnWire(repayment),
    ...fundsIn(state.ledger, 'KRW'),
    asOf: now,
  }
}

/** What an amount costs by each way of paying it back, if it passed now. */
export async function quotesOf(
  services: Services,
  state: StreamState,
  typed: Decimal,
  now: Instant,
): Promise<LoanQuotes> {
  const { offer } = await borrowerOf(services, state, now)
  const amount = money('KRW', typed, 'down')
  const today = todayInSeoul(now)
  const { rate, overdueRate, dueMinute } = offer
  const quotes = plansOf(offer).map((plan): LoanQuoteOnWire => {
    const dates = dueDatesOf(plan, today, dueMinute, services.calendar)
    const terms = { ...plan, amount, rate, overdueRate, dueMinute }
    const schedule = aheadOf(begunLoan('quote', terms, now, today, dates))
    const interest = interestIn(schedule)
    return { ...plan, schedule, interest, total: add(amount, interest), aDay: interestADay(amount, rate) }
  })
  const { collateral, borrowed } = creditLineAt(services, state, now)
  const after = add(borrowed, amount)
  const worth = toDecimal(exact(collateral.worth).plus(amount.amount))
  const drawn: Collateral = {
    worth,
    parts: [...collateral.parts, { kind: 'cash', money: amount, worth: amount.amount }],
  }
  return { amount, rate, quotes, ratio: collateralRatio(drawn, after), falls: fallsOf(drawn, after) }
}
