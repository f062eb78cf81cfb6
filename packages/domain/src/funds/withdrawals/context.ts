import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { FundLimits } from '../../base/funds/limits.ts'
import type { FundOperation } from '../../base/funds/pending.ts'
import type { FundWindow } from '../../base/funds/window.ts'
import type { Instant } from '../../base/instant.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { WithdrawalTarget } from './state.ts'

/** What the rules know of the account and the site, whatever is to leave. */
export interface WithdrawalStanding {
  readonly now: Instant
  readonly restrictions: readonly Restriction[]
  readonly fundPasswordSet: boolean
  readonly realName: RealNameState
  readonly hasPayee: boolean
  /** No withdrawal before it; it may have passed. */
  readonly heldUntil: Instant | undefined
  readonly creditScore: number
  readonly leastCreditScore: number
  readonly hasOpenPositions: boolean
  /** What the member owes, in any currency: nothing leaves before it is paid. */
  readonly debts: readonly Money[]
  readonly pending: FundOperation | undefined
  /** Of the currency. */
  readonly window: FundWindow
}

export interface WithdrawalsContext extends RuleContext, WithdrawalStanding {
  readonly limits: FundLimits
  /** What the command names; undefined where the member has none of that id. */
  readonly target: WithdrawalTarget | undefined
  /** Whether what the command names is another member's. */
  readonly isAnothers: boolean
  /** Whether a bank account that the command names is in the verified name, which may be another one by now; of a wallet always. */
  readonly isHolder: boolean
  /** In the currency of the command: what is available and has settled. */
  readonly withdrawable: Money
  /** In US dollars, of what is sent to a wallet, by network. */
  readonly networkFees: Readonly<Record<string, Decimal>>
  /** US dollars that one USDT costs. */
  readonly rate: Decimal
  /** When a withdrawal that is submitted now has arrived at the latest. */
  readonly arrivesBy: Instant
}
