import type { Instant } from '../../base/instant.ts'
import type { Balances } from '../../base/ledger/ledger.ts'
import { debtCollection } from '../../base/ledger/debt.ts'
import { accepted } from '../../base/module/assessment.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import { earned, holds } from './accounting.ts'
import { noteAction, notedWithOpening, payDividend, takeEffect } from './corporateActions/actions.ts'
import type { Outcome, Situation } from './situation.ts'
import type { TradingEvent } from './event.ts'
import { amendOrder } from './orders/amend.ts'
import { openAllotted, returnAllotted } from './orders/allotted.ts'
import { cancelOpeningOrders, cancelOrder, cancelOrders } from './orders/cancel.ts'
import { closePosition, stopOut } from './positions/close.ts'
import { closeCarried, endDayTrade } from './positions/dayTradeEnd.ts'
import { closeManaged } from './positions/managed.ts'
import type { TradingCommand } from './command.ts'
import type { TradingContext } from './context.ts'
import { settleDelisted } from './corporateActions/delisting.ts'
import { enableMargin } from './enableMargin.ts'
import { evolve } from './evolve.ts'
import { expireOrder } from './orders/expire.ts'
import { fillOrder } from './orders/fill.ts'
import { placeOrder } from './orders/place.ts'
import { protectPosition, unlockOrder } from './protection/protect.ts'
import { tradingRefusals } from './refusals.ts'
import { rows } from './lists/rows.ts'
import { schedule } from './schedule.ts'
import { type TradingState, initialTrading } from './state.ts'
import { tradingAccountOf } from './tradingAccount.ts'

/** An opening notes first what companies have announced of its instrument. */
const withNoted = (opening: Outcome, { state, context }: Situation): Outcome =>
  opening.accepted ? accepted(() => [...notedWithOpening(state, context), ...opening.plan()]) : opening

function assess(command: TradingCommand, state: TradingState, context: TradingContext): Outcome {
  const situation: Situation = { state, context, account: tradingAccountOf(state, context) }
  switch (command.kind) {
    case 'trading.placeOrder':
      return withNoted(placeOrder(command.terms, situation), situation)
    case 'trading.closePosition':
      return closePosition(command.terms, situation)
    case 'trading.cancelOrder':
      return cancelOrder(command.order, situation)
    case 'trading.amendOrder':
      return amendOrder(command.terms, situation)
    case 'trading.cancelOrders':
      return cancelOrders(command.instrument, situation)
    case 'trading.protectPosition':
      return protectPosition(command.terms, situation)
    case 'trading.enableMargin':
      return enableMargin(command.riskStatementRead, situation)
    case 'trading.fillOrder':
      return fillOrder(command.owner, command.price, situation)
    case 'trading.expireOrder':
      return expireOrder(command.owner, situation)
    case 'trading.unlockOrder':
      return unlockOrder(command.owner, situation)
    case 'trading.stopOut':
      return stopOut(command.owner, command.price, situation)
    case 'trading.endDayTrade':
      return endDayTrade(command.owner, situation)
    case 'trading.closeCarried':
      return closeCarried(command.owner, command.price, situation)
    case 'trading.cancelOpeningOrders':
      return cancelOpeningOrders(command.cause, situation)
    case 'trading.settleDelisted':
      return settleDelisted(command.instrument, command.price, situation)
    case 'trading.noteAction':
      return noteAction(command.action, situation)
    case 'trading.takeEffect':
      return takeEffect(command.owner, situation)
    case 'trading.payDividend':
      return payDividend(command.dividend, situation)
    case 'trading.openAllotted':
      return withNoted(openAllotted(command.terms, situation), situation)
    case 'trading.closeManaged':
      return closeManaged(command, situation)
    case 'trading.returnAllotted':
      return returnAllotted(command.position, situation)
    default: {
      const never: never = command
      return never
    }
  }
}

/** What an account owes is collected of whatever becomes available, by whichever module. */
function follows(ledger: Balances, at: Instant): readonly TradingEvent[] {
  const postings = debtCollection(ledger)
  return postings.length === 0 ? [] : [{ kind: 'trading.debtCollected', version: 1, at, postings }]
}

/**
 * Orders, positions and executions (docs/rules/orders.md, docs/rules/positions.md). Commands from timers and watches refuse with
 * ORDER_WRONG_STATE when something else came first.
 */
export const trading = defineModule({
  name: 'trading',
  stream: 'account',
  initial: initialTrading,
  shape: 5,
  evolve,
  upcasts: {
    'trading.marginEnabled': [],
    'trading.orderPlaced': [],
    'trading.orderReduced': [],
    'trading.orderAmended': [],
    'trading.orderUnlocked': [],
    'trading.orderEnded': [],
    'trading.orderFilled': [],
    'trading.dayTradeCarried': [],
    'trading.actionNoted': [],
    'trading.dividendCounted': [],
    'trading.dividendPaid': [],
    'trading.rightsCounted': [],
    'trading.positionRebased': [],
    'trading.orderRebased': [],
    'trading.splitApplied': [],
    'trading.debtCollected': [],
  },
  refusals: tradingRefusals,
  assess,
  follows,
  schedule,
  rows,
  openWork: ({ orders }) => Object.keys(orders).length > 0,
  holds,
  earned,
})
