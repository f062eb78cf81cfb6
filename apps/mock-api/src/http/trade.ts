import {
  tradeAccount,
  tradeCancel,
  tradeClose,
  tradePlace,
  tradePosition,
  tradePositions,
  tradeSummary,
} from '@onelot/api-client'
import {
  type AccountId,
  type AccountState,
  type Instant,
  type OrderId,
  type Position,
  type Refusal,
  type Result,
  type TradingCommand,
  convertPortfolios,
  isOpen,
  no,
  portfoliosOf,
  positionOf,
  refuse,
} from '@onelot/domain'
import { loadAccount } from '../kernel/accounts.ts'
import { figureFacts, ratesAt } from '../kernel/figures.ts'
import type { House } from '../kernel/house.ts'
import { settleAccount } from '../kernel/time.ts'
import { type Decided, decideTrade } from '../kernel/trading.ts'
import { lineOnWire, pageAt } from './paging.ts'
import { type Route, answer, forMembers } from './route.ts'

/** A page long enough for every posting of one position. */
const WHOLE = { offset: 0, limit: 1_000 }
const wrongState = refuse('ORDER_WRONG_STATE', {})

/** Positions with what they are in. A listing that is gone for good leaves its positions without a name to show. */
function viewsOf({ market }: House, positions: readonly Position[]) {
  return positions.flatMap((position) => {
    const instrument = market.listing(position.terms.instrument)
    return instrument === undefined ? [] : [{ position, instrument }]
  })
}

/** Decides on the account as it is now: what came due before is done first. */
async function decideNow(
  house: House,
  account: AccountId,
  command: TradingCommand,
  now: Instant,
): Promise<Result<Decided, Refusal>> {
  await settleAccount(house, account, now)
  return decideTrade(house, account, command, now)
}

function changed({ before, after }: Decided): readonly Position[] {
  return Object.values(after.positions).filter(({ id }) => before.positions[id] !== after.positions[id])
}
function present(state: AccountState, id: OrderId): Position {
  const position = positionOf(state, id)
  if (position === undefined) throw new Error(`${id} was decided on and is gone`)
  return position
}

export const tradeRoutes: readonly Route[] = [
  forMembers(tradeAccount, async ({ instrument }, { house, account }) => {
    const { state } = await loadAccount(house.store, account)
    const { stopOutRate, pendingBlocksTrading } = house.controls.current.settings
    const { realName, restrictions, marginEnabled, balances } = state
    const positions = Object.values(state.positions).filter(
      (position) => position.terms.instrument === instrument && isOpen(position),
    )
    const rules = { stopOutRate, pendingBlocksTrading }
    return answer({ account, realName, restrictions, marginEnabled, balances, positions, rules })
  }),

  forMembers(tradeSummary, async ({ currency }, { house, account, now }) => {
    const { state } = await loadAccount(house.store, account)
    const portfolios = portfoliosOf(state, figureFacts(house, state, now))
    const figures = convertPortfolios(portfolios, currency, ratesAt(house, now))
    const accounts = portfolios.map(({ figures: { available, frozen, margin, withdrawable } }) => ({
      available,
      frozen,
      margin,
      withdrawable,
    }))
    return answer({ ...figures, accounts, asOf: now })
  }),

  forMembers(tradePositions, async ({ tab, ...page }, { house, account }) => {
    const { rows, total } = await house.store.positions(account, { tab }, pageAt(page))
    const positions = viewsOf(
      house,
      rows.map(({ position }) => position),
    )
    return answer({ positions, total })
  }),

  forMembers(tradePosition, async ({ position: id }, { house, account }) => {
    const { state } = await loadAccount(house.store, account)
    const position = positionOf(state, id)
    const [view] = position === undefined ? [] : viewsOf(house, [position])
    if (view === undefined) return no(wrongState)
    const { rows } = await house.store.lines(account, { ref: id }, WHOLE)
    return answer({ ...view, ledger: rows.map(lineOnWire) })
  }),

  forMembers(tradePlace, async (terms, { house, account, now }) => {
    const decided = await decideNow(house, account, { kind: 'placeOrder', terms }, now)
    if (!decided.ok) return decided
    const [position] = changed(decided.value)
    if (position === undefined) throw new Error('an order was placed and left no position')
    return { ok: true, value: { data: { position }, message: 'PURCHASED', appends: [decided.value.append] } }
  }),

  forMembers(tradeCancel, async ({ order }, { house, account, now }) => {
    await settleAccount(house, account, now)
    const { state } = await loadAccount(house.store, account)
    const resting = positionOf(state, order)?.status === 'preparingToClose'
    const command: TradingCommand = resting
      ? { kind: 'cancelClose', position: order }
      : { kind: 'cancelOrder', order }
    const decided = await decideTrade(house, account, command, now)
    if (!decided.ok) return decided
    const position = present(decided.value.after, order)
    return { ok: true, value: { data: { position }, message: 'CANCELLED', appends: [decided.value.append] } }
  }),

  forMembers(tradeClose, async (terms, { house, account, now }) => {
    const decided = await decideNow(house, account, { kind: 'closePosition', terms }, now)
    if (!decided.ok) return decided
    const position = present(decided.value.after, terms.position)
    const closedPart = changed(decided.value).find(({ id }) => id !== terms.position)
    const resting = position.status === 'preparingToClose'
    return {
      ok: true,
      value: {
        data: { position, ...(closedPart === undefined ? {} : { closedPart }) },
        message: resting ? 'SELL_APPLIED' : 'CLOSED',
        appends: [decided.value.append],
      },
    }
  }),
]
