export { type Kind, LONGEST_NAME, isKind, moduleOfKind } from './module/kind.ts'
export type { Brand } from './brand.ts'
export { PAGE_SIZE } from './paging.ts'
export { type Searchable, type TextMatch, searchable, textMatches, textSearch } from './textSearch.ts'
export {
  type AccountId,
  type ApplicationId,
  type AuctionId,
  type BidId,
  type ExecutionId,
  type InstrumentId,
  type OfferId,
  type OrderId,
  type PositionId,
  accountId,
  applicationId,
  auctionId,
  bidId,
  executionId,
  instrumentId,
  offerId,
  orderId,
  positionId,
} from './ids.ts'
export { type RealNameState, type Restriction, realNameStates, restrictions } from './access/access.ts'
export { type Assessment, refusalsOf } from './module/assessment.ts'
export { defineModule } from './module/defineModule.ts'
export {
  type AnyModule,
  type Change,
  type QuotaClaim,
  type CommandOf,
  type Decision,
  type DueCommand,
  type Holding,
  type MetCommand,
  type Module,
  type ModuleCommand,
  type ModuleEvent,
  type PriceOf,
  type RefusalOf,
  type RuleContext,
  type StateOf,
  type Upcasts,
} from './module/module.ts'
export type { RowChange, RowValue } from './module/rows.ts'
export type { Cross, Crossed, Extremes, Schedule, Timer, TrailDistance, Watch } from './module/schedule.ts'
export {
  type StreamId,
  type StreamKind,
  type StreamVersion,
  accountStream,
  kindOfStream,
  siteStream,
  streamId,
} from './module/stream.ts'
export {
  type Instant,
  type LocalDate,
  type TimeOfDay,
  epochMs,
  instant,
  localDate,
  plusMs,
  timeOfDay,
} from './instant.ts'
export { greatestCount } from './money/greatestCount.ts'
export { type CleanImage, type ImageType, cleanImage, imageTypes } from './uploads/image.ts'
export { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MOST_UNUSED_UPLOADS, UNUSED_UPLOAD_MS } from './uploads/limits.ts'
export { type Language, type Localized, languages } from './localized.ts'
export { type ObstacleName, obstacleNames } from './closing/obstacleNames.ts'
export { type Rates, convertedSum } from './money/convert.ts'
export { type Currency, currencies, minorUnits } from './money/currency.ts'
export {
  type Decimal,
  Exact,
  type Rounding,
  ZERO,
  compareDecimals,
  decimal,
  exact,
  isDecimal,
  quotient,
  roundTo,
  toDecimal,
} from './money/decimal.ts'
export {
  type Money,
  add,
  compare,
  isNegative,
  isPositive,
  isZero,
  larger,
  money,
  negate,
  smaller,
  subtract,
  zero,
} from './money/money.ts'
export {
  type Balances,
  type BrokerAccount,
  type LedgerAccount,
  type MemberBucket,
  type Posting,
  type PostingReason,
  balanceOf,
  brokerAccounts,
  emptyBalances,
  memberBuckets,
  post,
  posting,
  postingReasons,
} from './ledger/ledger.ts'
export {
  type Books,
  type Holds,
  type PostingFault,
  emptyBooks,
  heldUnder,
  ownedBuckets,
  record,
} from './ledger/books.ts'
export {
  type ClosingPart,
  type LedgerLine,
  type Movement,
  type MovementGroup,
  type MovementKind,
  closingParts,
  movementGroups,
  movementKinds,
} from './ledger/movements.ts'
export { cashOf, debtCollection, debtsOf } from './ledger/debt.ts'
export { type SharedSubject, sharedSubjects, subjectOf } from './ledger/subjects.ts'
export { type Flow, type MonthOfFlows, flowsByMonth, flowsOf } from './ledger/monthFlows.ts'
export { type RefusalGroup, refusalGroups } from './refusals/groups.ts'
export {
  type FieldReason,
  type ClosedWindow,
  type Fields,
  type NoParams,
  type Refusal,
  type RefusalCode,
  type RefusalParams,
  type Result,
  type Window,
  fieldReasons,
  invalid,
  no,
  ok,
  refuse,
} from './refusals/refusal.ts'
export {
  type Instrument,
  type InstrumentKind,
  type Leverage,
  type MarketId,
  instrumentKinds,
  leverages,
  marketIds,
} from './instruments/instrument.ts'
export {
  type Offer,
  type OfferDates,
  type OfferPrices,
  offerDates,
  underwritingPrice,
} from './offering/offer.ts'
export { type CallOffCause, callOffCauses } from './offering/callOff.ts'
export { type OfferPhase, offerPhases, phaseAt, phaseEnds } from './offering/phase.ts'
export { type RemindedStep, type ReminderStep, remindedSteps, remindersAhead } from './offering/reminders.ts'
export { offerStepsOf } from './offering/steps.ts'
export {
  type OfferTerms,
  type Premium,
  type Settlement,
  depositFor,
  dueFor,
  premiumOf,
  settlementOf,
} from './offering/money.ts'
export {
  type Expectation,
  applicationDigest,
  certainUnits,
  claimedUnits,
  drawDigest,
  drawnNumber,
  expectationOf,
  mostUnits,
  wonUnits,
} from './offering/draw.ts'
export { type Auction, type AuctionDates, type AuctionKind, auctionKinds } from './auctioning/auction.ts'
export {
  type Clearing,
  type DemandLevel,
  type Fraction,
  clearingOf,
  demandByPrice,
  sharesWon,
} from './auctioning/clearing.ts'
export { roundedDemand, simulatedDemand } from './auctioning/demand.ts'
export { type BidCost, bidCostOf } from './auctioning/money.ts'
export { type AuctionPhase, auctionPhaseEnds, auctionPhases, auctionStepsOf } from './auctioning/steps.ts'
export type { Book, BookLevel, Quote } from './instruments/quote.ts'
export type { ChargeRates, HoldingPeriod, Market, MarketFacts, TickRow } from './instruments/market.ts'
export { MOST_FIRST_DAYS, rulesOnDay } from './instruments/firstDays.ts'
export { marketFacts } from './instruments/marketFacts.ts'
export { defaultMarkets } from './instruments/markets.ts'
export {
  type TickDirection,
  type TickTable,
  isOnTick,
  lotsToQuantity,
  priceLimits,
  roundToTick,
  stepTick,
  tickSize,
  ticksOf,
} from './instruments/ticks.ts'
export {
  type CalendarKind,
  type SessionPhase,
  type SessionState,
  calendarKinds,
  isOpenAllDay,
  sessionPhases,
} from './sessions/session.ts'
export { areHolidaysKnown, closesEarly, isHoliday } from './sessions/holidays.ts'
export { holidayYears } from './sessions/holidayTable.ts'
export {
  dateOfDayNumber,
  dayNumber,
  isoWeekday,
  monthStart,
  plusDays,
  plusMonths,
  weekStart,
} from './sessions/localDates.ts'
export { type DayRange, dayRanges, lastDayBefore, rangeBegins } from './sessions/dayRanges.ts'
export {
  type DayBounds,
  boundsOfDay,
  currencyDay,
  newestDay,
  zoneOfCurrency,
} from './sessions/currencyDays.ts'
export { type LocalTime, fromLocal, localToEpochMs, toLocal, zoneOffsetMs } from './sessions/zonedTime.ts'
export { exchangeZoneName, isZone, zoneAfterTime, zoneName } from './sessions/zoneName.ts'
export {
  type Exchange,
  type LocalWindow,
  type OpenPhase,
  type SessionWindow,
  dayWindows,
  isAroundTheClock,
  isTradingDay,
  localWindows,
} from './sessions/dayWindows.ts'
export {
  addTradingDays,
  nextTradingDay,
  opensAt,
  previousTradingDay,
  saleUnlock,
  sessionAt,
  settlementAt,
  tradingDayOf,
  lastSessionEnd,
  listingDay,
} from './sessions/calendar.ts'
export {
  type Adjustment,
  type Candle,
  type ChartPeriod,
  type CorporateAction,
  adjustments,
  chartPeriods,
} from './candles/candle.ts'
export {
  type BarSeries,
  candlesOf,
  emptySeries,
  withEnded,
  withGap,
  withNewest,
  withOlder,
  withTick,
  withTime,
} from './candles/barSeries.ts'
export { type Tick, isIntradayPeriod, nextBarTime } from './candles/foldQuote.ts'
export { aggregateDays, aggregateMinutes, mergeCandles } from './candles/aggregate.ts'
export { ADJUSTED_FRACTION_DIGITS, adjustCandles } from './candles/adjust.ts'
export type { CancelCause, CloseCause, ClosingOrder, OpeningOrder, Order } from './trading/orders/order.ts'
export type { OrderEnding, OrderInput, OrderTerms } from './trading/orders/order.ts'
export type {
  OrderType,
  OrderView,
  Side,
  WorkingClosingOrder,
  WorkingOpeningOrder,
} from './trading/orders/order.ts'
export type { WorkingOrder } from './trading/orders/order.ts'
export type { ExpiryCause, TimeInForce } from './trading/orders/order.ts'
export { cancelCauses, closeCauses, expiryCauses, isLocked, kindOf } from './trading/orders/order.ts'
export { type LockCause, lockCauses } from './trading/positions/position.ts'
export { type OrderKind, orderKinds, orderTypes, timesInForce } from './trading/orders/order.ts'
export type { Protection, ProtectiveOrder, Stop } from './trading/protection/protection.ts'
export { isBeyondLiquidation } from './trading/protection/protectionFields.ts'
export { crossOf, isProtective, isSameStop, stopOf, triggerOf } from './trading/protection/protection.ts'
export { type ProtectionPlan, assessProtection } from './trading/protection/protect.ts'
export { type AmendPlan, type Amendable, assessAmend } from './trading/orders/amend.ts'
export { GOOD_TILL_CANCELLED_DAYS, timeInForceOf } from './trading/orders/timeInForce.ts'
export { sides } from './trading/orders/order.ts'
export type { ClosingExecution, Execution, OpeningExecution } from './trading/orders/execution.ts'
export type {
  ClosedPosition,
  Closing,
  Exits,
  Fill,
  OpenPosition,
  PositionBase,
} from './trading/positions/position.ts'
export type { TermsInForce } from './trading/positions/position.ts'
export type { CloseView, OpenPositionView, PositionStatus, PositionView } from './trading/lists/view.ts'
export type { ProtectionView, StopLossView } from './trading/lists/view.ts'
export { viewOfOpening, viewOfPosition } from './trading/lists/view.ts'
export { type TradingState, closingOrdersOf, entryOf, initialTrading } from './trading/state.ts'
export {
  type DividendLine,
  type DividendRecord,
  dividendLines,
  dividendTotals,
  missingOf,
} from './trading/corporateActions/dividends.ts'
export type { PositionRebased, SplitCash } from './trading/corporateActions/splits.ts'
export type { CarriedLots, DayOfExits, TradingTotals, Unsettled } from './trading/portfolio/totals.ts'
export type { TradingEvent } from './trading/event.ts'
export type { CloseTerms, MemberTradingCommand, TradingCommand } from './trading/command.ts'
export type { AmendTerms, ProtectTerms } from './trading/command.ts'
export type { TradingCommandKind } from './trading/command.ts'
export type {
  CheckContext,
  Listing,
  MarketContext,
  TradingContext,
  TradingQuestions,
} from './trading/context.ts'
export type { TradingSettings } from './trading/context.ts'
export type {
  AccountOrder,
  AccountPosition,
  ClosingAccount,
  TradingAccount,
} from './trading/tradingAccount.ts'
export { tradingAccountOf } from './trading/tradingAccount.ts'
export { commissionOf, marginOf, notionalOf, openingMinimum, quantityOf } from './trading/charges.ts'
export { saleTaxOf } from './trading/charges.ts'
export type { Direction, OpeningCost, Traded } from './trading/orders/opening.ts'
export {
  MAX_LOTS,
  closingDirection,
  leastLots,
  lotsWithin,
  marketPrice,
  openingCost,
} from './trading/orders/opening.ts'
export { openingDirection, openingPrice, reaches } from './trading/orders/opening.ts'
export { fillsAtOnceAt, protectionReference } from './trading/orders/place.ts'
export type { Ticket, TicketContext } from './trading/orders/ticket.ts'
export { buyingPowerOf, lotsForAmount, lotsForPercent, ticket } from './trading/orders/ticket.ts'
export { type CheckedCommand, checkTicket, checkTrading } from './trading/check.ts'
export { checkClose } from './trading/positions/close.ts'
export { freeLotsOf } from './trading/orders/lotsClaimed.ts'
export type { Priced, Settled } from './trading/positions/settlement.ts'
export { closingCharges, grossProfitOf, settle, splitFill } from './trading/positions/settlement.ts'
export {
  isStoppedOut,
  mayBeStoppedOut,
  stopOutMove,
  stopOutOnTick,
  stopOutPrice,
} from './trading/positions/stopOut.ts'
export { CARDS_WHOLE } from './trading/lists/cards.ts'
export type { CardState, DisplayStatus, PositionAsset, PositionTab } from './trading/lists/tabs.ts'
export {
  assetOf,
  cardStates,
  displayStatus,
  isOpen,
  type OlderTab,
  isOlderTab,
  olderTabNames,
  olderTabs,
  positionAssets,
  positionTabs,
} from './trading/lists/tabs.ts'
export { type Held, type InventoryLine, inventoryOf } from './trading/lists/inventory.ts'
export { orderGroup, tradingCollections } from './trading/lists/rows.ts'
export {
  type OrderStep,
  type OrderStepState,
  orderHistory,
  orderStepStates,
} from './trading/lists/orderSteps.ts'
export type { FigureContext, PositionFigures, Valued } from './trading/portfolio/figures.ts'
export { chargesFor, positionFigures } from './trading/portfolio/figures.ts'
export { averageEntry } from './trading/positions/averageEntry.ts'
export { positionToday, todayProfit, yesterdayProfit } from './trading/portfolio/dayProfit.ts'
export type { FigureName, Figures, Portfolio } from './trading/portfolio/portfolio.ts'
export { convertedParts, currencyParts, netPaidIn } from './trading/portfolio/currencyParts.ts'
export {
  availableQuotaOf,
  convertPortfolios,
  figureNames,
  portfolioOf,
} from './trading/portfolio/portfolio.ts'
export { portfoliosOf, withdrawableOf } from './trading/portfolio/portfolio.ts'
export { type WorthSources, worthSources } from './trading/portfolio/worthSources.ts'
export type {
  CurrencyPart,
  HoldingPart,
  Holdings,
  InstrumentPart,
  MarketPart,
} from './trading/portfolio/holdings.ts'
export { holdingsOf } from './trading/portfolio/holdings.ts'
export { type HeldLeg, type QuotedHoldings, followHoldings } from './trading/portfolio/holdingsAt.ts'
export type { AccountHistory, OpenLeg, PastAccount, PastWorth } from './trading/portfolio/history.ts'
export type { PositionSort, Ranked } from './trading/lists/sorting.ts'
export { positionSorts, rankOfLine, rankOfPosition, sortValue } from './trading/lists/sorting.ts'
export { pastAccounts, pastWorthOf } from './trading/portfolio/history.ts'
export {
  type Valuation,
  netWorthIn,
  netWorthOf,
  paidInBy,
  timeWeightedReturns,
  totalWorthIn,
} from './trading/portfolio/returns.ts'
export {
  type PeriodProfit,
  type WorthAt,
  profitCourse,
  profitSteps,
} from './trading/portfolio/periodProfit.ts'
export {
  type PricedAccount,
  type WorthChangeName,
  worthChangeNames,
  worthChanges,
} from './trading/portfolio/worthChanges.ts'
export { EARNED_WHOLE } from './trading/portfolio/earned.ts'
export type { DayProfits, InstrumentEarned, InstrumentProfits, Profits } from './trading/portfolio/profits.ts'
export { profitsByDay, profitsByInstrument, profitsOf, realisingAt } from './trading/portfolio/profits.ts'
export {
  type TaxedProfits,
  boundsOfYear,
  homeZone,
  taxedProfits,
  yearsOf,
} from './trading/portfolio/yearProfits.ts'
export { type BucketBalances, type CurrencyStatement, statementOf } from './trading/portfolio/statement.ts'
export {
  type ModuleValues,
  type RateLimit,
  type SettingsPatch,
  type SiteSettings,
  type SiteValues,
  type PasswordSlots,
  type StreamSlots,
  defaultSettings,
  defaultSiteValues,
  withModuleValues,
  withSettings,
} from './settings/settings.ts'
export { type SiteConfig, defaultSiteConfig, isBrandColour } from './settings/siteConfig.ts'
export {
  type ServiceHours,
  type ServiceWindow,
  serviceHoursOf,
  serviceWindow,
} from './settings/serviceHours.ts'
export {
  type ModuleTable,
  type StreamState,
  emptyStream,
  fold,
  hasEndedFor,
  moduleFor,
  moduleTable,
  readEvent,
  shapeOf,
  sliceOf,
} from './streams/state.ts'
export { earnedByModule, followingIn, earnedIn, heldIn } from './streams/accounting.ts'
export { GUARDED_BELOW_AGE, ageOn, birthDateOf, maskedIdNumber, needsGuardian } from './realName/idNumber.ts'
export { isSameName, maskedName } from './realName/names.ts'
export { REAL_NAME_TRIES_A_DAY } from './realName/state.ts'
export { type SeatStatus, seatStatuses } from './seat/state.ts'
export {
  type SetUpAnswers,
  type SetUpItem,
  type SetUpState,
  missingForPayee,
  nextInSetUp,
  setUpItems,
  setUpOf,
} from './setUp.ts'
export { type AccountAnswers, accountAnswers, marginEnabled, tradingAnswers } from './answers.ts'
export {
  CODES_A_DAY,
  CODE_AGAIN_MS,
  CODE_DIGITS,
  CODE_TRIES,
  CODE_VALID_MS,
  type CodePurpose,
  guestCodePurposes,
  memberCodePurposes,
} from './security/codes.ts'
export {
  type ChosenFundPassword,
  FUND_PASSWORD_DIGITS,
  faultsOfFundPassword,
  isRunOfDigits,
} from './security/fundPassword.ts'
export type { MembersCommand } from './members/command.ts'
export type { MembersEvent } from './members/event.ts'
export type { MembersState } from './members/state.ts'
export { members } from './members/module.ts'
export { type AcceptedDocuments, documentVersions } from './members/documents.ts'
export {
  type SiteCommand,
  type SiteEvent,
  type SitePatch,
  type SiteState,
  LATEST_TIME,
  site,
  siteRow,
} from './site/module.ts'
export {
  type AnnouncedAction,
  type AnnouncedDividend,
  type AnnouncedSplit,
  type SplitRatio,
  rebasedPrice,
  splitLots,
} from './instruments/announced.ts'
export { type ListingOverride, everyListing, overridesCollection } from './listings/rows.ts'
export {
  type ListingsCommand,
  type ListingsContext,
  type ListingsEvent,
  type ListingsState,
  instrumentOfCommand,
  listings,
} from './listings/module.ts'
export { trading } from './trading/module.ts'
export { type WatchlistContext, groupName, groupNameReason } from './watchlist/check.ts'
export type { AddedWatch, WatchlistCommand } from './watchlist/command.ts'
export type { WatchlistEvent } from './watchlist/event.ts'
export { watchlist } from './watchlist/module.ts'
export {
  MAX_WATCHED,
  MAX_WATCH_GROUPS,
  MAX_WATCH_GROUP_NAME,
  type WatchGroup,
  type WatchPosition,
  type WatchlistState,
  defaultWatchGroup,
  positionsFrom,
  watchGroupOf,
  watchedIn,
  withWatched,
  withoutWatched,
} from './watchlist/state.ts'
export {
  type AlertCondition,
  type AlertDirection,
  type AlertRepeat,
  type AlertTerms,
  type PriceAlert,
  alertDirections,
  alertRepeats,
} from './priceAlerts/model.ts'
export type { PriceAlertsCommand } from './priceAlerts/command.ts'
export type { AlertedListing, PriceAlertsContext } from './priceAlerts/context.ts'
export type { PriceAlertsEvent } from './priceAlerts/event.ts'
export { MOST_ALERTS, MOST_NOTE, checkAlertTerms } from './priceAlerts/check.ts'
export { type AlertBound, alertFault } from './priceAlerts/fault.ts'
export { ALERT_DAYS } from './priceAlerts/accept.ts'
export { levelOf } from './priceAlerts/levels.ts'
export { alertsCollection } from './priceAlerts/rows.ts'
export {
  type NoticeTopic,
  type OptionalTopic,
  isAnnounced,
  noticeTopicOf,
  noticeTopics,
  optionalTopics,
} from './messages/notices.ts'
export type { MessagesCommand } from './messages/command.ts'
export {
  type Message,
  type MessageContent,
  type MessagesState,
  unreadIn,
  unreadMessages,
} from './messages/state.ts'
export { messagesCollection } from './messages/rows.ts'
export { type CashDay, type Settling, cashDays, settlementDays } from './funds/cashDays.ts'
export { type FundOperation, pendingRefusals } from './funds/pending.ts'
export {
  type FundLimit,
  type FundLimits,
  defaultDepositLimits,
  defaultWithdrawalLimits,
  limitRefusals,
} from './funds/limits.ts'
export {
  FUND_ZONE,
  type FundHours,
  type FundWindow,
  defaultDepositHours,
  defaultWithdrawalHours,
  fundDays,
  fundTimePattern,
  fundWindowAt,
} from './funds/window.ts'
export type { RequestsCommand } from './requests/command.ts'
export type { RequestEnded, RequestsEvent } from './requests/event.ts'
export {
  type RequestsContext,
  type ReviewMode,
  concerned as requestConcerned,
  passes as passesRequest,
  requests,
} from './requests/module.ts'
export { ALL_REQUESTS, type RequestRecord, requestCollections } from './requests/rows.ts'
export {
  type MemberRequest,
  type RejectionCause,
  type RequestDecision,
  type RequestEnd,
  type RequestEnding,
  type RequestStatus,
  type RequestsState,
  type SubmittedRequest,
  rejectionCauses,
  requestEndings,
  requestStates,
} from './requests/state.ts'
