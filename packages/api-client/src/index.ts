export {
  type RefusalCodeOnWire,
  type SuccessCode,
  type TransportCode,
  successCodes,
  transportCodes,
} from './envelope/codes.ts'
export {
  type CachePolicy,
  type Endpoint,
  type RefusalCodeOf,
  type RefusalOf,
  type RequestInput,
  type RequestOf,
  type ResponseOf,
  type SuccessOf,
  defineEndpoint,
  isRefusalOf,
} from './contract/endpoint.ts'
export { parseAnswer, rowsLeftOut } from './envelope/parseAnswer.ts'
export { contract, endpoints } from './contract/contract.ts'
export {
  type CheckInReward,
  type CheckInStatus,
  checkInRedeem,
  checkInStatus,
  checkInToday,
} from './contract/checkIn.ts'
export { commonConfig, commonOutcome } from './contract/common.ts'
export {
  type AnnouncedDividendOnWire,
  type DividendRecordOnWire,
  dividendsAnnounced,
  dividendsRecords,
} from './contract/dividends.ts'
export { type Briefing, type UnreadGroup, homeBriefing, unreadGroups } from './contract/home.ts'
export { type FundFlow, type MovedPosition, fundFlows, fundRecords } from './contract/funds.ts'
export {
  type NamedInstrument,
  type PriceAlertOnWire,
  priceAlertsChange,
  priceAlertsCreate,
  priceAlertsDelete,
  priceAlertsList,
  priceAlertsSwitch,
} from './contract/priceAlerts.ts'
export {
  type MessageKind,
  type MessageOfKind,
  type MessageOnWire,
  type MessageTopic,
  messageTopics,
} from './contract/messageShapes.ts'
export { messagesList, messagesRead, messagesUnread } from './contract/messages.ts'
export {
  memberEnableMargin,
  memberLogin,
  memberLogout,
  memberMe,
  memberRegister,
  passwordText,
  phoneText,
} from './contract/members.ts'
export { uploadImage, uploadKeyText } from './contract/uploads.ts'
export {
  type Board,
  type DayMark,
  type DetailFacts,
  type MarketDetail,
  type QuoteRow,
  boards,
  dayMarks,
  marketCandles,
  marketDetail,
  marketList,
  marketOverview,
  marketQuotes,
  marketSearch,
} from './contract/market.ts'
export {
  type ListedWatch,
  type ListedWatchGroup,
  watchGroupIdText,
  watchlistAdd,
  watchlistAddGroup,
  watchlistDeleteGroup,
  watchlistGroups,
  watchlistMove,
  watchlistRemove,
  watchlistRenameGroup,
  watchlistRows,
} from './contract/watchlist.ts'
export {
  type ExtendedRow,
  type BreadthOnWire,
  type SectorOnWire,
  type TableColumn,
  type TableDirection,
  type TableRow,
  marketExtended,
  marketNews,
  marketBreadth,
  marketSectors,
  marketSessions,
  marketTable,
  tableColumns,
} from './contract/marketLists.ts'
export type { News } from './contract/newsShapes.ts'
export { type NewsItem, type NewsRow, newsHot, newsItem, newsOwn } from './contract/news.ts'
export type { InstrumentOnWire, LedgerLineOnWire, MarketOnWire, SessionOnWire } from './contract/shapes.ts'
export type {
  ClosingExecutionOnWire,
  ExecutionOnWire,
  InventoryLineOnWire,
  ListedPosition,
  OpenPositionOnWire,
  PositionOnWire,
  ProtectionOnWire,
  WorkingCloseOnWire,
} from './contract/positionShapes.ts'
export {
  type TradeSummary,
  tradeAccount,
  tradeCancel,
  tradeClose,
  tradeInventory,
  tradePlace,
  tradePosition,
  tradePositions,
  tradeSummary,
} from './contract/trading.ts'
export { tradeAmend, tradeCancelAll, tradeOrder, tradeOrders, tradeProtect } from './contract/orders.ts'
export { type RequestOnWire, requestsCancel, requestsList } from './contract/requests.ts'
export type { ListedOrder, OrderOnWire, OrderStepOnWire } from './contract/orderShapes.ts'
export { type Cursor, type Snapshot, cursorText } from './contract/paging.ts'
export type { StopOnWire } from './contract/termShapes.ts'
export {
  type TradeCurve,
  type TradeHoldings,
  curveDays,
  tradeCurve,
  tradeHoldings,
} from './contract/holdings.ts'
export {
  type PortfolioDays,
  type PortfolioProfits,
  type PortfolioReturn,
  type PortfolioStatement,
  portfolioDays,
  portfolioExecutions,
  portfolioProfits,
  portfolioReturn,
  portfolioStatement,
} from './contract/portfolio.ts'
export type { TradeOnWire, TradedInstrument } from './contract/portfolioShapes.ts'
export {
  type PortfolioClosings,
  type PortfolioYear,
  portfolioClosings,
  portfolioYear,
} from './contract/portfolioYear.ts'
export { dateText, instrumentIdText, moneyShape, positionIdText } from './contract/scalars.ts'
export { type StreamEvent, streamEventShape, streamPath, streamRequest } from './contract/stream.ts'
export {
  LOGOUT_REDIRECT_MS,
  REQUEST_TIMEOUT_MS,
  STREAM_DEBOUNCE_MS,
  STREAM_HEARTBEAT_MS,
  STREAM_LINGER_MS,
  STREAM_MOST_INSTRUMENTS,
  STREAM_RETRY_LONGEST_MS,
  STREAM_RETRY_MS,
  STREAM_STALE_MS,
  UNAUTHORISED_REDIRECT_MS,
} from './constants.ts'
export {
  type Envelope,
  type ForeignRefusal,
  type TransportRefusal,
  type WireRefusal,
  envelopeShape,
} from './envelope/envelope.ts'
export { type Parsed, parseWire } from './envelope/parseWire.ts'
export { isRefusalCode, paramKinds, refusalParams } from './envelope/refusalParams.ts'
export { ApiError, type ApiFailure } from './client/failure.ts'
export type {
  ApiClient,
  ClientOptions,
  IdempotencyKey,
  Outcome,
  SessionTokens,
  StreamListener,
  StreamState,
  Unknown,
} from './client/types.ts'
export {
  type KeptKey,
  type KeptKeys,
  type OpenWrites,
  KEPT_KEY_MS,
  keysInMemory,
  keysInStorage,
} from './client/keptKeys.ts'
export { createClient } from './client/createClient.ts'
export { apiHeaders, apiUrl } from './client/request.ts'
export {
  type Done,
  type Earlier,
  type Submission,
  type SubmissionOutcome,
  createSubmission,
} from './client/submission.ts'
export { type TransportMessage, failureMessage } from './texts/failureMessage.ts'
export { guardHan } from './texts/hanGuard.ts'
export type { RefusalMessages, TransportMessages } from './texts/messages.ts'
export {
  type MessageValues,
  type RefusalMessage,
  needsNoValues,
  refusalMessage,
} from './texts/refusalMessage.ts'
