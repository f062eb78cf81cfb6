import type { Instant } from '../instant.ts'
import { type Kind, isKind } from '../module/kind.ts'
import { type Money, add, negate, zero } from '../money/money.ts'
import type { LedgerAccount, Posting, SharedReason } from './ledger.ts'

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
  'marginAdded',
  'marginDrawn',
  'debtIncurred',
  'debtCollected',
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
  /** Negative for what left, also for what is held. All movements of a currency add up to what is available of it. */
  readonly money: Money
  /**
   * What came to the available and frozen funds together, or left them: `money`, but for what is held or released. All flows of a currency add up to what
   * is available and frozen of it.
   */
  readonly flow: Money
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

/** A part of a posting as a member reads it. */
interface Share {
  readonly kind: MovementKind
  readonly money: Money
  readonly part?: ClosingPart | undefined
  /** Between what is available and what is frozen, money neither comes nor leaves. */
  readonly isHold?: boolean | undefined
}

/** Money that nothing has been paid with yet. */
const atHand: ReadonlySet<LedgerAccount> = new Set(['available', 'frozen'])

const named: Readonly<Record<SharedReason, Pick<Share, 'kind' | 'part'>>> = {
  practiceMoney: { kind: 'practiceMoney' },
  reward: { kind: 'reward' },
  orderFrozen: { kind: 'held' },
  orderReleased: { kind: 'released' },
  requestHeld: { kind: 'requestHeld' },
  requestReleased: { kind: 'requestReleased' },
  marginTaken: { kind: 'opened' },
  marginReturned: { kind: 'closed', part: 'paidIn' },
  profit: { kind: 'closed', part: 'profit' },
  loss: { kind: 'closed', part: 'loss' },
  commission: { kind: 'commission' },
  tax: { kind: 'tax' },
  dividend: { kind: 'dividend' },
  withholding: { kind: 'withholding' },
  dividendCharge: { kind: 'dividendCharge' },
  marginAdded: { kind: 'marginAdded' },
  marginDrawn: { kind: 'marginDrawn' },
  debtIncurred: { kind: 'debtIncurred' },
  debtCollected: { kind: 'debtCollected' },
}

/**
 * The sign and what counts as a flow follow from the accounts alone, whatever the reason, so that no module can be forgotten. What was held is released
 * whole before it pays, what comes to be held comes before it is held, and what a position paid in comes back whole before charges and loss take of it.
 * What comes to `copy`, or leaves it for others, is none of the member's own funds.
 */
function sharesOf({ from, to, money, reason }: Posting): readonly Share[] {
  const ofModule = isKind(reason)
  const own: Pick<Share, 'kind' | 'part'> = ofModule ? { kind: reason } : named[reason]
  const [leaves, comes] = [atHand.has(from), atHand.has(to)]
  if (leaves && comes) return [{ ...own, money: to === 'available' ? money : negate(money), isHold: true }]
  const ofMargin = from === 'margin' && !ofModule && !comes && to !== 'copy'
  if (!leaves && !comes && !ofMargin) return []
  const held = ofModule ? 'requestHeld' : 'held'
  const released = ofModule ? 'requestReleased' : 'released'
  return [
    ...(from === 'frozen' ? [{ kind: released, money, isHold: true } as const] : []),
    ...(ofMargin ? [{ kind: 'closed', money, part: 'paidIn' } as const] : []),
    { ...own, money: comes ? money : negate(money) },
    ...(to === 'frozen' ? [{ kind: held, money: negate(money), isHold: true } as const] : []),
  ]
}

const readingOrder: readonly MovementKind[] = [
  'practiceMoney',
  'reward',
  'opened',
  'closed',
  'dividend',
  'dividendCharge',
  'withholding',
  'marginDrawn',
  'debtIncurred',
  'marginAdded',
  'debtCollected',
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

function movementsOf(lines: readonly LedgerLine[]): readonly Movement[] {
  const shares = lines.flatMap(sharesOf)
  const [first] = shares
  if (first === undefined) return []
  const sum = (some: readonly Share[]): Money =>
    add(zero(first.money.currency), ...some.map(({ money }) => money))
  return inOrder(
    shares.map(({ kind }) => kind),
    readingOrder,
  ).map((kind) => {
    const own = shares.filter((share) => share.kind === kind)
    const parts = closingParts.flatMap((part) => {
      const some = own.filter((share) => share.part === part)
      return some.length === 0 ? [] : [{ part, money: sum(some) }]
    })
    return { kind, money: sum(own), flow: sum(own.filter(({ isHold }) => isHold !== true)), parts }
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
