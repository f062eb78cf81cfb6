import {
  type MemberBucket,
  balanceOf,
  emptyBalances,
  memberBuckets,
  post,
} from '../../../base/ledger/ledger.ts'
import {
  type LedgerLine,
  type MovementKind,
  inOrder,
  movementGroups,
  movementKinds,
} from '../../../base/ledger/movements.ts'
import type { Currency } from '../../../base/money/currency.ts'
import { type Money, add, zero } from '../../../base/money/money.ts'
import type { DayBounds } from '../../../base/sessions/currencyDays.ts'

export type BucketBalances = Readonly<Record<MemberBucket, Money>>

/** One currency of an account between two moments. */
export interface CurrencyStatement {
  readonly currency: Currency
  readonly opening: BucketBalances
  readonly closing: BucketBalances
  /** Sums by kind; they add up to the change of what is available. */
  readonly movements: readonly { readonly kind: MovementKind; readonly money: Money }[]
  /** What was posted meanwhile, oldest first. */
  readonly lines: readonly LedgerLine[]
}

function balancesAfter(lines: readonly LedgerLine[], currency: Currency): BucketBalances {
  const ledger = post(emptyBalances, lines)
  const balance = (bucket: MemberBucket) => balanceOf(ledger, currency, bucket)
  return Object.fromEntries(memberBuckets.map((bucket) => [bucket, balance(bucket)])) as Record<
    MemberBucket,
    Money
  >
}

/**
 * The statement of one currency from the first moment to the last, both included, by all ledger lines of the account, oldest first: opening balances and
 * lines make the closing balances (docs/rules/portfolio.md).
 */
export function statementOf(
  all: readonly LedgerLine[],
  currency: Currency,
  { from, to }: DayBounds,
): CurrencyStatement {
  const own = all.filter((line) => line.money.currency === currency)
  const until = own.filter(({ at }) => at <= to)
  const lines = until.filter(({ at }) => at >= from)
  const movements = movementGroups(lines).flatMap((group) => group.movements)
  return {
    currency,
    opening: balancesAfter(
      own.filter(({ at }) => at < from),
      currency,
    ),
    closing: balancesAfter(until, currency),
    movements: inOrder(
      movements.map(({ kind }) => kind),
      movementKinds,
    ).map((kind) => {
      const sums = movements.filter((movement) => movement.kind === kind).map(({ money }) => money)
      return { kind, money: add(zero(currency), ...sums) }
    }),
    lines,
  }
}
