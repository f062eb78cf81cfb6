import type { OrderId } from '../ids.ts'
import { post } from '../ledger/ledger.ts'
import type { OpenPosition, OrderBase, Position } from '../trading/order.ts'
import type { AccountEvent } from './event.ts'
import { type AccountState, positionOf } from './state.ts'

function present(state: AccountState, id: OrderId): Position {
  const position = positionOf(state, id)
  if (position === undefined) throw new RangeError(`no position ${id} in the account's events`)
  return position
}

function open(state: AccountState, id: OrderId): OpenPosition {
  const position = present(state, id)
  if (position.status !== 'holding' && position.status !== 'preparingToClose')
    throw new RangeError(`position ${id} is ${position.status}`)
  return position
}

function baseOf({ id, terms, market, currency, lotSize, placedAt }: OrderBase): OrderBase {
  return { id, terms, market, currency, lotSize, placedAt }
}

/** Positions by id after an event; only those that it touches are new. */
function put(state: AccountState, ...changed: readonly Position[]): AccountState {
  const entries = changed.map((position) => [position.id, position] as const)
  return { ...state, positions: { ...state.positions, ...Object.fromEntries(entries) } }
}

/**
 * The fold that an account's state is. Every event's postings move its balances. Total on streams that `decide`
 * wrote. @throws RangeError on a stream that no decision could have led to.
 */
export function evolveAccount(before: AccountState, event: AccountEvent): AccountState {
  const state =
    event.postings.length === 0 ? before : { ...before, balances: post(before.balances, event.postings) }
  switch (event.kind) {
    case 'accountOpened':
      return { ...state, account: event.account, inviter: event.inviter, openedAt: event.at }
    case 'practiceMoneyGranted':
      return state
    case 'realNameStateChanged':
      return { ...state, realName: event.state }
    case 'restrictionsSet':
      return { ...state, restrictions: event.restrictions }
    case 'marginEnabled':
      return { ...state, marginEnabled: true }
    case 'orderPlaced': {
      const { order, frozenMargin, frozenFee, expiresAt } = event
      return put(state, { ...order, status: 'pendingOrder', frozenMargin, frozenFee, expiresAt })
    }
    case 'orderFilled':
      return put(state, { ...event.order, status: 'holding', fill: event.fill })
    case 'orderCancelled': {
      const order = baseOf(present(state, event.order))
      return put(state, { ...order, status: 'cancelled', cause: event.cause, cancelledAt: event.at })
    }
    case 'closeOrderPlaced': {
      const position = open(state, event.position)
      const { close, expiresAt } = event
      return put(state, {
        ...baseOf(position),
        status: 'preparingToClose',
        fill: position.fill,
        close,
        expiresAt,
      })
    }
    case 'closeOrderCancelled': {
      const position = open(state, event.position)
      return put(state, { ...baseOf(position), status: 'holding', fill: position.fill })
    }
    case 'positionClosed': {
      const position = open(state, event.position)
      const { closing } = event
      return put(state, { ...baseOf(position), status: 'closed', fill: position.fill, closing })
    }
    case 'positionPartClosed': {
      const base = baseOf(open(state, event.position))
      const { child, childFill, remainder, closing } = event
      const terms = { ...base.terms, lots: childFill.lots }
      return put(
        state,
        { ...base, status: 'holding', fill: remainder },
        { ...base, id: child, terms, status: 'closed', fill: childFill, closing },
      )
    }
    default: {
      const never: never = event
      return never
    }
  }
}

/** The state after a whole stream, or after what follows a snapshot of it. */
export const replayAccount = (from: AccountState, events: readonly AccountEvent[]): AccountState =>
  events.reduce(evolveAccount, from)
