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
} from './contract/base/endpoint.ts'
export { isDevelopment } from './envelope/inWords.ts'
export { parseAnswer, rowsLeftOut } from './envelope/parseAnswer.ts'
export { isStorable } from './envelope/storable.ts'
export { contract, endpoints } from './contract/contract.ts'
export {
  type CheckInReward,
  type CheckInStatus,
  checkInRedeem,
  checkInStatus,
  checkInToday,
} from './contract/site/checkIn.ts'
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
} from './contract/newShares/applications.ts'
export {
  type AuctionDemand,
  type AuctionOnWire,
  auctionsDemand,
  auctionsGet,
  auctionsList,
} from './contract/newShares/auctions.ts'
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
} from './contract/newShares/bids.ts'
export {
  type BlockOnWire,
  type BlockTermsOnWire,
  type BlockTradeOnWire,
  blockObstacleCodes,
  blockTradesGet,
  blockTradesList,
  blockTradesProduct,
  blockTradesProducts,
  blockTradesSubmit,
  blockTradesTerms,
} from './contract/offExchange/blockTrades.ts'
export {
  type PlacementOnWire,
  type PlacementSubscriptionOnWire,
  type PlacementTermsOnWire,
  placementObstacleCodes,
  placementsGet,
  placementsList,
  placementsProduct,
  placementsProducts,
  placementsSubmit,
  placementsTerms,
} from './contract/offExchange/placements.ts'
export {
  type DayTradeMarket,
  type DayTradingOverview,
  type DayTradingStanding,
  dayTradeMarkets,
  dayTradingOverview,
  dayTradingSetLossLimit,
} from './contract/offExchange/dayTrading.ts'
export {
  type CreditLineOnWire,
  type InstalmentOnWire,
  type LoanOnWire,
  type LoanPaymentOnWire,
  type LoanQuoteOnWire,
  type RepaymentOnWire,
  loanObstacleCodes,
  loanProgresses,
} from './contract/credit/loanShapes.ts'
export {
  type LoanCertificate,
  type LoanQuotes,
  type LoansOverview,
  type RepaymentTermsOnWire,
  loansCertificate,
  loansGet,
  loansList,
  loansOverview,
  loansPayments,
  loansQuotes,
  loansRepay,
  loansRepaymentTerms,
  loansSubmit,
} from './contract/credit/loans.ts'
export {
  type CreditScoreOnWire,
  type ScoreEntryOnWire,
  memberCreditScore,
} from './contract/member/creditScore.ts'
export {
  type FollowDetailOnWire,
  type FollowTermsOnWire,
  copyTradingAdd,
  copyTradingEnd,
  copyTradingGet,
  copyTradingList,
  copyTradingPause,
  copyTradingRemove,
  copyTradingResume,
  copyTradingSetStopLoss,
  copyTradingSkipped,
  copyTradingSubmit,
  copyTradingTerms,
  copyTradingTrades,
  followObstacleCodes,
} from './contract/managed/copyTrading.ts'
export {
  type FollowOnWire,
  type FollowTradeOnWire,
  type MirroredOnWire,
  type MoreOnWire,
  type RunningFollowOnWire,
  followProgresses,
} from './contract/managed/followShapes.ts'
export {
  type MentorDetailOnWire,
  copyTradingMentor,
  copyTradingMentorTrades,
  copyTradingMentors,
  copyTradingPreview,
  copyTradingSample,
  mentorOrders,
} from './contract/managed/mentors.ts'
export {
  type FollowPreviewOnWire,
  type MentorOnWire,
  type MentorPositionOnWire,
  type MentorSampleOnWire,
  type MentorTradeOnWire,
  mentorPhases,
} from './contract/managed/mentorShapes.ts'
export {
  type RunTermsOnWire,
  runObstacleCodes,
  strategiesBars,
  strategiesCancel,
  strategiesEnd,
  strategiesGet,
  strategiesList,
  strategiesSubmit,
  strategiesTerms,
} from './contract/managed/strategies.ts'
export {
  type BacktestOnWire,
  type NextDecisionOnWire,
  type RunBarOnWire,
  type RunDayOnWire,
  type RunDetailOnWire,
  type RunOnWire,
  type StrategyOnWire,
  type WhyOnWire,
  runIdText,
  runProgresses,
} from './contract/managed/strategyShapes.ts'
export {
  type LendingLoanOnWire,
  type LendingOverview,
  type LendingPaymentOnWire,
  type LendingShareOnWire,
  type LendingTermsOnWire,
  type LendingIncomeOnWire,
  type LendingIncomeRecord,
  lendingGet,
  lendingIncome,
  lendingList,
  lendingObstacleCodes,
  lendingOverview,
  lendingPayments,
  lendingProgresses,
  lendingRecall,
  lendingSetAutomatic,
  lendingSubmit,
  lendingSwitchCodes,
  lendingTerms,
} from './contract/offExchange/lending.ts'
export {
  type ProductOnWire,
  productAmounts,
  productStates,
  productSteps,
  tradeProducts,
} from './contract/trading/products.ts'
export {
  type OfferDraw,
  offersDraw,
  offersGet,
  offersList,
  offersStory,
} from './contract/newShares/offers.ts'
export {
  type OfferFigure,
  type OfferOnWire,
  type OfferStory,
  offerDocumentNames,
  offerFigureNames,
} from './contract/newShares/offerShapes.ts'
export {
  type ExchangeDone,
  type ExchangeQuoteOnWire,
  exchangeChart,
  exchangeConvert,
  exchangeQuote,
} from './contract/funds/exchange.ts'
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
} from './contract/funds/deposits.ts'
export {
  type WithdrawalOnWire,
  type WithdrawalTermsOnWire,
  withdrawalObstacleCodes,
  withdrawalsGet,
  withdrawalsList,
  withdrawalsMonths,
  withdrawalsSubmit,
  withdrawalsTerms,
} from './contract/funds/withdrawals.ts'
export {
  type CardOnWire,
  type Payees,
  type WalletOnWire,
  payeesAddCard,
  payeesAddWallet,
  payeesList,
  payeesMakeDefault,
  payeesUnbind,
} from './contract/member/payees.ts'
export { type ClosingStatus, closingClose, closingStatus } from './contract/member/closing.ts'
export { commonConfig, commonOutcome } from './contract/site/common.ts'
export {
  type AnnouncedDividendOnWire,
  type DividendRecordOnWire,
  dividendsAnnounced,
  dividendsRecords,
} from './contract/trading/dividends.ts'
export {
  type Briefing,
  type DueOnWire,
  type UnreadGroup,
  homeBriefing,
  homeDue,
  unreadGroups,
} from './contract/site/home.ts'
export type { MonthOnWire } from './contract/funds/fundShapes.ts'
export {
  type FundFlow,
  type MovedPosition,
  fundFlows,
  fundMonths,
  fundRecords,
} from './contract/funds/funds.ts'
export {
  type NamedInstrument,
  type PriceAlertOnWire,
  priceAlertsChange,
  priceAlertsCreate,
  priceAlertsDelete,
  priceAlertsList,
  priceAlertsSwitch,
} from './contract/market/priceAlerts.ts'
export {
  type MessageKind,
  type MessageOfKind,
  type MessageOnWire,
  type MessageTopic,
  messageTopics,
} from './contract/site/messageShapes.ts'
export {
  type AnnouncedTopics,
  messagesList,
  messagesRead,
  messagesSetTopic,
  messagesTopics,
  messagesUnread,
} from './contract/site/messages.ts'
export {
  type PushDeviceOnWire,
  type PushedNotice,
  pushDevice,
  pushSubscribe,
  pushUnsubscribe,
} from './contract/site/push.ts'
export {
  memberEnableMargin,
  memberLogin,
  memberLogout,
  memberMe,
  memberRegister,
  passwordText,
  phoneText,
} from './contract/member/members.ts'
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
} from './contract/member/security.ts'
export {
  type InboxCode,
  type SentCode,
  codesInbox,
  codesSend,
  codesSendToMember,
} from './contract/member/codes.ts'
export { type SeatOnWire, seatApply, seatStatus } from './contract/member/seat.ts'
export { uploadImage, uploadKeyText } from './contract/member/uploads.ts'
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
} from './contract/market/market.ts'
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
} from './contract/market/watchlist.ts'
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
} from './contract/market/marketLists.ts'
export type { News } from './contract/market/newsShapes.ts'
export { type NewsItem, type NewsRow, newsHot, newsItem, newsOwn } from './contract/market/news.ts'
export type {
  InstrumentOnWire,
  LedgerLineOnWire,
  MarketOnWire,
  SessionOnWire,
} from './contract/base/shapes.ts'
export type {
  ClosingExecutionOnWire,
  ExecutionOnWire,
  InventoryLineOnWire,
  ListedPosition,
  OpenPositionOnWire,
  PositionOnWire,
  ProtectionOnWire,
  WorkingCloseOnWire,
} from './contract/trading/positionShapes.ts'
export type { CashDayOnWire, HoldOnWire } from './contract/funds/fundShapes.ts'
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
} from './contract/trading/trading.ts'
export {
  tradeAmend,
  tradeCancelAll,
  tradeOrder,
  tradeOrders,
  tradeDayTrades,
  tradeProtect,
} from './contract/trading/orders.ts'
export {
  type RealNameStatus,
  type RealNameUnlock,
  realNameStatus,
  realNameSubmit,
  realNameUnlocks,
} from './contract/member/realName.ts'
export { type RequestOnWire, requestIdText, requestsCancel, requestsList } from './contract/funds/requests.ts'
export type { ListedOrder, OrderOnWire, OrderStepOnWire } from './contract/trading/orderShapes.ts'
export { type Cursor, type Snapshot, cursorText } from './contract/base/paging.ts'
export type { StopOnWire } from './contract/trading/termShapes.ts'
export { type TradeHoldings, tradeHoldings } from './contract/trading/holdings.ts'
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
} from './contract/trading/portfolio.ts'
export type { TradeOnWire, TradedInstrument } from './contract/trading/portfolioShapes.ts'
export {
  type PortfolioClosings,
  type PortfolioYear,
  portfolioClosings,
  portfolioYear,
} from './contract/trading/portfolioYear.ts'
export {
  applicationIdText,
  auctionIdText,
  blockIdText,
  mentorIdText,
  placementIdText,
  bidIdText,
  dateText,
  figureText,
  instantText,
  instrumentIdText,
  moneyShape,
  offerIdText,
  positionIdText,
} from './contract/base/scalars.ts'
export { type StreamEvent, streamEventShape, streamPath, streamRequest } from './contract/base/stream.ts'
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
  type BusyParams,
  type LimitParams,
  type TransportRefusal,
  type WireRefusal,
  envelopeShape,
  readEnvelope,
  transportRefusal,
} from './envelope/envelope.ts'
export { type Parsed, parseWire } from './envelope/parseWire.ts'
export { isRefusalCode, paramKinds, refusalParams } from './envelope/refusalParams.ts'
export { createSseParser } from './client/sse.ts'
export { ApiError, type ApiFailure, isNotOffered } from './client/failure.ts'
export type {
  ApiClient,
  ClientOptions,
  ContractViolation,
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
export {
  type ElectiveDividendOnWire,
  type ElectiveDividendsOverview,
  type ElectiveRecordOnWire,
  electionObstacleCodes,
  electiveDividendsElect,
  electiveDividendsOverview,
  electiveDividendsRecords,
  electiveDividendsSetStanding,
  electiveDividendsWithdraw,
} from './contract/offExchange/electiveDividends.ts'
export {
  type IncreaseGrantOnWire,
  type IncreaseOnWire,
  type IncreaseTermsOnWire,
  increaseIdText,
  increaseObstacleCodes,
  increasesApply,
  increasesCancel,
  increasesProduct,
  increasesProducts,
  increasesTerms,
} from './contract/offExchange/increases.ts'
