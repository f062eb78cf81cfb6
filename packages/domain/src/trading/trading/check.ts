import { refusalsOf } from '../../base/module/assessment.ts'
import type { Refusal } from '../../base/refusals/refusal.ts'
import { assessCancel } from './orders/cancel.ts'
import { checkClose } from './positions/close.ts'
import type { MemberTradingCommand } from './command.ts'
import type { CheckContext } from './context.ts'
import { assessEnabling } from './enableMargin.ts'
import type { OrderInput } from './orders/order.ts'
import { assessOpening } from './orders/place.ts'
import { assessProtection } from './protection/protect.ts'
import { restrictionRefusals } from '../../base/access/standing.ts'
import type { TradingAccount } from './tradingAccount.ts'

/** Commands that an account is enough to check; of an amendment, `assessAmend` is given the order too. */
export type CheckedCommand = Exclude<MemberTradingCommand, { readonly kind: 'trading.amendOrder' }>

/**
 * Every reason against what a member asks for, in the order in which they count; empty where the broker would accept it
 * (docs/rules/commands.md).
 */
export function checkTrading(
  command: CheckedCommand,
  account: TradingAccount,
  context: CheckContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'trading.placeOrder':
      return refusalsOf(assessOpening(command.terms, account, context))
    case 'trading.closePosition':
      return checkClose(command.terms, account, context)
    case 'trading.cancelOrder':
      return refusalsOf(assessCancel(command.order, account))
    case 'trading.cancelOrders':
      return restrictionRefusals(account, 'manage')
    case 'trading.protectPosition':
      return refusalsOf(assessProtection(command.terms, account, context))
    case 'trading.enableMargin':
      return refusalsOf(assessEnabling(command.riskStatementRead, account))
    default: {
      const never: never = command
      return never
    }
  }
}

/** `checkTrading` for an order still being filled in: what is missing is VALIDATION, `required`. */
export const checkTicket = (
  input: OrderInput,
  account: TradingAccount,
  context: CheckContext,
): readonly Refusal[] => refusalsOf(assessOpening(input, account, context))
