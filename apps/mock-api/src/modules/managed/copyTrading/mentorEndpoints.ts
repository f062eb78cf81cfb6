import { contract, followObstacleCodes, type mentorOrders } from '@onelot/api-client'
import {
  type Decimal,
  type Instant,
  type MentorId,
  type Money,
  add,
  accountStream,
  balanceOf,
  compareDecimals,
  dayNumber,
  emptyStream,
  faultOfAmount,
  invalid,
  marketFacts,
  money,
  no,
  ok,
  refuse,
  sliceOf,
  subtract,
  toLocal,
  zero,
} from '@onelot/domain'
import type { MentorOnWire } from '@onelot/api-client'
import {
  DEFAULT_STOP_LOSS,
  FOLLOW,
  type FollowTerms,
  copyTrading as rules,
  followObstacles,
  previewOf,
  runsIn,
  stopLosses,
} from '@onelot/domain/modules/managed/copyTrading'
import {
  type MentorRecord,
  type MentorTrade,
  allMentors,
  leastWithoutSkipping,
  mentorsCollections,
  skippedWith,
} from '@onelot/domain/modules/managed/mentors'
import { pageOf, storedPage } from '../../../http/paging.ts'
import { type Route, guestRead, memberRead } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { areMentorsOffered, mostFollows } from '../copySettings.ts'
import { pastOf } from '../mentorFigures.ts'
import { mentorDetail, mentorOnWire, mentorTradesOnWire } from '../mentorOnWire.ts'
import { type FoundMentor, mentorOf, mentorStream, onOfferOf, readableMentor } from '../foundMentor.ts'
import { knownOf } from './context.ts'

const calls = contract.copyTrading
const YEAR_DAYS = 365

type Order = (typeof mentorOrders)[number]

/** The greater, the earlier; what has none comes last. */
const ranked: Readonly<Record<Exclude<Order, 'deadline'>, (mentor: MentorOnWire) => Decimal | undefined>> = {
  followersEarned: ({ followers: { earned } }) => (earned.kind === 'median' ? earned.rate : undefined),
  earned: ({ figures }) => figures.earnedRate,
  drawdown: ({ figures }) => negated(figures.drawdown),
  risk: ({ figures }) => negated(String(figures.risk) as Decimal),
  followers: ({ followers }) => String(followers.count) as Decimal,
}
const negated = (value: Decimal): Decimal => (value.startsWith('-') ? value.slice(1) : `-${value}`) as Decimal

const phaseRank = { open: 0, coming: 1, ended: 2, calledOff: 3 } as const

function compareBy(order: Order) {
  return (a: MentorOnWire, b: MentorOnWire): number => {
    const byPhase = phaseRank[a.phase] - phaseRank[b.phase]
    if (byPhase !== 0) return byPhase
    if (order === 'deadline') return a.to < b.to ? -1 : 1
    const [one, other] = [ranked[order](a), ranked[order](b)]
    if (one !== undefined && other !== undefined && one !== other) return compareDecimals(other, one)
    if ((one === undefined) !== (other === undefined)) return one === undefined ? 1 : -1
    return a.id < b.id ? -1 : 1
  }
}

async function allOnWire(services: Services, now: Instant): Promise<readonly MentorOnWire[]> {
  const rows = await everyRow(services.store, { collection: mentorsCollections.list, group: allMentors })
  const mentors: MentorOnWire[] = []
  for (const { row } of rows) {
    // The rules write each row of a mentor.
    const found = await mentorOf(services, (row.body as MentorRecord).mentor.id)
    if (found !== undefined) mentors.push(await mentorOnWire(services, found, now))
  }
  return mentors
}

/** An amount of a mentor's currency, or why it is none. */
function amountFor({ mentor: { capital } }: FoundMentor, amount: Decimal) {
  const fault = faultOfAmount(amount, capital.currency)
  return fault === undefined ? ok(money(capital.currency, amount)) : no(invalid({ amount: fault }))
}

const withFound = async (services: Services, mentor: MentorId, amount: Decimal) => {
  const found = await readableMentor(services, mentor)
  if (!found.ok) return found
  const asked = amountFor(found.value, amount)
  return asked.ok ? ok({ found: found.value, amount: asked.value }) : asked
}

