import {
  type ElectiveDividendOnWire,
  type ElectiveDividendsOverview,
  type ElectiveRecordOnWire,
  electionObstacleCodes,
} from '@onelot/api-client'
import {
  type AccountId,
  type AnnouncedDividend,
  type Instant,
  type StreamState,
  accountStream,
  marketFacts,
  requestCollections,
  sliceOf,
} from '@onelot/domain'
import {
  ELECTION,
  type ElectionRecord,
  type ElectionTerms,
  electionObstacles,
  electiveDividends as rules,
  entitledIn,
  sharesBought,
} from '@onelot/domain/modules/offExchange/electiveDividends'
import type { Services } from '../../../services.ts'
import { electiveSettingsOf } from '../../base/electiveDividends.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { requestInRow, reviewedOnWire } from '../../base/reviewed.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { standingOf } from '../../base/standing.ts'
import { countedNow, electiveOnes, requestFor, settlementOf, termsIn } from './context.ts'

const ownOnWire = (services: Services, dividend: AnnouncedDividend, { quantity, net }: ElectionTerms) => ({
  id: dividend.id,
  instrument: namedOn(instrumentOf(services, dividend.instrument)),
  amount: dividend.amount,
  exDate: dividend.exDate,
  payDate: dividend.payDate,
  quantity,
  net,
})

/** By the last price until the deadline, then by the close at which they are bought. */
async function boughtNow(
  services: Services,
  dividend: AnnouncedDividend,
  { net }: ElectionTerms,
  now: Instant,
): Promise<ElectiveDividendOnWire['bought']> {
  const { deadline } = dividend.elective ?? { deadline: now }
  const isOver = deadline <= now
  const price = isOver
    ? (await settlementOf(services, dividend, now)).close
    : services.market.quote(dividend.instrument, now)?.price
  return price === undefined ? undefined : { ...sharesBought(net, price), by: isOver ? 'close' : 'last' }
}

async function dividendOnWire(
  services: Services,
  state: StreamState,
  dividend: AnnouncedDividend,
  now: Instant,
): Promise<ElectiveDividendOnWire | undefined> {
  const { id, opensAt, paysAt, market, elective } = dividend
  const own = sliceOf(state, rules)
  const entitled = entitledIn(own, id)
  const isAhead = now < opensAt
  const counted = isAhead ? countedNow(services, state, dividend) : undefined
  const terms = entitled?.terms ?? counted
  if (elective === undefined || terms === undefined) return undefined
  const against = electionObstacles(own, {
    ...standingOf(services, state),
    offered: electiveSettingsOf(services).feature === 'on',
    dividend,
    isHeld: counted !== undefined,
    now,
  })
  const undecided = now < elective.deadline ? 'open' : 'closed'
  return {
    ...ownOnWire(services, dividend, terms),
    opensAt,
    deadline: elective.deadline,
    zone: marketFacts[market].zone,
    paysAt,
    state: isAhead ? 'ahead' : (entitled?.election ?? undecided),
    bought: await boughtNow(services, dividend, terms, now),
    request: requestFor(state, id),
    obstacles: electionObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
  }
}

const isUndecided = ({ state }: ElectiveDividendOnWire): boolean => state === 'open' || state === 'closed'

/** With why the last request for shares was rejected, where nothing is chosen of a dividend. */
async function withRejections(
  { store }: Services,
  account: AccountId,
  dividends: readonly ElectiveDividendOnWire[],
): Promise<readonly ElectiveDividendOnWire[]> {
  if (!dividends.some(isUndecided)) return dividends
  const filter = { collection: requestCollections.list, stream: accountStream(account), group: ELECTION }
  const made = (await everyRow(store, filter)).map(({ row }) => requestInRow(row))
  return dividends.map((dividend) => {
    const last = isUndecided(dividend) && made.find((request) => termsIn(request).dividend === dividend.id)
    if (last === false || last === undefined) return dividend
    const { state, cause, reason } = reviewedOnWire(last)
    return state === 'rejected' ? { ...dividend, rejected: { cause, reason } } : dividend
  })
}

interface OfAccount {
  readonly services: Services
  readonly account: AccountId
  readonly now: Instant
}

/** What an account may choose, and has chosen. */
export async function overviewOf(
  { services, account, now }: OfAccount,
  state: StreamState,
): Promise<ElectiveDividendsOverview> {
  const found: ElectiveDividendOnWire[] = []
  for (const dividend of electiveOnes(services)) {
    const shown = await dividendOnWire(services, state, dividend, now)
    if (shown !== undefined) found.push(shown)
  }
  const dividends = await withRejections(services, account, found)
  return {
    standing: sliceOf(state, rules).standing,
    dividends: dividends.toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1)),
    reviewMs: reviewDelayOf(services, ELECTION),
    asOf: now,
  }
}

export function recordOnWire(
  services: Services,
  { dividend, terms, outcome, at }: ElectionRecord,
): ElectiveRecordOnWire {
  const common = { ...ownOnWire(services, dividend, terms), at, paidIn: outcome.kind }
  if (outcome.kind === 'cash') return { ...common, cause: outcome.cause }
  const { kind: _, ...bought } = outcome
  return { ...common, bought }
}
