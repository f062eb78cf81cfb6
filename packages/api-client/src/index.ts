export {
  type RefusalCodeOnWire,
  type SuccessCode,
  type TransportCode,
  successCodes,
  transportCodes,
} from './envelope/codes.ts'
export {
  type Endpoint,
  type RequestInput,
  type RequestOf,
  type ResponseOf,
  defineEndpoint,
} from './contract/endpoint.ts'
export { contract } from './contract/contract.ts'
export { commonConfig } from './contract/common.ts'
export {
  memberEnableMargin,
  memberLogin,
  memberLogout,
  memberMe,
  memberRegister,
  passwordText,
  phoneText,
} from './contract/member.ts'
export {
  type Board,
  type DetailFacts,
  type MarketDetail,
  type QuoteRow,
  boards,
  marketCandles,
  marketDetail,
  marketList,
  marketOverview,
  marketQuotes,
  marketSearch,
} from './contract/market.ts'
export {
  type LedgerLineOnWire,
  type PositionTab,
  type TradeSummary,
  fundRecords,
  positionTabs,
  tradeAccount,
  tradeCancel,
  tradeClose,
  tradePlace,
  tradePosition,
  tradePositions,
  tradeSummary,
} from './contract/trade.ts'
export { type StreamEvent, streamEventShape, streamPath, streamRequest } from './contract/stream.ts'