function previewFor(services: Services, found: FoundMentor, amount: Money, now: Instant) {
  const { id, market, feeRate, least } = found.mentor
  const terms: FollowTerms = {
    ...{ mentor: id, market, amount, feeRate, least },
    ...{ stopLoss: DEFAULT_STOP_LOSS, copyOpen: true, claims: false },
  }
  const context = {
    ...knownOf(services, { state: emptyStream, base: { now, newId: '', ledger: {} } }, found),
    restrictions: [],
  }
  const events = previewOf(terms, context)
  const bought = events.flatMap((event) => (event.kind === 'copyTrading.bought' ? [event] : []))
  const none = zero(amount.currency)
  const paid = add(none, ...bought.map((one) => one.paid))
  const fees = add(none, ...bought.map(({ fee }) => fee))
  const from = context.regularFrom(market)
  const nameOf = (instrument: Parameters<typeof instrumentOf>[1]) =>
    namedOn(instrumentOf(services, instrument))
  return {
    ...{ amount, from, paid, fees },
    isOpen: from <= now,
    bought: bought.map(({ instrument, lots, price, paid: cost, fee }) => ({
      instrument: nameOf(instrument),
      ...{ lots, price, paid: cost, fee },
    })),
    skipped: events.flatMap((event) =>
      event.kind === 'copyTrading.skipped'
        ? [{ instrument: nameOf(event.skipped.instrument), cause: event.skipped.cause }]
        : [],
    ),
    left: subtract(amount, add(paid, fees)),
  }
}

export const mentorRoutes: readonly Route[] = [
  guestRead(
    calls.copyTradingMentors,
    async ({ phase, market, level, order = 'followersEarned', ...page }, { services, now }) => {
      if (!areMentorsOffered(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
      const all = (await allOnWire(services, now))
        .filter((one) => phase === undefined || one.phase === phase)
        .filter((one) => market === undefined || one.market === market)
        .filter((one) => level === undefined || one.figures.level === level)
        .toSorted(compareBy(order))
        .map((mentor, index) => ({ mentor, slot: [String(index).padStart(6, '0')] }))
      const found = pageOf(all, { slotOf: ({ slot }) => slot, directions: ['ascending'] }, page)
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      return ok({ mentors: rows.map(({ mentor }) => mentor), ...rest })
    },
  ),

  guestRead(calls.copyTradingMentor, async ({ mentor }, { services, now }) => {
    const found = await readableMentor(services, mentor)
    return found.ok ? ok(await mentorDetail(services, found.value, now)) : found
  }),

  guestRead(calls.copyTradingMentorTrades, async ({ mentor, ...page }, { services }) => {
    const found = await readableMentor(services, mentor)
    if (!found.ok) return found
    const filter = { collection: mentorsCollections.trades, stream: mentorStream(mentor) }
    const read = await storedPage(services, filter, page)
    if (!read.ok) return read
    const { rows, ...rest } = read.value
    // The rules write each row of a trade.
    const trades = rows.flatMap(({ row }) => mentorTradesOnWire(services, row.body as MentorTrade))
    return ok({ trades, ...rest })
  }),

  guestRead(calls.copyTradingSample, async ({ mentor, amount: text }, { services, now }) => {
    const asked = await withFound(services, mentor, text)
    if (!asked.ok) return asked
    const { found, amount } = asked.value
    const { market } = found.mentor
    const today = toLocal(marketFacts[market].zone, now).date
    const { trades } = await pastOf(services, found, today)
    const sampled = trades
      .filter(({ day }) => dayNumber(today) - dayNumber(day) < YEAR_DAYS)
      .flatMap(({ day, equity, fills }) => fills.map((fill) => ({ day, equity, fill })))
    const charged = services.site.marketRules(market)
    return ok({
      amount,
      purchases: sampled.filter(({ fill }) => fill.side === 'buy').length,
      skipped: skippedWith(amount, sampled, charged).map(({ day, fill: { instrument, price }, cause }) => ({
        ...{ day, price, cause },
        instrument: namedOn(instrumentOf(services, instrument)),
      })),
      least: leastWithoutSkipping(sampled, amount.currency, charged),
    })
  }),

  guestRead(calls.copyTradingPreview, async ({ mentor, amount: text }, { services, now }) => {
    const asked = await withFound(services, mentor, text)
    if (!asked.ok) return asked
    const { found, amount } = asked.value
    return ok(previewFor(services, found, amount, now))
  }),

  memberRead(calls.copyTradingTerms, async ({ mentor }, { services, account, now }) => {
    const found = await readableMentor(services, mentor)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    const base = { now, newId: '', ledger: state.ledger }
    const own = sliceOf(state, rules)
    const onOffer = await onOfferOf(services, found.value)
    const against = followObstacles(onOffer, own, knownOf(services, { state, base }, found.value))
    const { currency } = found.value.mentor.capital
    return ok({
      available: balanceOf(state.ledger, currency, 'available'),
      frozen: balanceOf(state.ledger, currency, 'frozen'),
      obstacles: followObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      stopLosses,
      stopLoss: DEFAULT_STOP_LOSS,
      follows: runsIn(own),
      most: mostFollows(services),
      reviewMs: reviewDelayOf(services, FOLLOW),
    })
  }),
]
