export { type Kind, LONGEST_NAME, isKind, moduleOfKind } from './base/module/kind.ts'
export type { Brand } from './base/brandedType.ts'
export { type Particle, particles, withParticle } from './base/particles.ts'
export { PAGE_SIZE } from './base/paging.ts'
export { type Searchable, type TextMatch, searchable, textMatches, textSearch } from './base/textSearch.ts'
export {
  type AccountId,
  type ApplicationId,
  type AuctionId,
  type BidId,
  type BlockId,
  type MentorId,
  type PlacementId,
  type ExecutionId,
  type InstrumentId,
  type OfferId,
  type OrderId,
  type PositionId,
  accountId,
  applicationId,
  auctionId,
  bidId,
  blockId,
  mentorId,
  placementId,
  executionId,
  instrumentId,
  offerId,
  orderId,
  positionId,
} from './base/ids.ts'
export {
  type RealNameState,
  type Restriction,
  realNameCodes,
  realNameStates,
  restrictions,
} from './base/access/access.ts'
export {
  BASE_SCORE,
  OVERDUE_POINTS,
  type ScoreCause,
  type ScoreEntry,
  scoreCauses,
  withTotals,
} from './base/access/creditScore.ts'
export {
  type Standing,
  manageCodes,
  restrictionRefusals,
  standingCodes,
  standingRefusals,
} from './base/access/standing.ts'
export { type SubscriptionState, subscriptionRefusals } from './base/access/subscription.ts'
export { type Funds, coverCodes, coverRefusals, fundsIn, leastRefusals } from './base/funds/cover.ts'
export { type Quota, quotaLeft } from './base/module/quota.ts'
export { type Assessment, refusalsOf } from './base/module/assessment.ts'
export { defineModule } from './base/module/defineModule.ts'
export {
  type AnyModule,
  type Change,
  type QuotaClaim,
  type CommandOf,
  type Decision,
  type DueCommand,
  type HeldFor,
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
} from './base/module/module.ts'
export type { RowChange, RowValue } from './base/module/rows.ts'
export type {
  Cross,
  Crossed,
  Extremes,
  Schedule,
  Timer,
  TrailDistance,
  Watch,
} from './base/module/schedule.ts'
export {
  type StreamId,
  type StreamKind,
  type StreamVersion,
  accountStream,
  kindOfStream,
  siteStream,
  streamId,
} from './base/module/stream.ts'
export {
  type Instant,
  type LocalDate,
  type TimeOfDay,
  epochMs,
  instant,
  localDate,
  plusMs,
  timeOfDay,
} from './base/instant.ts'
export { greatestCount } from './base/money/greatestCount.ts'
export { type CleanImage, type ImageType, cleanImage, imageTypes } from './member/uploads/image.ts'
export {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MOST_UNUSED_UPLOADS,
  UNUSED_UPLOAD_MS,
} from './member/uploads/limits.ts'
export {
  type Language,
  type LanguageDetails,
  type Localized,
  type OwnLanguage,
  addLanguage,
  addedLanguage,
  languageTagged,
  inLanguage,
  isOwnLanguage,
  knownLanguages,
  languages,
  otherLanguage,
  ownLanguageOf,
  setSiteLanguages,
} from './base/localized.ts'
export { type HomeMarket, homeCurrencyOf, homeMarketOf, homeMarkets } from './base/instruments/homeMarket.ts'
export {
  type PhoneCountryName,
  phoneCountries,
  phoneCountryOf,
  sentPhone,
  withoutMarks,
} from './base/phoneCountries.ts'
export { type ObstacleName, obstacleNames } from './member/closing/obstacleNames.ts'
export { type Rates, convertedSum, rateOf } from './base/money/convert.ts'
export { MOST_DIGITS, siteCurrenciesOf } from './base/settings/siteCurrencies.ts'
export { isWordsPath, siteLanguagesOf } from './base/settings/siteLanguages.ts'
export {
  type Currency,
  type CurrencyDetails,
  type OwnCurrency,
  currencies,
  currencyOf,
  isKnownCurrency,
  isOwnCurrency,
  minorUnits,
  setSiteCurrencies,
  statedSymbol,
} from './base/money/currency.ts'
export { type Decimal, ZERO, decimal, isDecimal } from './base/money/decimal.ts'
export {
  Exact,
  type Rounding,
  compareDecimals,
  exact,
  quotient,
  roundTo,
  toDecimal,
} from './base/money/exact.ts'
export {
  type Money,
  add,
  compare,
  isNegative,
  isPositive,
  isZero,
  larger,
  money,
  moneyOfSums,
  negate,
  smaller,
  subtract,
  zero,
} from './base/money/money.ts'
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
} from './base/ledger/ledger.ts'
export {
  type Books,
  type Holds,
  type PostingFault,
  emptyBooks,
  heldUnder,
  ownedBuckets,
  record,
} from './base/ledger/books.ts'
export {
  type ClosingPart,
  type LedgerLine,
  type Movement,
  type MovementGroup,
  type MovementKind,
  closingParts,
  movementGroups,
  movementKinds,
} from './base/ledger/movements.ts'
export { cashOf, debtCollection, debtsOf } from './base/ledger/debt.ts'
export { type SharedSubject, sharedSubjects, subjectOf } from './base/ledger/subjects.ts'
export { type Flow, type MonthOfFlows, flowsByMonth, flowsOf } from './base/ledger/monthFlows.ts'
export { type RefusalGroup, refusalGroups } from './base/refusals/groups.ts'
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
} from './base/refusals/refusal.ts'
export {
  type Instrument,
  type InstrumentKind,
  type Leverage,
  type MarketId,
  instrumentKinds,
  leverages,
  marketIds,
} from './base/instruments/instrument.ts'
export {
  type Offer,
  type OfferDates,
  type OfferPrices,
  offerDates,
  underwritingPrice,
} from './newShares/offering/offer.ts'
export { type CallOffCause, callOffCauses } from './newShares/offering/callOff.ts'
export { type OfferPhase, offerPhases, phaseAt, phaseEnds } from './newShares/offering/phase.ts'
export {
  type RemindedStep,
  type ReminderStep,
  remindedSteps,
  remindersAhead,
} from './base/module/reminders.ts'
export { offerStepsOf } from './newShares/offering/steps.ts'
export {
  type OfferTerms,
  type Premium,
  type Settlement,
  depositFor,
  dueFor,
  premiumOf,
  settlementOf,
} from './newShares/offering/money.ts'
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
} from './newShares/offering/draw.ts'
export {
  type Auction,
  type AuctionDates,
  type AuctionKind,
  auctionKinds,
} from './newShares/auctioning/auction.ts'
export {
  type Clearing,
  type DemandLevel,
  type Fraction,
  clearingOf,
  demandByPrice,
  sharesWon,
} from './newShares/auctioning/clearing.ts'
export { roundedDemand, simulatedDemand } from './newShares/auctioning/demand.ts'
export { type BidCost, bidCostOf } from './newShares/auctioning/money.ts'
export {
  type AuctionPhase,
  auctionPhaseEnds,
  auctionPhases,
  auctionStepsOf,
} from './newShares/auctioning/steps.ts'
export {
  type Block,
  type BlockCallOffCause,
  type BlockKind,
  type BlockPhase,
  type BlockTerms,
  type SellerKind,
  blockCallOffCauses,
  blockKinds,
  blockPhases,
  sellerKinds,
} from './offExchange/blockTrading/block.ts'
export { type BlockCost, blockCostOf, breakEvenOf } from './offExchange/blockTrading/cost.ts'
export { type LastPrice, blockPriceOf } from './offExchange/blockTrading/price.ts'
export { type LendingIncome, incomeAt } from './offExchange/lending/accrual.ts'
export { followEndings } from './managed/copyTrading/follow.ts'
export { differenceCauses } from './managed/mentoring/difference.ts'
export { mentorLevels } from './managed/mentoring/figures.ts'
export { skippedCauses } from './managed/mentoring/mirroring.ts'
export { managementFee } from './managed/mentoring/ending.ts'
export type { RunBar } from './managed/running/bar.ts'
export { type Decided, type Why, decidedFrom } from './managed/running/decided.ts'
export { breakoutLevel } from './managed/running/decider.ts'
export {
  type RunFigures,
  type YearReturn,
  closedTradesOf,
  daysUnderWater,
  runFigures,
  worthsOf,
  yearReturns,
} from './managed/running/figures.ts'
export { type RunBook, type RunFill, type RunTerms, lotsIn, runEquity } from './managed/running/opening.ts'
export {
  type Ran,
  type RunDay,
  type RunSpan,
  heldOver,
  nextDay,
  run,
  runByDays,
  startOf,
} from './managed/running/run.ts'
export {
  type Breakout,
  type Crossing,
  type Grid,
  type Strategy,
  defaultStrategies,
  outOfBounds,
  strategyBounds,
} from './managed/running/strategy.ts'
export { runEndings, runStates } from './managed/strategies/run.ts'
export {
  costOfRights,
  dilutionOf as dilutionOfRights,
  theoreticalPrice,
  worthOfRight,
  sharesForOneRight,
} from './offExchange/increases/rights.ts'
export { newSharesReason } from './offExchange/increases/check.ts'
export { discountPercent, discounted } from './offExchange/selling/price.ts'
export { type SalePhase, salePhases } from './offExchange/selling/sale.ts'
export {
  type Placement,
  type PlacementCallOffCause,
  type PlacementTier,
  areRising,
  placementCallOffCauses,
} from './offExchange/placing/placement.ts'
export { type Allotted, allottedFor, nextTierOf, tierPrice } from './offExchange/placing/allotted.ts'
export {
  type BlockHours,
  type BlockWindow,
  type Span,
  blockWindowAt,
} from './offExchange/blockTrading/windows.ts'
export type { Book, BookLevel, Quote } from './base/instruments/quote.ts'
export type { ChargeRates, HoldingPeriod, Market, MarketFacts, TickRow } from './base/instruments/market.ts'
export { MOST_FIRST_DAYS, rulesOnDay } from './base/instruments/firstDays.ts'
export { marketFacts } from './base/instruments/marketFacts.ts'
export { defaultMarkets } from './base/instruments/markets.ts'
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
} from './base/instruments/ticks.ts'
export {
  type CalendarKind,
  type SessionPhase,
  type SessionState,
  calendarKinds,
  isOpenAllDay,
  sessionPhases,
} from './base/sessions/session.ts'
export { areHolidaysKnown, closesEarly, isHoliday } from './base/sessions/holidays.ts'
export { holidayYears } from './base/sessions/holidayTable.ts'
export {
  dateOfDayNumber,
  dayNumber,
  isoWeekday,
  monthStart,
  plusDays,
  plusMonths,
  weekStart,
} from './base/sessions/localDates.ts'
export { type DayRange, dayRanges, lastDayBefore, rangeBegins } from './base/sessions/dayRanges.ts'
export {
  type DayBounds,
  boundsOfDay,
  currencyDay,
  newestDay,
  zoneOfCurrency,
} from './base/sessions/currencyDays.ts'
export {
  type LocalTime,
  fromLocal,
  localToEpochMs,
  toLocal,
  zoneOffsetMs,
} from './base/sessions/zonedTime.ts'
export { exchangeZoneName, isZone, zoneAfterTime, zoneName } from './base/sessions/zoneName.ts'
export {
  type Exchange,
  type LocalWindow,
  type OpenPhase,
  type SessionWindow,
  dayWindows,
  firstOpening,
  isAroundTheClock,
  isTradingDay,
  localWindows,
} from './base/sessions/dayWindows.ts'
export {
  addTradingDays,
  nextTradingDay,
  opensAt,
  previousTradingDay,
  lockEnd,
  nextOpening,
  nextRegularClose,
  nextRegularOpening,
  regularFrom,
  regularOpening,
  saleUnlock,
  sessionAt,
  settlementAt,
  tradingDayOf,
  lastSessionEnd,
  listingDay,
} from './base/sessions/calendar.ts'
export {
  type Adjustment,
  type Candle,
  type ChartPeriod,
  type CorporateAction,
  adjustments,
  chartPeriods,
} from './base/candles/candle.ts'
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
} from './base/candles/barSeries.ts'
export { type Tick, isIntradayPeriod, nextBarTime } from './base/candles/foldQuote.ts'
export { aggregateDays, aggregateMinutes, mergeCandles } from './base/candles/aggregate.ts'
export { ADJUSTED_FRACTION_DIGITS, adjustCandles } from './base/candles/adjust.ts'
export type {
  CancelCause,
  CloseCause,
  ClosingOrder,
  OpeningOrder,
  Order,
} from './trading/trading/orders/order.ts'
export type { OrderEnding, OrderInput, OrderTerms } from './trading/trading/orders/order.ts'
export type {
  OrderType,
  OrderView,
  Side,
  WorkingClosingOrder,
  WorkingOpeningOrder,
} from './trading/trading/orders/order.ts'
export type { WorkingOrder } from './trading/trading/orders/order.ts'
export type { ExpiryCause, TimeInForce } from './trading/trading/orders/order.ts'
export { cancelCauses, closeCauses, expiryCauses, isLocked, kindOf } from './trading/trading/orders/order.ts'
export {
  type CashAccount,
  type LockCause,
  type Origin,
  cashAccountOf,
  cashAccounts,
  lockCauses,
} from './trading/trading/positions/position.ts'
export { type OrderKind, orderKinds, orderTypes, timesInForce } from './trading/trading/orders/order.ts'
export type { Protection, ProtectiveOrder, Stop } from './trading/trading/protection/protection.ts'
export { isBeyondLiquidation } from './trading/trading/protection/protectionFields.ts'
export {
  crossOf,
  isProtective,
  isSameStop,
  stopOf,
  triggerOf,
} from './trading/trading/protection/protection.ts'
export { type ProtectionPlan, assessProtection } from './trading/trading/protection/protect.ts'
export { type AmendPlan, type Amendable, assessAmend } from './trading/trading/orders/amend.ts'
export { type LossLimit, type LossLimits, lossLimitOn } from './base/dayTrades/lossLimit.ts'
export { type BreakEven, orderBreakEven } from './trading/trading/orders/breakEven.ts'
export {
  type DayTradeRules,
  dayTradeCutoff,
  dayTradeRefusals,
  isDayTrade,
  isDayTradeTime,
} from './trading/trading/orders/dayTrade.ts'
export {
  type DayTradeResult,
  type DayTradeStanding,
  dayTradeStanding,
  lossLimitReached,
} from './trading/trading/orders/dayTradeResults.ts'
export { GOOD_TILL_CANCELLED_DAYS, timeInForceOf } from './trading/trading/orders/timeInForce.ts'
export { sides } from './trading/trading/orders/order.ts'
export type { ClosingExecution, Execution, OpeningExecution } from './trading/trading/orders/execution.ts'
export type {
  ClosedPosition,
  Closing,
  Exits,
  Fill,
  OpenPosition,
  PositionBase,
} from './trading/trading/positions/position.ts'
export type { TermsInForce } from './trading/trading/positions/position.ts'
export type {
  CloseView,
  OpenPositionView,
  PositionStatus,
  PositionView,
} from './trading/trading/lists/view.ts'
export type { ProtectionView, StopLossView } from './trading/trading/lists/view.ts'
export { viewOfOpening, viewOfPosition } from './trading/trading/lists/view.ts'
export { type TradingState, closingOrdersOf, entryOf, initialTrading } from './trading/trading/state.ts'
export {
  type DividendLine,
  type DividendRecord,
  dividendLines,
  dividendTotals,
  missingOf,
  payableOf,
} from './trading/trading/corporateActions/dividends.ts'
export type { PositionRebased, SplitCash } from './trading/trading/corporateActions/splits.ts'
export { proceedsAt } from './trading/trading/positions/managed.ts'
export { proceedsOf } from './trading/trading/portfolio/totals.ts'
export type { CarriedLots, DayOfExits, TradingTotals, Unsettled } from './trading/trading/portfolio/totals.ts'
export type { TradingEvent } from './trading/trading/event.ts'
export type { CloseTerms, MemberTradingCommand, TradingCommand } from './trading/trading/command.ts'
export type { AmendTerms, ProtectTerms } from './trading/trading/command.ts'
export type { TradingCommandKind } from './trading/trading/command.ts'
export type {
  CheckContext,
  Listing,
  MarketContext,
  TradingContext,
  TradingQuestions,
} from './trading/trading/context.ts'
export type { TradingSettings } from './trading/trading/context.ts'
export type {
  AccountOrder,
  AccountPosition,
  ClosingAccount,
  TradingAccount,
} from './trading/trading/tradingAccount.ts'
export { tradingAccountOf } from './trading/trading/tradingAccount.ts'
export { commissionOf, marginOf, notionalOf, openingMinimum, quantityOf } from './trading/trading/charges.ts'
export { saleTaxOf } from './trading/trading/charges.ts'
export type { Direction, OpeningCost, Traded } from './trading/trading/orders/opening.ts'
export {
  MAX_LOTS,
  closingDirection,
  leastLots,
  lotsWithin,
  marketPrice,
  openingCost,
} from './trading/trading/orders/opening.ts'
export { openingDirection, openingPrice, reaches } from './trading/trading/orders/opening.ts'
export { fillsAtOnceAt, protectionReference } from './trading/trading/orders/place.ts'
export type { Ticket, TicketContext } from './trading/trading/orders/ticket.ts'
export { buyingPowerOf, lotsForAmount, lotsForPercent, ticket } from './trading/trading/orders/ticket.ts'
export { type CheckedCommand, checkTicket, checkTrading } from './trading/trading/check.ts'
export { checkClose } from './trading/trading/positions/close.ts'
export { freeLotsOf } from './trading/trading/orders/lotsClaimed.ts'
export type { Priced, Settled } from './trading/trading/positions/settlement.ts'
export { closingCharges, grossProfitOf, settle, splitFill } from './trading/trading/positions/settlement.ts'
export {
  isStoppedOut,
  mayBeStoppedOut,
  stopOutMove,
  stopOutOnTick,
  stopOutPrice,
} from './trading/trading/positions/stopOut.ts'
export { sharesHeld as rightsHeld } from './trading/trading/corporateActions/rights.ts'
export { CARDS_WHOLE } from './trading/trading/lists/cards.ts'
export type { CardState, DisplayStatus, PositionTab } from './trading/trading/lists/tabs.ts'
export {
  type PositionAsset,
  assetOf,
  isOwnership,
  positionAssets,
} from './trading/trading/positions/asset.ts'
export {
  cardStates,
  displayStatus,
  isOpen,
  type OlderTab,
  isOlderTab,
  olderTabNames,
  olderTabs,
  positionTabs,
} from './trading/trading/lists/tabs.ts'
export { type Held, type InventoryLine, inventoryOf } from './trading/trading/lists/inventory.ts'
export { dayTradeGroup, orderGroup, tradingCollections } from './trading/trading/lists/rows.ts'
export {
  type OrderStep,
  type OrderStepState,
  orderHistory,
  orderStepStates,
} from './trading/trading/lists/orderSteps.ts'
export type { FigureContext, PositionFigures, Valued } from './trading/trading/portfolio/figures.ts'
export { chargesFor, positionFigures } from './trading/trading/portfolio/figures.ts'
export { averageEntry } from './trading/trading/positions/averageEntry.ts'
export { positionToday, todayProfit, yesterdayProfit } from './trading/trading/portfolio/dayProfit.ts'
export type { FigureName, Figures, Portfolio } from './trading/trading/portfolio/portfolio.ts'
export { convertedParts, currencyParts, netPaidIn } from './trading/trading/portfolio/currencyParts.ts'
export {
  availableQuotaOf,
  convertPortfolios,
  figureNames,
  portfolioOf,
} from './trading/trading/portfolio/portfolio.ts'
export { portfoliosOf, withdrawableOf } from './trading/trading/portfolio/portfolio.ts'
export { type WorthSources, worthSources } from './trading/trading/portfolio/worthSources.ts'
export type {
  CurrencyPart,
  HoldingPart,
  Holdings,
  InstrumentPart,
  MarketPart,
} from './trading/trading/portfolio/holdings.ts'
export { holdingsOf } from './trading/trading/portfolio/holdings.ts'
export { type HeldLeg, type QuotedHoldings, followHoldings } from './trading/trading/portfolio/holdingsAt.ts'
export type { AccountHistory, OpenLeg, PastAccount, PastWorth } from './trading/trading/portfolio/history.ts'
export type { PositionSort, Ranked } from './trading/trading/lists/sorting.ts'
export { positionSorts, rankOfLine, rankOfPosition, sortValue } from './trading/trading/lists/sorting.ts'
export { pastAccounts, pastWorthOf } from './trading/trading/portfolio/history.ts'
export {
  type Valuation,
  netWorthIn,
  netWorthOf,
  paidInBy,
  timeWeightedReturns,
  totalWorthIn,
} from './trading/trading/portfolio/returns.ts'
export {
  type PeriodProfit,
  type WorthAt,
  profitCourse,
  profitSteps,
} from './trading/trading/portfolio/periodProfit.ts'
export {
  type PricedAccount,
  type WorthChangeName,
  worthChangeNames,
  worthChanges,
} from './trading/trading/portfolio/worthChanges.ts'
export { EARNED_WHOLE } from './trading/trading/portfolio/earned.ts'
export type {
  DayProfits,
  InstrumentEarned,
  InstrumentProfits,
  Profits,
} from './trading/trading/portfolio/profits.ts'
export {
  profitsByDay,
  profitsByInstrument,
  profitsOf,
  realisingAt,
} from './trading/trading/portfolio/profits.ts'
export {
  type TaxedProfits,
  boundsOfYear,
  homeZone,
  taxedProfits,
  yearsOf,
} from './trading/trading/portfolio/yearProfits.ts'
export {
  type BucketBalances,
  type CurrencyStatement,
  statementOf,
} from './trading/trading/portfolio/statement.ts'
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
} from './base/settings/settings.ts'
export { type SiteConfig, defaultSiteConfig, isBrandColour } from './base/settings/siteConfig.ts'
export {
  type ServiceHours,
  type ServiceWindow,
  serviceHoursOf,
  serviceWindow,
} from './base/settings/serviceHours.ts'
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
} from './base/streams/state.ts'
export {
  type Hold,
  earnedByModule,
  earnedIn,
  followingIn,
  heldIn,
  holdsIn,
  openWorkIn,
} from './base/streams/accounting.ts'
export {
  GUARDED_BELOW_AGE,
  ageOn,
  birthDateOf,
  type IdCountry,
  idCountries,
  idCountryOf,
  isIdNumber,
  maskedIdNumber,
  needsGuardian,
} from './member/realName/idNumber.ts'
export { isSameName, maskedName } from './member/realName/names.ts'
export { REAL_NAME_TRIES_A_DAY } from './member/realName/state.ts'
export { type SeatStatus, seatStatuses } from './member/seat/state.ts'
export {
  type SetUpAnswers,
  type SetUpItem,
  type SetUpState,
  missingForPayee,
  nextInSetUp,
  setUpItems,
  setUpOf,
} from './setUp.ts'
export {
  type AccountAnswers,
  accountAnswers,
  lentLotsIn,
  marginEnabled,
  tradingAnswers,
  tradingIn,
} from './answers.ts'
export {
  CODES_A_DAY,
  CODE_AGAIN_MS,
  CODE_DIGITS,
  CODE_TRIES,
  CODE_VALID_MS,
  type CodePurpose,
  guestCodePurposes,
  memberCodePurposes,
} from './member/security/codes.ts'
export {
  type ChosenFundPassword,
  FUND_PASSWORD_DIGITS,
  faultsOfFundPassword,
  isRunOfDigits,
} from './member/security/fundPassword.ts'
export type { MembersCommand } from './member/members/command.ts'
export type { MembersEvent } from './member/members/event.ts'
export type { MembersState } from './member/members/state.ts'
export { members } from './member/members/module.ts'
export { type AcceptedDocuments, documentVersions } from './member/members/documents.ts'
export {
  type SiteCommand,
  type SiteEvent,
  type SitePatch,
  type SiteState,
  LATEST_TIME,
  site,
  siteRow,
} from './site/site/module.ts'
export {
  type AnnouncedAction,
  type AnnouncedDividend,
  type AnnouncedRights,
  type AnnouncedSplit,
  type CompanyAction,
  type Elective,
  type SplitRatio,
  rebasedPrice,
  splitLots,
} from './base/instruments/announced.ts'
export { type ListingOverride, everyListing, overridesCollection } from './market/listings/rows.ts'
export {
  type ListingsCommand,
  type ListingsContext,
  type ListingsEvent,
  type ListingsState,
  instrumentOfCommand,
  listings,
} from './market/listings/module.ts'
export { trading } from './trading/trading/module.ts'
export { type WatchlistContext, groupName, groupNameReason } from './market/watchlist/check.ts'
export type { AddedWatch, WatchlistCommand } from './market/watchlist/command.ts'
export type { WatchlistEvent } from './market/watchlist/event.ts'
export { watchlist } from './market/watchlist/module.ts'
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
} from './market/watchlist/state.ts'
export {
  type AlertCondition,
  type AlertDirection,
  type AlertRepeat,
  type AlertTerms,
  type PriceAlert,
  alertDirections,
  alertRepeats,
} from './market/priceAlerts/model.ts'
export type { PriceAlertsCommand } from './market/priceAlerts/command.ts'
export type { AlertedListing, PriceAlertsContext } from './market/priceAlerts/context.ts'
export type { PriceAlertsEvent } from './market/priceAlerts/event.ts'
export { MOST_ALERTS, MOST_NOTE, checkAlertTerms } from './market/priceAlerts/check.ts'
export { type AlertBound, alertFault } from './market/priceAlerts/fault.ts'
export { ALERT_DAYS } from './market/priceAlerts/accept.ts'
export { levelOf } from './market/priceAlerts/levels.ts'
export { alertsCollection } from './market/priceAlerts/rows.ts'
export {
  type NoticeTopic,
  type OptionalTopic,
  isAnnounced,
  noticeTopicOf,
  noticeTopics,
  optionalTopics,
} from './site/messages/notices.ts'
export type { MessagesCommand } from './site/messages/command.ts'
export { type PushChoice, type PushKind, noPush, pushKindOf, pushKinds } from './site/push/kinds.ts'
export { MOST_ADDRESS, MOST_PUSH_DEVICES, type PushTarget, pushTargetFault } from './site/push/target.ts'
export {
  type Message,
  type MessageContent,
  type MessagesState,
  unreadIn,
  unreadMessages,
} from './site/messages/state.ts'
export { messagesCollection } from './site/messages/rows.ts'
export { type CashDay, type Settling, cashDays, settlementDays } from './base/funds/cashDays.ts'
export { type FundOperation, pendingRefusals } from './base/funds/pending.ts'
export {
  type FundLimit,
  type FundLimits,
  defaultDepositLimits,
  defaultWithdrawalLimits,
  faultOfAmount,
  limitOf,
  limitRefusals,
} from './base/funds/limits.ts'
export {
  FUND_ZONE,
  type FundHours,
  type FundWindow,
  defaultDepositHours,
  defaultWithdrawalHours,
  fundDays,
  fundTimePattern,
  fundWindowAt,
} from './base/funds/window.ts'
export type { RequestsCommand } from './funds/requests/command.ts'
export type { RequestEnded, RequestsEvent } from './funds/requests/event.ts'
export {
  type RequestsContext,
  type ReviewMode,
  concerned as requestConcerned,
  passNow as passRequestNow,
  passes as passesRequest,
  requests,
} from './funds/requests/module.ts'
export { ALL_REQUESTS, type RequestRecord, requestCollections } from './funds/requests/rows.ts'
export {
  type MemberRequest,
  type RejectionCause,
  type RequestDecision,
  type RequestEnd,
  type RequestEnding,
  type RequestStatus,
  type RequestsState,
  type SubmittedRequest,
  type RequestObstacle,
  rejectionCauses,
  requestEndings,
  requestStates,
} from './funds/requests/state.ts'
