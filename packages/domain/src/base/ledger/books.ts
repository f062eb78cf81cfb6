import { type Currency, minorUnits } from '../money/currency.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { exact, roundTo, signOf } from '../money/exact.ts'
import { type Money, isPositive, money } from '../money/money.ts'
import { wholeUnits } from '../money/scaled.ts'
import { type Balances, type Posting, balanceOf, emptyBalances, memberBuckets, post } from './ledger.ts'

/** The member accounts that are never below zero: all but what is borrowed or owed. */
export const ownedBuckets = memberBuckets.filter((bucket) => bucket !== 'loan' && bucket !== 'debt')
const owned: ReadonlySet<string> = new Set(ownedBuckets)

type OfRefs = Readonly<Record<string, Decimal>>

/** What is frozen, by what it is held for: the `ref` of its postings. A ref that holds nothing more is not kept. */
export type Holds = Readonly<Partial<Record<Currency, OfRefs>>>

/** What the postings of a stream fold to. */
export interface Books {
  readonly ledger: Balances
  readonly holds: Holds
}

export const emptyBooks: Books = Object.freeze({ ledger: emptyBalances, holds: Object.freeze({}) })

/** Raised with each change of the form of `Books`: snapshots of another number are thrown away. */
export const BOOKS_SHAPE = 2

// Refs come from outside, so only own keys count.
const heldOf = (own: OfRefs, ref: string): Decimal => (Object.hasOwn(own, ref) ? own[ref] : undefined) ?? ZERO

export const heldUnder = (holds: Holds, ref: string, currency: Currency): Money =>
  money(currency, heldOf(holds[currency] ?? {}, ref))

/** Why a posting cannot be: it moves no amount of its currency to another account, or it takes more than `left`. */
export type PostingFault =
  | { readonly kind: 'noTransfer'; readonly posting: Posting }
  | { readonly kind: 'overdrawn' | 'overReleased'; readonly posting: Posting; readonly left: Money }

type Refuse = (fault: PostingFault) => void

const isAmount = (moved: Money): boolean =>
  wholeUnits(moved.amount, minorUnits(moved.currency)) !== undefined && isPositive(moved)

const isBelowZero = (amount: Decimal): boolean => signOf(amount) < 0

function withPosting(before: Balances, posting: Posting, refuse: Refuse | undefined): Balances {
  const after = post(before, [posting])
  if (refuse === undefined) return after
  const { from, to, money: moved } = posting
  const { currency } = moved
  if (from === to || !isAmount(moved)) refuse({ kind: 'noTransfer', posting })
  else if (owned.has(from) && isBelowZero(after[currency]?.[from] ?? ZERO))
    refuse({ kind: 'overdrawn', posting, left: balanceOf(before, currency, from) })
  return after
}

function without(holds: OfRefs, ref: string): OfRefs {
  const { [ref]: _ended, ...others } = holds
  return others
}

/** Holds of one currency after postings of it. They are copied once for all of them: an account may hold for many orders. */
function withHolds(before: OfRefs, postings: readonly Posting[], refuse: Refuse | undefined): OfRefs {
  const sums = new Map<string, Decimal>()
  for (const posting of postings) {
    const { from, to, ref, money: moved } = posting
    const held = sums.get(ref) ?? heldOf(before, ref)
    let sum = exact(held)
    if (from === 'frozen') sum = sum.minus(moved.amount)
    if (from === 'frozen' && signOf(sum) < 0)
      refuse?.({ kind: 'overReleased', posting, left: money(moved.currency, held) })
    if (to === 'frozen') sum = sum.plus(moved.amount)
    sums.set(ref, roundTo(sum, minorUnits(moved.currency), 'halfUp'))
  }
  let after: OfRefs = { ...before, ...Object.fromEntries(sums) }
  for (const [ref, sum] of sums) if (signOf(sum) === 0) after = without(after, ref)
  return after
}

const concernsHold = ({ from, to }: Posting): boolean => from === 'frozen' || to === 'frozen'

/**
 * The fold of every posting. `refuse` is called with each that takes more than there is when its turn comes; without it, stored postings are
 * taken as they are.
 */
export function record({ ledger, holds }: Books, postings: readonly Posting[], refuse?: Refuse): Books {
  const balances = postings.reduce((before, posting) => withPosting(before, posting, refuse), ledger)
  const holding = postings.filter(concernsHold)
  let held = holds
  for (const currency of new Set(holding.map((posting) => posting.money.currency))) {
    const own = holding.filter((posting) => posting.money.currency === currency)
    held = { ...held, [currency]: withHolds(held[currency] ?? {}, own, refuse) }
  }
  return { ledger: balances, holds: held }
}
