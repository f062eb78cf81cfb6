import type { Instant } from '../instant.ts'
import { type Kind, isKind } from '../module/kind.ts'
import { type Money, add, negate, zero } from '../money/money.ts'
import type { Posting } from './ledger.ts'

/** What happened to a member's available funds, as the member says it (docs/rules/ledger.md), where no module names it. */
export const movementKinds = [
  'practiceMoney',
  'reward',
  'held',
  'released',
  'opened',
  'closed',
  'commission',
  'tax',
  'dividend',
  'withholding',
  'dividendCharge',
  'requestHeld',
  'requestReleased',
] as const
/** What a module moves for a reason of its own has the name of the reason. */
export type MovementKind = (typeof movementKinds)[number] | Kind

/** What `closed` consists of: what was paid in for the position, and what it gained or lost. */
export const closingParts = ['paidIn', 'profit', 'loss'] as const
export type ClosingPart = (typeof closingParts)[number]

/** A posting as a line of the ledger. */
export interface LedgerLine extends Posting {
  /** Counts the account's lines, from 1. */
  readonly sequence: number
  readonly at: Instant
}

/** A change of what is available, in one currency. */
export interface Movement {
  readonly kind: MovementKind
  /** Negative for what left. All movements of a currency add up to what is available of it. */
  readonly money: Money
  /** Only of `closed`; they add up to `money`. */
  readonly parts: readonly { readonly part: ClosingPart; readonly money: Money }[]
}

/** What happened at one moment to one order, position or grant. */
export interface MovementGroup {
  /** The line that came first. */
  readonly sequence: number
  readonly at: Instant
  /** What it belongs to, as in its postings. */
  readonly ref: string
  /** In the order in which a person reads them: the trade, its charges, what is held. */
  readonly movements: readonly Movement[]
}

type Share = readonly [kind: MovementKind, money: Money, part?: ClosingPart]

/** What was held is released whole before it pays; what a position paid in comes back whole before charges and loss take of it. */
const source = ({ from, money }: Posting): readonly Share[] => {
  if (from === 'frozen') return [['released', money]]
  if (from === 'margin') return [['closed', money, 'paidIn']]
  return []
}

/** What came to the available funds, or left them, for a module's own reason. What was on hold is released whole before it is paid. */
function sharesOfModule({ from, to, money }: Posting, kind: Kind): readonly Share[] {
  if (to === 'available') return [[kind, money]]
  if (from === 'frozen')
    return [
      ['requestReleased', money],
      [kind, negate(money)],
    ]
  return from === 'available' ? [[kind, negate(money)]] : []
}

function sharesOf(line: Posting): readonly Share[] {
  const { reason, money } = line
  if (isKind(reason)) return sharesOfModule(line, reason)
  switch (reason) {
    case 'practiceMoney':
    case 'reward':
      return [[reason, money]]
    case 'orderFrozen':
      return [['held', negate(money)]]
    case 'orderReleased':
      return [['released', money]]
    case 'requestHeld':
      return [[reason, negate(money)]]
    case 'requestReleased':
      return [[reason, money]]
    case 'marginTaken':
      return [...source(line), ['opened', negate(money)]]
    case 'marginReturned':
      return [['closed', money, 'paidIn']]
    case 'profit':
      return [['closed', money, 'profit']]
    case 'loss':
      return [
        ['closed', money, 'paidIn'],
        ['closed', negate(money), 'loss'],
      ]
    case 'commission':
    case 'tax':
      // One that is given back.
      if (line.to === 'available') return [[reason, money]]
      return [...source(line), [reason, negate(money)]]
    case 'dividend':
      return [['dividend', money]]
    case 'withholding':
    case 'dividendCharge':
      return [[reason, negate(money)]]
    default: {
      const never: never = reason
      return never
    }
  }
}

const readingOrder: readonly MovementKind[] = [
  'practiceMoney',
  'reward',
  'opened',
  'closed',
  'dividend',
  'dividendCharge',
  'withholding',
  'commission',
  'tax',
  'released',
  'requestReleased',
  'held',
  'requestHeld',
]

/** Each kind once, in an order of those that no module names; the modules' own come first. */
export function inOrder(
  kinds: Iterable<MovementKind>,
  order: readonly MovementKind[],
): readonly MovementKind[] {
  const all = new Set(kinds)
  return [...[...all].filter(isKind).toSorted(), ...order.filter((kind) => all.has(kind))]
}

const sum = (amounts: readonly Money[], { currency }: Money): Money => add(zero(currency), ...amounts)

function movementsOf(lines: readonly LedgerLine[]): readonly Movement[] {
  const shares = lines.flatMap(sharesOf)
  const [first] = shares
  if (first === undefined) return []
  return inOrder(
    shares.map(([kind]) => kind),
    readingOrder,
  ).map((kind) => {
    const own = shares.filter((share) => share[0] === kind)
    const parts = closingParts.flatMap((part) => {
      const amounts = own.filter((share) => share[2] === part).map((share) => share[1])
      return amounts.length === 0 ? [] : [{ part, money: sum(amounts, first[1]) }]
    })
    const whole = sum(
      own.map((share) => share[1]),
      first[1],
    )
    return { kind, money: whole, parts }
  })
}

const isTogether = (a: LedgerLine, b: LedgerLine): boolean =>
  a.at === b.at && a.ref === b.ref && a.money.currency === b.money.currency

/** Ledger lines as a person reads them, those of one moment together. The lines follow each other, newest first or oldest first. */
export function movementGroups(lines: readonly LedgerLine[]): readonly MovementGroup[] {
  const groups: LedgerLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && isTogether(last[0], line)) last.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const sequence = Math.min(...group.map((line) => line.sequence))
    return [{ sequence, at: first.at, ref: first.ref, movements: movementsOf(group) }]
  })
}
