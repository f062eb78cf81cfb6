import type {
  FollowDetailOnWire,
  FollowOnWire,
  FollowTradeOnWire,
  MirroredOnWire,
  MoreOnWire,
} from '@onelot/api-client'
import {
  type Execution,
  type Instant,
  type Money,
  type OpenPosition,
  type RequestRecord,
  type StreamState,
  add,
  entryOf,
  exact,
  isPositive,
  larger,
  money,
  requests,
  roundTo,
  sliceOf,
  smaller,
  subtract,
  trading,
  zero,
} from '@onelot/domain'
import {
  ADD,
  type CopyContext,
  type Difference,
  type Follow,
  type FollowRecord,
  copyTrading as rules,
  differenceNow,
  earnedOf,
  endPreview,
  followIn,
  stopLossFloor,
  valueOf,
  worthOf,
} from '@onelot/domain/modules/managed/copyTrading'
import type { Services } from '../../services.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { reviewedOnWire } from '../base/reviewed.ts'
import { figureContext } from '../base/figures.ts'
import { addIn, knownOf, termsIn } from './copyTrading/context.ts'
import { type FoundMentor, mentorOf } from './foundMentor.ts'
import { RATE_DIGITS } from './mentorFigures.ts'

const rateOf = (earned: Money, put: Money) =>
  roundTo(exact(earned.amount).div(exact(put.amount)), RATE_DIGITS, 'halfUp')

/** An account at a moment, for reads of it. */
export interface Reading {
  readonly services: Services
  readonly state: StreamState
  readonly now: Instant
}

export const knownTo = ({ services, state, now }: Reading, mentor: FoundMentor | undefined): CopyContext =>
  knownOf(services, { state, base: { now, newId: '', ledger: state.ledger } }, mentor)

/** What a follow earned since the close before: of what it has now. */
function earnedToday(
  { positions, put }: Follow,
  context: CopyContext,
  { services, now, state }: Reading,
): Money {
  const { closeBefore, days } = figureContext(services, now)
  return add(
    zero(put.currency),
    ...positions.map((position) => {
      const own = entryOf(sliceOf(state, trading).positions, position.id)
      const isNew = own !== undefined && own.fill.tradingDay >= days(own.market).today
      const before = isNew ? own.fill.price : closeBefore(position.instrument)
      const is = valueOf(position, context, put.currency)
      return before === undefined
        ? zero(put.currency)
        : subtract(is, money(put.currency, exact(before).times(String(position.lots))))
    }),
  )
}

/** How far a follow has got; undefined where it neither goes on nor has ended. */
export function progressOf(reading: Reading, record: FollowRecord): FollowOnWire['follow'] {
  const { begunAt, put, taken, ended } = record
  if (ended !== undefined) {
    const { at, ending: cause, fee, paid } = ended
    const earned = earnedOf(paid, taken, put)
    const end = { at, cause, fee, paid }
    const worth = zero(put.currency)
    return { progress: 'ended', begunAt, put, taken, worth, earned, rate: rateOf(earned, put), ended: end }
  }
  const follow = followIn(sliceOf(reading.state, rules), record.id)
  if (follow === undefined) return undefined
  const context = knownTo(reading, undefined)
  const worth = worthOf(follow, context)
  const earned = earnedOf(worth, follow.taken, follow.put)
  return {
    progress: follow.phase,
    ...{ begunAt, worth, earned },
    put: follow.put,
    taken: follow.taken,
    rate: rateOf(earned, follow.put),
    today: earnedToday(follow, context, reading),
  }
}

/** A request to follow as its member reads it; `record` of what it led to. */
export async function followOnWire(
  reading: Reading,
  request: RequestRecord,
  record: FollowRecord | undefined,
): Promise<FollowOnWire> {
  const { mentor: id, amount, stopLoss, copyOpen, feeRate } = termsIn(request)
  const found = await mentorOf(reading.services, id)
  if (found === undefined) throw new Error(`there is no mentor ${id}`)
  return {
    ...reviewedOnWire(request),
    mentor: { id, name: found.mentor.name },
    ...{ amount, stopLoss, copyOpen, feeRate },
    follow: record && progressOf(reading, record),
  }
}

