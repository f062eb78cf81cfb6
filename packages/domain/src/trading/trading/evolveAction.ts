import type { CompanyAction } from '../../base/instruments/announced.ts'
import { expectOpen, expectWorking, withOrder, without } from './entries.ts'
import type { TradingEvent } from './event.ts'
import type { TradingState } from './state.ts'
import { totalsAfterProfit, totalsAfterSplit } from './portfolio/totals.ts'
import { payableOf } from './corporateActions/dividends.ts'
import { negate } from '../../base/money/money.ts'

export type ActionEvent = Extract<
  TradingEvent,
  {
    kind:
      | 'trading.actionNoted'
      | 'trading.dividendCounted'
      | 'trading.dividendPaid'
      | 'trading.rightsCounted'
      | 'trading.positionRebased'
      | 'trading.orderRebased'
      | 'trading.splitApplied'
  }
>
type Of<Kind extends ActionEvent['kind']> = Extract<ActionEvent, { kind: Kind }>

/** The state after an action has taken effect on what the account had of its instrument. */
const affected = (
  state: TradingState,
  { instrument, exDate }: Pick<CompanyAction, 'instrument' | 'exDate'>,
): TradingState => ({ ...state, lastExDates: { ...state.lastExDates, [instrument]: exDate } })

function counted(
  state: TradingState,
  { dividend, longs, shorts, margins = [] }: Of<'trading.dividendCounted'>,
): TradingState {
  const { market, exDate, id } = dividend
  for (const position of margins) expectOpen(state, position.id)
  const earned = [...longs.flatMap(({ advanced }) => advanced ?? []), ...shorts.map(({ net }) => negate(net))]
  return {
    ...affected(state, dividend),
    positions: {
      ...state.positions,
      ...Object.fromEntries(margins.map((position) => [position.id, position])),
    },
    actions:
      longs.length === 0
        ? without(state.actions, id)
        : { ...state.actions, [id]: { action: dividend, longs } },
    totals: earned.reduce(
      (totals, profit) => totalsAfterProfit(totals, market, exDate, profit),
      state.totals,
    ),
  }
}

function paid(state: TradingState, { dividend, longs }: Of<'trading.dividendPaid'>): TradingState {
  const { market, payDate, id } = dividend
  return {
    ...state,
    actions: without(state.actions, id),
    totals: longs.reduce(
      (totals, line) => totalsAfterProfit(totals, market, payDate, payableOf(line)),
      state.totals,
    ),
  }
}

function rebased(
  state: TradingState,
  { position, cash, exDate }: Of<'trading.positionRebased'>,
): TradingState {
  expectOpen(state, position.id)
  return {
    ...state,
    positions:
      position.status === 'open'
        ? { ...state.positions, [position.id]: position }
        : without(state.positions, position.id),
    totals:
      cash === undefined
        ? state.totals
        : totalsAfterProfit(state.totals, position.market, exDate, cash.netProfit),
  }
}

/** The fold of what companies do. @throws RangeError on a stream that no decision could have led to */
export function evolveAction(state: TradingState, event: ActionEvent): TradingState {
  switch (event.kind) {
    case 'trading.actionNoted':
      return { ...state, actions: { ...state.actions, [event.action.id]: { action: event.action } } }
    case 'trading.dividendCounted':
      return counted(state, event)
    case 'trading.dividendPaid':
      return paid(state, event)
    case 'trading.rightsCounted':
      return { ...affected(state, event.rights), actions: without(state.actions, event.rights.id) }
    case 'trading.positionRebased':
      return rebased(state, event)
    case 'trading.orderRebased':
      expectWorking(state, event.order.id)
      return withOrder(state, event.order)
    case 'trading.splitApplied':
      return {
        ...affected(state, event.split),
        actions: without(state.actions, event.split.id),
        totals: totalsAfterSplit(state.totals, event.split),
      }
    default: {
      const never: never = event
      return never
    }
  }
}
