export type { Brand } from './brand.ts'
export {
  type AccountId,
  type ExecutionId,
  type InstrumentId,
  type OrderId,
  type PositionId,
  accountId,
  executionId,
  instrumentId,
  orderId,
  positionId,
} from './ids.ts'
export { type RealNameState, type Restriction, realNameStates, restrictions } from './access/access.ts'
export {
  type AnyModule,
  type Change,
  type Claim,
  type CommandOf,
  type Decision,
  type DueCommand,
  type Kind,
  type MetCommand,
  type Module,
  type ModuleCommand,
  type ModuleEvent,
  type RuleContext,
  type StateOf,
  type Upcasts,
  defineModule,
  moduleOfKind,
} from './module/module.ts'
export type { RowChange, RowValue } from './module/rows.ts'
export type { Cross, Schedule, Timer, TrailDistance, Watch } from './module/schedule.ts'
export {
  type StreamId,
  type StreamKind,
  accountStream,
  kindOfStream,
  ownerOfStream,
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
export { type Language, type Localized, languages } from './localized.ts'
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
  type HouseAccount,
  type LedgerAccount,
  type LedgerLine,
  type MemberBucket,
  type Posting,
  type PostingReason,
  balanceOf,
  emptyBalances,
  houseAccounts,
  memberBuckets,
  post,
  posting,
  postingReasons,
} from './ledger/ledger.ts'
export {
  type FieldReason,
  type Fields,
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
export type { Book, BookLevel, Quote } from './instruments/quote.ts'
export type { ChargeRates, Market, SaleLock, TickRow } from './instruments/market.ts'
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
} from './instruments/ticks.ts'
export {
  type CalendarKind,
  type SessionPhase,
  type SessionState,
  calendarKinds,
  sessionPhases,
} from './sessions/session.ts'
export { closesEarly, isHoliday } from './sessions/holidays.ts'
export { dateOfDayNumber, dayNumber, isoWeekday, plusDays, weekStart } from './sessions/localDates.ts'
export { type LocalTime, fromLocal, localToEpochMs, toLocal, zoneOffsetMs } from './sessions/zonedTime.ts'
export {
  type Exchange,
  type LocalWindow,
  type OpenPhase,
  type SessionWindow,
  dayWindows,
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
} from './sessions/calendar.ts'
export {
  type Adjustment,
  type Candle,
  type ChartPeriod,
  type CorporateAction,
  adjustments,
  chartPeriods,
} from './candles/candle.ts'
export { aggregateDays, aggregateMinutes, mergeCandles } from './candles/aggregate.ts'
export { ADJUSTED_PLACES, adjustCandles } from './candles/adjust.ts'
export {
  type CancelCause,
  type CloseCause,
  type CloseOrder,
  type ClosedPosition,
  type Closing,
  type Fill,
  type OpenPosition,
  type OrderBase,
  type OrderInput,
  type OrderTerms,
  type OrderType,
  type PendingOrder,
  type Position,
  type PositionStatus,
  type Side,
  cancelCauses,
  closeCauses,
  orderTypes,
  sides,
} from './trading/order.ts'
export type { CloseTerms, TradingCommand, TradingCommandKind } from './trading/command.ts'
export type { CheckFacts, Listing, TradingFacts, TradingSettings } from './trading/facts.ts'
export {
  commissionOf,
  marginOf,
  notionalOf,
  openingMinimum,
  quantityOf,
  saleTaxOf,
} from './trading/charges.ts'
export {
  type Direction,
  type OpeningCost,
  type Terrain,
  MAX_LOTS,
  closingDirection,
  lotsWithin,
  marketPrice,
  openingCost,
  openingDirection,
  openingPrice,
  reaches,
} from './trading/opening.ts'
export {
  type Ticket,
  type TicketFacts,
  buyingPowerOf,
  lotsForAmount,
  lotsForPercent,
  ticket,
} from './trading/ticket.ts'
export { checkTicket, checkTrading } from './trading/check.ts'
export { decideTrading } from './trading/decide.ts'
export { closingCharges, grossProfitOf, settle, splitFill } from './trading/closing.ts'
export { isStoppedOut, mayBeStoppedOut, stopOutPrice } from './trading/stopOut.ts'
export {
  type Crossing,
  type Reminders,
  type Timer,
  type TimerKind,
  type Watch,
  type WatchKind,
  commandOfTimer,
  commandOfWatch,
  remindersOf,
  timerKinds,
  watchKinds,
} from './trading/reminders.ts'
export {
  type DisplayStatus,
  type InventoryLine,
  type PositionTab,
  displayStatus,
  inventoryOf,
  isOpen,
  positionTabs,
  tabsOf,
} from './trading/tabs.ts'
export {
  type FigureFacts,
  type PositionFigures,
  positionFigures,
  proceedsOf,
  todayProfit,
  yesterdayProfit,
} from './trading/figures.ts'
export {
  type FigureName,
  type Figures,
  type Portfolio,
  availableQuotaOf,
  convertPortfolios,
  figureNames,
  portfolioOf,
  portfoliosOf,
  withdrawableOf,
} from './trading/portfolio.ts'
export { type SiteSettings, defaultSettings } from './settings/settings.ts'
export {
  type AccountEvent,
  type AccountEventKind,
  type RealNameState,
  type Restriction,
  realNameStates,
  restrictions,
} from './account/event.ts'
export { type AccountState, type TradingState, emptyAccount, positionOf } from './account/state.ts'
export { evolveAccount, replayAccount } from './account/evolve.ts'
export { type StoredEvent, liftEvent } from './account/lift.ts'
export { openAccount } from './account/open.ts'
export { type AccountCommand, decideAccount } from './account/decide.ts'
