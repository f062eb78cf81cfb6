import { splitLots } from '../../base/instruments/announced.ts'
import { posting } from '../../base/ledger/ledger.ts'
import type { Decision, QuotaClaim } from '../../base/module/module.ts'
import { type Money, add, isZero } from '../../base/money/money.ts'
import type { CopyCommand } from './command.ts'
import type { CopyContext } from './context.ts'
import { endedIfEmpty } from './ends.ts'
import type { CopyEvent } from './event.ts'
import { type Follow, type Mirrored, followOfPosition } from './follow.ts'
import { type CopyState, followIn } from './state.ts'
import { eventAt, withUnsettled } from './steps.ts'

type Of<K extends CopyCommand['kind']> = Extract<CopyCommand, { kind: K }>

const withOwed = ({ owed, ...position }: Mirrored, lots: number): Mirrored =>
  owed === undefined || lots === 0 ? position : { ...position, owed: { ...owed, lots } }

/** A position with so many lots; none is left of it with none. */
const withLots = (positions: readonly Mirrored[], id: Mirrored['id'], lots: number): readonly Mirrored[] =>
  positions.flatMap((position) => {
    if (position.id !== id) return [position]
    const owed = Math.min(position.owed?.lots ?? 0, lots)
    return lots === 0 ? [] : [{ ...withOwed(position, owed), lots }]
  })

/** Money for a follow that has ended is the member's. */
const passedOn = (follow: string, amount: Money, { now }: CopyContext): readonly CopyEvent[] =>
  isZero(amount)
    ? []
    : [
        {
          ...eventAt(now),
          kind: 'copyTrading.passedOn',
          postings: posting('copy', 'available', amount, 'copyTrading.taken', follow),
          of: follow,
          amount,
        },
      ]

function settled(follow: Follow, context: CopyContext): Decision<CopyEvent> {
  const after = withUnsettled(follow, context.now)
  const events: readonly CopyEvent[] = [
    { ...eventAt(context.now), kind: 'copyTrading.settled', follow: after },
  ]
  return endedIfEmpty({ follow: after, events }, context)
}

/** Lots are sold: what they brought is cash that settles later. */
export function exitNoted(
  { position, lots, brought, settlesAt }: Of<'copyTrading.noteExit'>,
  state: CopyState,
  context: CopyContext,
): Decision<CopyEvent> {
  const id = followOfPosition(position)
  const follow = followIn(state, id)
  if (follow === undefined) return { events: passedOn(id, brought, context) }
  const before = follow.positions.find((one) => one.id === position)?.lots ?? 0
  const proceeds = isZero(brought) || settlesAt <= context.now ? [] : [{ amount: brought, settlesAt }]
  return settled(
    {
      ...follow,
      cash: add(follow.cash, brought),
      unsettled: [...follow.unsettled, ...proceeds],
      positions: withLots(follow.positions, position, Math.max(0, before - lots)),
    },
    context,
  )
}

export function splitNoted(
  { position, lots, ratio, brought }: Of<'copyTrading.noteSplit'>,
  state: CopyState,
  context: CopyContext,
): Decision<CopyEvent> {
  const id = followOfPosition(position)
  const follow = followIn(state, id)
  if (follow === undefined) return { events: passedOn(id, brought, context) }
  const rebased = follow.positions.map((one) =>
    one.id === position ? withOwed(one, splitLots(one.owed?.lots ?? 0, ratio).lots) : one,
  )
  return settled(
    { ...follow, cash: add(follow.cash, brought), positions: withLots(rebased, position, lots) },
    context,
  )
}

/** Dividends, by the follows that they belong to. */
export function cashNoted(
  { brought }: Of<'copyTrading.noteCash'>,
  state: CopyState,
  context: CopyContext,
): Decision<CopyEvent> {
  const sums = new Map<string, Money>()
  for (const { position, amount } of brought) {
    const id = followOfPosition(position)
    const before = sums.get(id)
    sums.set(id, before === undefined ? amount : add(before, amount))
  }
  const events: CopyEvent[] = []
  const quotaClaims: QuotaClaim[] = []
  for (const [id, amount] of sums) {
    const follow = followIn(state, id)
    if (follow === undefined) events.push(...passedOn(id, amount, context))
    else {
      const one = settled({ ...follow, cash: add(follow.cash, amount) }, context)
      events.push(...one.events)
      quotaClaims.push(...(one.quotaClaims ?? []))
    }
  }
  return { events, quotaClaims }
}
