import { members } from './members/module.ts'
import { type StreamState, sliceOf } from './streams/state.ts'
import type { TradingQuestions } from './trading/context.ts'
import { trading } from './trading/module.ts'

/** Answers what trading asks of the other modules of an account. */
export function tradingAnswers(account: StreamState): TradingQuestions {
  const { account: id, realName, restrictions } = sliceOf(account, members)
  return { account: id, realName, restrictions, pendingFundOperation: false }
}

/** Answers members: whether the account has margin financing. */
export const marginEnabled = (account: StreamState): boolean => sliceOf(account, trading).marginEnabled
