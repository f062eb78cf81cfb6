import type { RealNameState, Restriction } from './access/access.ts'
import type { AccountId } from './ids.ts'
import { members } from './members/module.ts'
import { requests } from './requests/module.ts'
import { type FundOperation, pendingFundOperation } from './requests/state.ts'
import { type StreamState, sliceOf } from './streams/state.ts'
import type { TradingQuestions } from './trading/context.ts'
import { trading } from './trading/module.ts'

/** What any module may ask of the whole account. */
export interface AccountAnswers {
  /** Undefined before it was opened. */
  readonly account: AccountId | undefined
  readonly realName: RealNameState
  readonly restrictions: readonly Restriction[]
  readonly marginEnabled: boolean
  readonly hasOpenPositions: boolean
  /** The fund operation under review. */
  readonly pending: FundOperation | undefined
}

export function accountAnswers(state: StreamState): AccountAnswers {
  const { account, realName, restrictions } = sliceOf(state, members)
  const { marginEnabled, positions } = sliceOf(state, trading)
  const hasOpenPositions = Object.keys(positions).length > 0
  const pending = pendingFundOperation(sliceOf(state, requests))
  return { account, realName, restrictions, marginEnabled, hasOpenPositions, pending }
}

/** Answers what trading asks of the other modules of an account. */
export function tradingAnswers(state: StreamState): TradingQuestions {
  const { account, realName, restrictions, pending } = accountAnswers(state)
  return { account, realName, restrictions, pendingFundOperation: pending !== undefined }
}

export const marginEnabled = (state: StreamState): boolean => accountAnswers(state).marginEnabled
