import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { FundLimits } from '../../base/funds/limits.ts'
import type { FundOperation } from '../../base/funds/pending.ts'
import type { FundWindow } from '../../base/funds/window.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { DepositMethod } from './state.ts'

/** Where a deposit is paid to, as far as the rules go. */
export interface DepositChannel {
  readonly id: string
  readonly method: DepositMethod
  /** What is credited: US dollars for what is paid to a wallet. */
  readonly currency: Currency
  /** The bank or the network, as records name it. */
  readonly place: string
}

/** What the rules know besides the module's own state. */
export interface DepositsContext extends RuleContext {
  readonly restrictions: readonly Restriction[]
  readonly realName: RealNameState
  readonly pending: FundOperation | undefined
  readonly window: FundWindow
  readonly limits: FundLimits
  /** The one that the command names; undefined where there is none. */
  readonly channel: DepositChannel | undefined
  /** US dollars that one USDT is credited as. */
  readonly rate: Decimal
  /** What the member was told to write with a transfer to the channel: today, and the day before. */
  readonly references: readonly string[]
  /** What the money of the command is in won, at the mid rate. */
  readonly worth: Money<'KRW'>
}
