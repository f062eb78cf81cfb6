import { commonConfig } from './common.ts'
import type { Endpoint } from './endpoint.ts'
import {
  marketCandles,
  marketDetail,
  marketList,
  marketOverview,
  marketQuotes,
  marketSearch,
} from './market.ts'
import { memberEnableMargin, memberLogin, memberLogout, memberMe, memberRegister } from './member.ts'
import {
  fundRecords,
  tradeAccount,
  tradeCancel,
  tradeClose,
  tradePlace,
  tradePosition,
  tradePositions,
  tradeSummary,
} from './trade.ts'

/** Every call of the wire but the stream. */
export const contract = [
  commonConfig,
  memberRegister,
  memberLogin,
  memberLogout,
  memberMe,
  memberEnableMargin,
  marketOverview,
  marketList,
  marketSearch,
  marketDetail,
  marketCandles,
  marketQuotes,
  tradeAccount,
  tradeSummary,
  tradePositions,
  tradePosition,
  tradePlace,
  tradeCancel,
  tradeClose,
  fundRecords,
] as const satisfies readonly Endpoint[]
