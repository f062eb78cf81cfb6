import { type Money, add, money, subtract } from '../../base/money/money.ts'
import { withFirstEquity, withMissedSold, withMissedSplit } from '../mentoring/difference.ts'
import { splitLots } from '../../base/instruments/announced.ts'
import type { MentorFill, MentorTrade } from '../mentoring/mentor.ts'
import { lotsClosed } from '../mentoring/mirroring.ts'
import { notional } from '../mentoring/plan.ts'
import type { CopyContext } from './context.ts'
import type { CopyEvent } from './event.ts'
import { type Follow, type FollowTerms, currencyOf, freeLots } from './follow.ts'
import { begun } from './requests.ts'
import { type Steps, beginWith, eventAt, mirrorsAt, open, sell, withUnsettled } from './steps.ts'
import { worthOf } from './worth.ts'

/** A trade of the mentor is mirrored soon; not while the follow still has to buy what the mentor has, nor what was done before it began. */
export function noted(follow: Follow, trade: MentorTrade, { now }: CopyContext): readonly CopyEvent[] {
  const { pending, opensAt, begunAt } = follow
  if (opensAt !== undefined || trade.at <= begunAt) return []
  if (pending.some((one) => one.trade.day === trade.day)) return []
  const story = (trade.splits ?? []).reduce(
    (told, { instrument, ratio }) => withMissedSplit(told, instrument, (lots) => splitLots(lots, ratio).lots),
    follow.story,
  )
  const dueAt = mirrorsAt(trade.at)
  const after = {
    ...follow,
    story,
    pending: trade.fills.length === 0 ? pending : [...pending, { trade, dueAt: dueAt < now ? now : dueAt }],
  }
  return [{ ...eventAt(now), kind: 'copyTrading.noted', follow: after }]
}

interface Running extends Steps {
  /** With what sales of the same event bring. */
  readonly cash: Money
}

function mirrorSale(running: Running, fill: MentorFill, context: CopyContext): Running {
  const { instrument, lots, lotsBefore, price } = fill
  const story = withMissedSold(running.follow.story, instrument, lots, lotsBefore, price)
  let steps: Steps = { ...running, follow: { ...running.follow, story } }
  let { cash } = running
  if (running.follow.phase === 'ending') return { ...steps, cash }
  const positions = running.follow.positions
    .filter((one) => one.instrument === instrument)
    .map((one) => ({ position: one.id, lots: freeLots(one) }))
  for (const { position, lots: some } of lotsClosed(positions, lots, lotsBefore)) {
    const mirrored = steps.follow.positions.find(({ id }) => id === position)
    if (mirrored === undefined) continue
    const sold = sell(steps, mirrored, some, { cause: 'mentor', mentors: price }, context)
    if (sold.price !== undefined) cash = add(cash, context.proceedsOf(position, some, sold.price))
    steps = sold
  }
  return { ...steps, cash }
}

/** The trades of one opening: sales first, each at the prices of now. */
export function mirrored(
  follow: Follow,
  { day, equity, fills }: MentorTrade,
  context: CopyContext,
): readonly CopyEvent[] {
  const worth = worthOf(follow, context)
  let running: Running = { ...beginWith(follow), cash: follow.cash }
  for (const fill of fills.filter(({ side }) => side === 'sell')) running = mirrorSale(running, fill, context)
  for (const { side, instrument, lots, price, amount } of fills) {
    if (side === 'sell') continue
    const { cash } = running
    const opening = { instrument, mentorLots: lots, price, amount, equity, worth, cash }
    const { cost, ...steps } = open(running, opening, context)
    running = { ...steps, cash: cost === undefined ? cash : subtract(cash, cost) }
  }
  const pending = running.follow.pending.filter(({ trade }) => trade.day !== day)
  const after = { ...running.follow, pending }
  return [
    ...running.events,
    { ...eventAt(context.now), kind: 'copyTrading.mirrored', follow: withSettledIn(after, running, context) },
  ]
}

/** Unsettled proceeds are looked at once more when the sales are noted. */
const withSettledIn = (follow: Follow, { cash }: Running, { now }: CopyContext): Follow => ({
  ...follow,
  unsettled: withUnsettled({ ...follow, cash }, now).unsettled,
})

/** What a follow with those terms would do now, had it just begun. */
export const previewOf = (terms: FollowTerms, context: CopyContext): readonly CopyEvent[] => {
  const begins = begun({ kind: 'copyTrading.begin', request: 'preview', terms }, context)
  return begins.flatMap((event) => ('follow' in event ? opened(event.follow, context) : []))
}

/** What the mentor has is bought, each share as if it were bought now. */
export function opened(follow: Follow, context: CopyContext): readonly CopyEvent[] {
  const { book, now } = context
  const worth = worthOf(follow, context)
  const currency = currencyOf(follow)
  let running: Running = { ...beginWith(follow), cash: follow.cash }
  for (const { instrument, lots, price } of book?.holdings ?? []) {
    const { cash } = running
    const amount = money(currency, notional(price, lots))
    const opening = {
      ...{ instrument, mentorLots: lots, price, amount, worth, cash },
      equity: book?.equity ?? amount,
    }
    const { cost, ...steps } = open(running, opening, context)
    running = { ...steps, cash: cost === undefined ? cash : subtract(cash, cost) }
  }
  const { opensAt: _done, ...after } = running.follow
  const story = book === undefined ? after.story : withFirstEquity(after.story, book.equity)
  const bought = withUnsettled({ ...after, story }, now)
  return [...running.events, { ...eventAt(now), kind: 'copyTrading.mirrored', follow: bought }]
}
