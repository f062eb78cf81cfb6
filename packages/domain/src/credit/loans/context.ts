import type { Standing } from '../../base/access/standing.ts'
import type { FundOperation } from '../../base/funds/pending.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Quota } from '../../base/module/quota.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { CalendarKind } from '../../base/sessions/session.ts'
import type { Won } from './accrual.ts'
import type { CreditLine } from './collateral.ts'

/** By what loans are given now. */
export interface LoanOffer {
  /** A setting. */
  readonly isOpen: boolean
  /** When the campaign ends. */
  readonly until: Instant
  readonly rate: Decimal
  readonly overdueRate: Decimal
  /** Of instalments; a lump sum besides. */
  readonly counts: readonly number[]
  readonly lumpMonths: number
  readonly dueMinute: number
  readonly least: Won
  /** What the member has to own. */
  readonly leastOwn: Won
  readonly leastScore: number
  readonly warning: Decimal
  /** The year of an application now, with its places. */
  readonly year: string
  readonly places: Quota
}

/** What decides whether an account may borrow at all. */
export interface Borrower extends Standing {
  readonly now: Instant
  /** A setting: whether loans are offered. */
  readonly offered: boolean
  readonly offer: LoanOffer
  readonly creditScore: number
  readonly pending: FundOperation | undefined
  /** Something else is under review than the identity or a seat. */
  readonly isReviewing: boolean
}

/** What the rules know of the account, the site and the market. */
export interface LoansContext extends RuleContext, Borrower {
  readonly calendar: CalendarKind
  /** In Seoul. */
  readonly today: LocalDate
  /** Of the moment. Only where a command asks for it. */
  readonly creditLine: () => CreditLine
}
