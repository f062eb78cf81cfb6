import { type StreamState, freeLotsOf, sliceOf, trading } from '@onelot/domain'
import { messages } from '@onelot/domain/modules/messages'
import { alertsOf, ordersOf, positionsOf } from './inAccount.ts'

/** No position has fewer than one lot, its closing orders claim no more, and no order is left of one that is closed. */
function lotsClaimedFaults(state: StreamState): readonly string[] {
  const open = new Map<string, number>(positionsOf(state).map(({ id, fill }) => [id, fill.lots]))
  const account = sliceOf(state, trading)
  const closing = ordersOf(state).filter(({ purpose }) => purpose === 'close')
  return [
    ...positionsOf(state).flatMap(({ id, fill }) =>
      Number.isSafeInteger(fill.lots) && fill.lots > 0 && freeLotsOf(account, id) >= 0
        ? []
        : [`${id} has ${String(fill.lots)} lots, ${String(freeLotsOf(account, id))} of them free`],
    ),
    ...closing.flatMap(({ id, position, group, terms }) => {
      const lots = open.get(position) ?? 0
      const isSound = group === undefined ? terms.lots <= lots : terms.lots === lots
      return isSound && terms.lots > 0 ? [] : [`${id} closes ${String(terms.lots)} of ${String(lots)} lots`]
    }),
  ]
}

/** At most one take-profit and one stop-loss protect a position, in one group. */
function groupFaults(state: StreamState): readonly string[] {
  const grouped = ordersOf(state).filter(({ group }) => group !== undefined)
  const names = grouped.map(
    ({ position, activation }) => `${position} ${activation === undefined ? 'limit' : 'stop'}`,
  )
  const groups = new Map(grouped.map(({ position, group }) => [position, group]))
  return [
    ...(new Set(names).size === names.length ? [] : [`two orders protect alike: ${names.join(', ')}`]),
    ...grouped.flatMap(({ id, position, group }) =>
      groups.get(position) === group ? [] : [`${id} is of another group`],
    ),
  ]
}

/** What is wrong with the orders, positions, alerts and messages of an account as it is; nothing, whatever was asked of it. */
export function accountFaults(state: StreamState): readonly string[] {
  const ids = alertsOf(state).map(({ id }) => id)
  const { kept } = sliceOf(state, messages)
  return [
    ...lotsClaimedFaults(state),
    ...groupFaults(state),
    ...(new Set(ids).size === ids.length && ids.length <= 50
      ? []
      : ['alerts are not as many as they may be']),
    ...(kept.length <= 500 ? [] : ['there are more messages than are kept']),
  ]
}
