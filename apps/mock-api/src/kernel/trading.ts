import {
  type AccountCommand,
  type AccountId,
  type AccountState,
  type Instant,
  type Refusal,
  type Result,
  type TradingCommand,
  decideAccount,
  decideTrading,
  no,
} from '@onelot/domain'
import type { Append } from '../store/port.ts'
import { appendTo, loadAccount } from './accounts.ts'
import type { House } from './house.ts'
import { tradingFacts } from './tradingFacts.ts'

export interface Decided {
  readonly append: Append
  readonly before: AccountState
  readonly after: AccountState
}

/** Decides a trading command on an account as it stands; nothing is stored yet. */
export async function decideTrade(
  house: House,
  stream: AccountId,
  command: TradingCommand,
  now: Instant,
): Promise<Result<Decided, Refusal>> {
  const account = await loadAccount(house.store, stream)
  const result = decideTrading(command, account.state, tradingFacts(house, command, account.state, now))
  if (!result.ok) return no(result.refusal)
  const { append, after } = appendTo(house, account, result.value, now)
  return { ok: true, value: { append, before: account.state, after: after.state } }
}

/** Decides what an operator sets on an account. */
export async function decideStanding(
  house: House,
  stream: AccountId,
  command: AccountCommand,
  now: Instant,
): Promise<Result<Decided, Refusal>> {
  const account = await loadAccount(house.store, stream)
  const result = decideAccount(command, account.state, { now })
  if (!result.ok) return no(result.refusal)
  const { append, after } = appendTo(house, account, result.value, now)
  return { ok: true, value: { append, before: account.state, after: after.state } }
}