export const moreOnWire = (request: RequestRecord): MoreOnWire => {
  const { follow, amount } = addIn(request)
  return { ...reviewedOnWire(request), follow, amount }
}

const differenceOnWire = ({ own, mentors, causes }: Difference) => ({
  own,
  mentors,
  difference: subtract(own, mentors),
  causes,
})

function mirroredOnWire(
  { services, state, now }: Reading,
  follow: Follow,
  context: CopyContext,
): readonly MirroredOnWire[] {
  return follow.positions.flatMap(({ id, instrument, lots, owed }) => {
    const own: OpenPosition | undefined = entryOf(sliceOf(state, trading).positions, id)
    if (own === undefined) return []
    const worth = valueOf({ instrument, lots }, context, follow.put.currency)
    const { price: entry, at: openedAt, lockedUntil, margin, fee } = own.fill
    return [
      {
        position: id,
        instrument: namedOn(instrumentOf(services, instrument)),
        ...{ lots, entry, worth, openedAt },
        bid: context.shareOf(instrument)?.bid,
        profit: subtract(worth, add(margin, fee)),
        owed: owed?.lots ?? 0,
        lockedUntil: lockedUntil !== undefined && lockedUntil > now ? lockedUntil : undefined,
      },
    ]
  })
}

/** What a follow is that goes on. @throws Error where its mentor is not known */
export function runningOnWire(
  reading: Reading,
  follow: Follow,
  mentor: FoundMentor,
  skipped: number,
): NonNullable<FollowDetailOnWire['running']> {
  const { state } = reading
  const context = knownTo(reading, mentor)
  const { cash, put, unsettled, base, stopLoss: percent, story, terms, ending } = follow
  const none = zero(put.currency)
  const worth = worthOf(follow, context)
  const end = endPreview(follow, context)
  const difference = differenceNow(follow, worth, end.fee, context)
  if (difference === undefined) throw new Error(`${mentor.mentor.id} has no prices`)
  const floor = stopLossFloor(base, percent)
  const distance = subtract(worth, floor)
  const above = subtract(worth, money(put.currency, terms.least))
  const late = unsettled.filter(({ settlesAt }) => settlesAt > reading.now).map(({ amount }) => amount)
  const underReview = Object.values(sliceOf(state, requests).underReview)
  return {
    cash,
    unsettled: add(none, ...late),
    removable: follow.phase === 'ending' ? none : larger(none, smaller(cash, above)),
    mentorRate: rateOf(difference.mentors, put),
    difference: differenceOnWire(difference),
    stopLoss: {
      ...{ percent, base, floor, distance },
      distanceRate: isPositive(worth) ? rateOf(distance, worth) : rateOf(none, put),
    },
    positions: mirroredOnWire(reading, follow, context),
    skipped,
    slippage: story.slippage,
    opensAt: follow.opensAt,
    endsAt: follow.endsAt,
    sellsAt: ending?.sellsAt,
    ending: ending?.cause,
    end: { ...end, sellsAt: context.regularFrom(terms.market) },
    more: underReview
      .filter((one) => one.kind === ADD && addIn(one).follow === follow.id)
      .map((one) => moreOnWire(one)),
  }
}

export const endedOnWire = ({ put, ended }: FollowRecord): FollowDetailOnWire['ended'] =>
  ended && {
    mentorRate: ended.difference && rateOf(ended.difference.mentors, put),
    difference: ended.difference && differenceOnWire(ended.difference),
  }

export function followTradeOnWire(services: Services, execution: Execution): FollowTradeOnWire {
  const { id, position, at, tradingDay: day, instrument, purpose, lots, price, fee, tax } = execution
  return {
    ...{ id, position, at, day, lots, price, fee, tax },
    instrument: namedOn(instrumentOf(services, instrument)),
    side: purpose === 'open' ? 'buy' : 'sell',
    cause: execution.cause,
    profit: execution.purpose === 'close' ? execution.netProfit : undefined,
  }
}
