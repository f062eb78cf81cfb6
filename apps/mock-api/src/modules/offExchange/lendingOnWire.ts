import {
  type LendingLoanOnWire,
  type LendingOverview,
  type LendingShareOnWire,
  lendingSwitchCodes,
} from '@onelot/api-client'
import {
  type AccountId,
  type Instant,
  type Instrument,
  type RequestRecord,
  type StreamState,
  ZERO,
  accountStream,
  marketFacts,
  moneyOfSums,
  monthStart,
  plusMonths,
  sliceOf,
} from '@onelot/domain'
import {
  type LendingDays,
  type LoanRecord,
  automaticObstacles,
  automaticRate,
  broughtForward,
  incomeOf,
  lendableIn,
  lending as rules,
  lendingCollections,
  loanIn,
  loansOf,
  nothingSince,
} from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../services.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { reviewedOnWire } from '../base/reviewed.ts'
import { standingOf } from '../base/standing.ts'
import { daysOfShares, followedIds, termsIn } from './lending/context.ts'
import { freeLots, lendableLots, ownPositions } from './lendableShares.ts'
import { lendingDaysOf, rateOn } from './lendingDays.ts'
import { isLendingMarket, isLendingOffered, lendingSettingsOf } from './lendingSettings.ts'

/** A loan as its member reads it: until it has ended, with what the dates before today have brought. */
export function loanPart(
  { loan, ended }: LoanRecord,
  days: LendingDays | undefined,
): NonNullable<LendingLoanOnWire['loan']> {
  const { terms, begunAt, recalledAt, accrual } = loan
  const so = days === undefined ? accrual : broughtForward(accrual, days.today, days.termsOf(terms.rate))
  return {
    progress: ended?.ending ?? 'lending',
    lots: ended === undefined ? accrual.shares : 0,
    begunAt,
    endsAt: ended?.at ?? loan.endsAt,
    recalledAt,
    income: ended?.income ?? incomeOf(so.sum, terms.currency, days?.taxRate ?? ZERO),
  }
}

async function endedLoan(
  { store }: Pick<Services, 'store'>,
  account: AccountId,
  id: string,
): Promise<LoanRecord | undefined> {
  const row = await store.row(lendingCollections.loans, accountStream(account), id)
  // The module writes each row of a loan.
  return row?.body as LoanRecord | undefined
}

/** A request as its member reads it, with the loan that it led to. */
export async function loanOnWire(
  services: Services,
  account: AccountId,
  state: StreamState,
  record: RequestRecord,
  now: Instant,
): Promise<LendingLoanOnWire> {
  const { instrument, lots, term, rate } = termsIn(record)
  const running = loanIn(sliceOf(state, rules), record.id)
  const found = running === undefined ? await endedLoan(services, account, record.id) : { loan: running }
  const days = running && (await daysOfShares(services, state, [instrument], now))
  return {
    ...reviewedOnWire(record),
    instrument: namedOn(instrumentOf(services, instrument)),
    lots,
    term,
    rate,
    loan: found && loanPart(found, days?.get(instrument)),
  }
}

/** What automatic lending would have paid for the dates of the last month at the exchange, of the shares that it could have now. */
async function lastMonthOf(
  services: Services,
  state: StreamState,
  { id, currency }: Pick<Instrument, 'id' | 'currency'>,
  { today, taxRate }: LendingDays,
  now: Instant,
): Promise<LendingShareOnWire['lastMonth']> {
  const lots = lendableIn(freeLots(services, state, id, now))
  const until = monthStart(today)
  const first = plusMonths(until, -1)
  const days = lots === 0 ? undefined : await lendingDaysOf(services, id, first, now)
  const sum = days && broughtForward(nothingSince(first, lots), until, days.termsOf()).sum
  return incomeOf(sum ?? ZERO, currency, taxRate)
}

/** What an account could lend and lends. */
export async function overviewOf(
  services: Services,
  state: StreamState,
  now: Instant,
): Promise<LendingOverview> {
  const own = sliceOf(state, rules)
  const { on, excluded, paysAt, shares } = own.automatic
  const ids = followedIds(services, state)
  const all = await daysOfShares(services, state, ids, now)
  const rows: LendingShareOnWire[] = []
  for (const id of ids) {
    const days = all.get(id)
    if (days === undefined) continue
    const instrument = instrumentOf(services, id)
    const { market } = instrument
    const rate = rateOn(services, id, days.today)
    const share = Object.hasOwn(shares, id) ? shares[id] : undefined
    const sum = share === undefined ? ZERO : broughtForward(share.accrual, days.today, days.termsOf()).sum
    rows.push({
      instrument: namedOn(instrument),
      own: ownPositions(services, state, id).reduce((total, { fill }) => total + fill.lots, 0),
      lendable: lendableIn(lendableLots(services, state, id, now)),
      lent: loansOf(own, id).reduce((total, { accrual }) => total + accrual.shares, 0),
      automatic: share?.accrual.shares ?? 0,
      excluded: excluded.includes(id),
      rate,
      automaticRate: automaticRate(rate),
      owed: incomeOf(sum, marketFacts[market].currency, days.taxRate),
      open: isLendingMarket(market) && lendingSettingsOf(services).channels[market],
      lastMonth: await lastMonthOf(services, state, instrument, days, now),
    })
  }
  const against = automaticObstacles({
    ...standingOf(services, state),
    offered: isLendingOffered(services),
  })
  return {
    automatic: { on, excluded: excluded.map((id) => namedOn(instrumentOf(services, id))), paysAt },
    shares: rows,
    earned: moneyOfSums(own.earned),
    obstacles: lendingSwitchCodes.filter((code) => against.some((refusal) => refusal.code === code)),
    asOf: now,
  }
}
