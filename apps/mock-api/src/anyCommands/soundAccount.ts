import { type StreamState, accountAnswers, freeLotsOf, sliceOf, trading } from '@onelot/domain'
import { messages } from '@onelot/domain/modules/site/messages'
import { isDefault, payees } from '@onelot/domain/modules/member/payees'
import { REAL_NAME_CHECK } from '@onelot/domain/modules/member/realName'
import { alertsOf, ordersOf, payeesOf, positionsOf } from './inAccount.ts'

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

/** An account is under review as long as what it has submitted is, which is one thing at most; an operator has never set that here. */
function realNameFaults(state: StreamState): readonly string[] {
  const { realName, underReview } = accountAnswers(state)
  const waiting = underReview.filter((kind) => kind === REAL_NAME_CHECK).length
  return waiting === (realName === 'underReview' ? 1 : 0)
    ? []
    : [`${String(waiting)} real names wait where the account is ${realName}`]
}

/** At most five of each kind are linked, one of which is the default; what something under review pays to is linked. */
function payeeFaults(state: StreamState): readonly string[] {
  const linked = payeesOf(state)
  const awaited = accountAnswers(state).awaitedPayees
  return [
    ...(['card', 'wallet'] as const).flatMap((kind) => {
      const ofKind = linked.filter((payee) => payee.kind === kind)
      const defaults = ofKind.filter((payee) => isDefault(sliceOf(state, payees), payee))
      return ofKind.length <= 5 && defaults.length === Math.min(1, ofKind.length)
        ? []
        : [`of ${String(ofKind.length)} of the kind ${kind}, ${String(defaults.length)} are the default`]
    }),
    ...awaited
      .filter((id) => !linked.some((payee) => payee.id === id))
      .map((id) => `${id} is paid to, and gone`),
  ]
}

/** What is wrong with the orders, positions, alerts and messages of an account as it is; nothing, whatever was asked of it. */
export function accountFaults(state: StreamState): readonly string[] {
  const ids = alertsOf(state).map(({ id }) => id)
  const { kept } = sliceOf(state, messages)
  return [
    ...lotsClaimedFaults(state),
    ...groupFaults(state),
    ...realNameFaults(state),
    ...payeeFaults(state),
    ...(new Set(ids).size === ids.length && ids.length <= 50
      ? []
      : ['alerts are not as many as they may be']),
    ...(kept.length <= 500 ? [] : ['there are more messages than are kept']),
  ]
}
