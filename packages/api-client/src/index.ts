export {
  type RefusalCodeOnWire,
  type SuccessCode,
  type TransportCode,
  successCodes,
  type LimitedAction,
  brieflyLimited,
  limitedActions,
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
export {
  type ApplicationOnWire,
  type ApplicationTerms,
  type DrawProof,
  applicationObstacleCodes,
  applicationStepNames,
  applicationsApply,
  applicationsCancel,
  applicationsGet,
  applicationsList,
  applicationsPay,
  applicationsProof,
  applicationsRemind,
  applicationsTerms,
  applicationsWaive,
  endedApplicationStates,
  openApplicationStates,
} from './contract/applications.ts'
export {
  type AuctionDemand,
  type AuctionOnWire,
  auctionsDemand,
  auctionsGet,
  auctionsList,
} from './contract/auctions.ts'
export {
  type BidOnWire,
  type BidTerms,
  bidObstacleCodes,
  bidStates,
  bidsAmend,
  bidsGet,
  bidsList,
  bidsPlace,
  bidsRemind,
  bidsTerms,
  bidsWithdraw,
} from './contract/bids.ts'
export { type OfferDraw, offersDraw, offersGet, offersList, offersStory } from './contract/offers.ts'
export {
  type OfferFigure,
  type OfferOnWire,
  type OfferStory,
  offerDocumentNames,
  offerFigureNames,
} from './contract/offerShapes.ts'
export {
  type ExchangeDone,
  type ExchangeQuoteOnWire,
  exchangeChart,
  exchangeConvert,
  exchangeQuote,
} from './contract/exchange.ts'
export {
  type DepositChannelOnWire,
  type DepositOnWire,
  type DepositTermsOnWire,
  type OpenedChannel,
  depositObstacleCodes,
  depositsGet,
  depositsList,
  depositsMonths,
  depositsOpenChannel,
  depositsSubmit,
  depositsTerms,
} from './contract/deposits.ts'
export {
  type WithdrawalOnWire,
  type WithdrawalTermsOnWire,
  withdrawalObstacleCodes,
  withdrawalsGet,
  withdrawalsList,
  withdrawalsMonths,
  withdrawalsSubmit,
  withdrawalsTerms,
} from './contract/withdrawals.ts'
export {
  type CardOnWire,
  type Payees,
  type WalletOnWire,
  payeesAddCard,
  payeesAddWallet,
  payeesList,
  payeesMakeDefault,
  payeesUnbind,
} from './contract/payees.ts'
export { type ClosingStatus, closingClose, closingStatus } from './contract/closing.ts'
export { commonConfig, commonOutcome } from './contract/common.ts'
export {
  type AnnouncedDividendOnWire,
  type DividendRecordOnWire,
  dividendsAnnounced,
  dividendsRecords,
} from './contract/dividends.ts'
export { type Briefing, type UnreadGroup, homeBriefing, unreadGroups } from './contract/home.ts'
export type { MonthOnWire } from './contract/fundShapes.ts'
export { type FundFlow, type MovedPosition, fundFlows, fundMonths, fundRecords } from './contract/funds.ts'
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
export {
  type AnnouncedTopics,
  messagesList,
  messagesRead,
  messagesSetTopic,
  messagesTopics,
  messagesUnread,
} from './contract/messages.ts'
export {
  memberEnableMargin,
  memberLogin,
  memberLogout,
  memberMe,
  memberRegister,
  passwordText,
  phoneText,
} from './contract/members.ts'
export {
  type MemberDevice,
  memberChangeFundPassword,
  memberChangePassword,
  memberChangePhone,
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
  memberResetFundPassword,
  memberResetPassword,
  memberSetFundPassword,
} from './contract/security.ts'
export { type InboxCode, type SentCode, codesInbox, codesSend, codesSendToMember } from './contract/codes.ts'
export { type SeatOnWire, seatApply, seatStatus } from './contract/seat.ts'
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
export type { CashDayOnWire, HoldOnWire } from './contract/fundShapes.ts'
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
export {
  type RealNameStatus,
  type RealNameUnlock,
  realNameStatus,
  realNameSubmit,
  realNameUnlocks,
} from './contract/realName.ts'
export { type RequestOnWire, requestIdText, requestsCancel, requestsList } from './contract/requests.ts'
export type { ListedOrder, OrderOnWire, OrderStepOnWire } from './contract/orderShapes.ts'
export { type Cursor, type Snapshot, cursorText } from './contract/paging.ts'
export type { StopOnWire } from './contract/termShapes.ts'
export { type TradeHoldings, tradeHoldings } from './contract/holdings.ts'
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
export {
  applicationIdText,
  auctionIdText,
  bidIdText,
  dateText,
  instantText,
  instrumentIdText,
  moneyShape,
  offerIdText,
  positionIdText,
} from './contract/scalars.ts'
export { type StreamEvent, streamEventShape, streamPath, streamRequest } from './contract/stream.ts'
export {
  ACCOUNT_VERSION_HEADER,
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
  UPLOAD_SILENCE_MS,
  UPLOAD_TIMEOUT_MS,
} from './constants.ts'
export {
  type Envelope,
  type ForeignRefusal,
  type LimitParams,
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
  ReadOptions,
  SessionTokens,
  StreamListener,
  StreamSharing,
  StreamState,
  Unknown,
  Upload,
  WriteOptions,
} from './client/types.ts'
export { uploadByXhr } from './client/uploadByXhr.ts'
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
  closedWindowValues,
  needsNoValues,
  refusalMessage,
} from './texts/refusalMessage.ts'
