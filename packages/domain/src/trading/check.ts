import type { TradingState } from '../account/state.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { judgeCancel, judgeCloseCancel } from './cancel.ts'
import { judgeClose, judgeCloseFill, judgeStopOut } from './close.ts'
import type { TradingCommand } from './command.ts'
import { judgeEnableMargin } from './enableMargin.ts'
import type { CheckFacts } from './facts.ts'
import { judgeFill } from './fill.ts'
import type { OrderInput } from './order.ts'
import { judgePlace } from './place.ts'
import type { Verdict } from './verdict.ts'

/** The one judgement that checking and deciding share. */
export function judgeTrading(command: TradingCommand, state: TradingState, facts: CheckFacts): Verdict {
  switch (command.kind) {
    case 'placeOrder':
      return judgePlace(command.terms, state, facts)
    case 'cancelOrder':
      return judgeCancel(command.order, 'member', state, facts)
    case 'closePosition':
      return judgeClose(command.terms, state, facts)
    case 'cancelClose':
      return judgeCloseCancel(command.position, 'member', state, facts)
    case 'enableMargin':
      return judgeEnableMargin(command.riskStatementRead, state, facts)
    case 'fillOrder':
      return judgeFill(command.order, command.price, state, facts)
    case 'expireOrder':
      return judgeCancel(command.order, 'sessionEnd', state, facts)
    case 'fillClose':
      return judgeCloseFill(command.position, command.price, state, facts)
    case 'expireClose':
      return judgeCloseCancel(command.position, 'sessionEnd', state, facts)
    case 'stopOut':
      return judgeStopOut(command.position, command.price, state, facts)
    default: {
      const never: never = command
      return never
    }
  }
}

const reasons = (verdict: Verdict): readonly Refusal[] => (verdict.granted ? [] : verdict.refusals)

/** Every reason against a command, in the order in which they count; empty where `decideTrading` would accept it (RULES 5). */
export const checkTrading = (
  command: TradingCommand,
  state: TradingState,
  facts: CheckFacts,
): readonly Refusal[] => reasons(judgeTrading(command, state, facts))

/** `checkTrading` for an order still being filled in: what is missing is VALIDATION, `required`. */
export const checkTicket = (input: OrderInput, state: TradingState, facts: CheckFacts): readonly Refusal[] =>
  reasons(judgePlace(input, state, facts))
