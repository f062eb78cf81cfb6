export { vars } from './tokens/vars.css.ts'
export { media } from './tokens/media.ts'
export { useMedia } from './primitives/useMedia.ts'
export { goBackWithin, useWayBack } from './primitives/useWayBack.ts'
export {
  type MarketColours,
  type TextSize,
  type ThemeName,
  type ThemePreference,
  marketColourConventions,
  textScale,
  textSizes,
  themePreferences,
  themes,
} from './tokens/axes.ts'
export { type Colours, type MarketPalette, colours, marketPalette } from './tokens/palette.ts'
export {
  DIALOG_Z_INDEX,
  LIST_TRIGGER_PX,
  LONG_PRESS_MS,
  LONG_PRESS_REPEAT_MS,
  PAGE_LINKS,
  PAGE_MAX_WIDTH_PX,
  PAGE_SIZE,
  PULL_HEAD_PX,
  PULL_SUCCESS_MS,
  REQUEST_MS,
  SWIPE_MS,
  TABS_SCROLL_PAST,
  TOAST_ACTION_MS,
  TOAST_MS,
} from './constants.ts'
export { type ThemeContextValue, useTheme, useUiMessages } from './theme/ThemeContext.ts'
export { keepClear } from './theme/keepClear.ts'
export type { Words } from './locales/words.ts'
export { useWords } from './theme/useWords.ts'
export { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider.tsx'
export type { UiKey, UiMessages, UiTranslate } from './locales/en.ts'
export type { KLineMessages, KLineTranslate } from './locales/kline/en.ts'
export type { TradingMessages, TradingTranslate } from './locales/trading/en.ts'
export type { Bundle, KeyOf, Translate } from './locales/messages.ts'
export { Tagged, type TaggedProps } from './locales/Tagged.tsx'
export { intlLocale } from './locales/locale.ts'
export { currencyMark } from './numbers/currencyMark.ts'
export { groupDigits } from './numbers/groupDigits.ts'
export { groupTyped } from './numbers/groupTyped.ts'
export {
  type NumberRefusal,
  type NumberRules,
  type ParsedNumber,
  numberRefusals,
  parseNumber,
} from './numbers/parseNumber.ts'
export { priceRules, tickPlaces } from './finance/TickPriceField/tickStepping.ts'
export type { Choice } from './primitives/choice.ts'
export type { LinkComponent, LinkProps } from './primitives/link.ts'
export {
  ActionSheet,
  type ActionSheetProps,
  type SheetAction,
} from './primitives/ActionSheet/ActionSheet.tsx'
export { AnswerList, type AnswerListProps, type ShownAnswer } from './primitives/AnswerList/AnswerList.tsx'
export { AmountField, type AmountFieldProps } from './primitives/AmountField/AmountField.tsx'
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx'
export { Banner, type BannerProps } from './primitives/Banner/Banner.tsx'
export { Bleed, type BleedProps, Box, type BoxProps } from './primitives/Box/Box.tsx'
export { Button, type ButtonProps } from './primitives/Button/Button.tsx'
export { Calendar, type CalendarProps } from './primitives/Calendar/Calendar.tsx'
export type { DayMark } from './primitives/Calendar/dayMark.ts'
export { Card, type CardProps } from './primitives/Card/Card.tsx'
export { Carousel, type CarouselProps, type Slide } from './primitives/Carousel/Carousel.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { ChipGroup, type ChipGroupProps, type ChipOption } from './primitives/ChipGroup/ChipGroup.tsx'
export { ChipSelect, type ChipSelectProps } from './primitives/ChipGroup/ChipSelect.tsx'
export { Collapse, type CollapseItem, type CollapseProps } from './primitives/Collapse/Collapse.tsx'
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.tsx'
export { CopyField, type CopyFieldProps } from './primitives/CopyField/CopyField.tsx'
export { Countdown, type CountdownProps, countdownForms } from './primitives/Countdown/Countdown.tsx'
export { type CountdownTime, useCountdown } from './primitives/Countdown/useCountdown.ts'
export { DateField, type DateFieldProps } from './primitives/DateField/DateField.tsx'
export { DatePicker, type DatePickerProps } from './primitives/DatePicker/DatePicker.tsx'
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { LayerHost, type Layers } from './primitives/Dialog/LayerHost.ts'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx'
export { Field, type FieldControl, type FieldTexts, type FieldProps } from './primitives/Field/Field.tsx'
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export {
  ImageUploader,
  type ImageUploaderProps,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_EDGE,
} from './primitives/ImageUploader/ImageUploader.tsx'
export { type ImageFormat, imageFormats } from './primitives/ImageUploader/imageFormat.ts'
export type { UploadedImage } from './primitives/ImageUploader/uploadItems.ts'
export type { UploadImage, UploadsChange } from './primitives/ImageUploader/useUploads.ts'
export {
  InfiniteList,
  type InfiniteListProps,
  type InfiniteStatus,
  infiniteStatuses,
} from './primitives/InfiniteList/InfiniteList.tsx'
export { ListRow, type ListRowProps, RowList, type RowListProps } from './primitives/ListRow/ListRow.tsx'
export { NavBar, type NavBarProps } from './primitives/NavBar/NavBar.tsx'
export { NoticeBar, type NoticeBarProps } from './primitives/NoticeBar/NoticeBar.tsx'
export {
  type NumberChange,
  NumberField,
  type NumberFieldProps,
} from './primitives/NumberField/NumberField.tsx'
export { NumberKeyboard, type NumberKeyboardProps } from './primitives/NumberKeyboard/NumberKeyboard.tsx'
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx'
export { Picker, type PickerProps } from './primitives/Picker/Picker.tsx'
export { type PickerColumn, type PickerColumns, type PickerValue } from './primitives/Picker/columns.ts'
export { PIN_LENGTH, PinField, type PinFieldProps } from './primitives/PinField/PinField.tsx'
export { PinSheet, type PinSheetProps } from './primitives/PinSheet/PinSheet.tsx'
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx'
export { Prose, type ProseProps } from './primitives/Prose/Prose.tsx'
export type { ProseBlock } from './primitives/Prose/proseBlocks.ts'
export { PullToRefresh, type PullToRefreshProps } from './primitives/PullToRefresh/PullToRefresh.tsx'
export { QRCode, type QRCodeProps } from './primitives/QRCode/QRCode.tsx'
export { type RadioChoice, RadioGroup, type RadioGroupProps } from './primitives/RadioGroup/RadioGroup.tsx'
export { RollingNumber, type RollingNumberProps } from './primitives/RollingNumber/RollingNumber.tsx'
export { SandboxedFrame, type SandboxedFrameProps } from './primitives/SandboxedFrame/SandboxedFrame.tsx'
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx'
export { SearchHistory, type SearchHistoryProps } from './primitives/SearchField/SearchHistory.tsx'
export { HISTORY_LENGTH, forgotten, remembered } from './primitives/SearchField/historyTexts.ts'
export { SearchLink, type SearchLinkProps } from './primitives/SearchLink/SearchLink.tsx'
export { Section, type SectionProps } from './primitives/Section/Section.tsx'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectProps } from './primitives/Select/Select.tsx'
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet.tsx'
export { SheetPanel } from './primitives/Sheet/SheetPanel.ts'
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './primitives/Skeleton/Skeleton.tsx'
export { SortableList, type SortableListProps } from './primitives/SortableList/SortableList.tsx'
export { Splash, type SplashProps } from './primitives/Splash/Splash.tsx'
export { Inline, type InlineProps, Stack, type StackProps } from './primitives/Stack/Stack.tsx'
export { type Step, type StepState, Steps, type StepsProps } from './primitives/Steps/Steps.tsx'
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx'
export { TabBar, type TabBarEntry, type TabBarProps } from './primitives/TabBar/TabBar.tsx'
export { SwipePanel } from './primitives/Tabs/SwipePanel.tsx'
export { type TabItem, type TabPanelProps, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export {
  Badge,
  type BadgeProps,
  SimulatedTag,
  type SimulatedTagProps,
  Tag,
  type TagProps,
} from './primitives/Tag/Tag.tsx'
export { Text, type TextProps } from './primitives/Text/Text.tsx'
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export {
  type ToastAction,
  type ToastMessage,
  type ToastTone,
  type Toaster,
  toastTones,
  useToast,
} from './primitives/Toast/ToastContext.ts'
export { ToastProvider, type ToastProviderProps } from './primitives/Toast/ToastProvider.tsx'
export { type GridTile, TileGrid, type TileGridProps } from './primitives/TileGrid/TileGrid.tsx'
export { VirtualList, type VirtualListProps } from './primitives/VirtualList/VirtualList.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx'
export {
  type Change,
  type ChangeDirection,
  changeBetween,
  dayChange,
  directionOf,
} from './finance/format/change.ts'
export {
  type MoneyPart,
  type MoneyStyle,
  formatCompactMoney,
  MASK,
  formatMoney,
  maskedMoney,
  moneyParts,
} from './finance/format/money.ts'
export {
  type NumberStyle,
  formatCompact,
  formatCompactColumn,
  formatNumber,
  formatPercent,
} from './finance/format/number.ts'
export {
  type PriceScale,
  changeDigits,
  formatAverageOf,
  formatAveragePrice,
  formatBarePrice,
  formatPrice,
  priceDigits,
  priceScale,
} from './finance/format/price.ts'
export { sessionText } from './finance/format/sessionText.ts'
export {
  type TimeStyle,
  dayIn,
  formatColumnDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatLocalDate,
  formatMomentRange,
  formatMonth,
  formatMonthDay,
  formatMonthShort,
  formatNear,
  formatTime,
  zoneName,
} from './finance/format/time.ts'
export {
  AccountChoice,
  type AccountChoiceProps,
  type BankAccount,
} from './finance/AccountChoice/AccountChoice.tsx'
export { type AmendableOrder, type Amendment } from './finance/AmendSheet/amendModel.ts'
export { AmendSheet, type AmendSheetProps } from './finance/AmendSheet/AmendSheet.tsx'
export { AssetSummary, type AssetSummaryProps } from './finance/AssetSummary/AssetSummary.tsx'
export { BankSelect, type BankSelectProps } from './finance/BankSelect/BankSelect.tsx'
export type { Bank } from './finance/BankSelect/banks.ts'
export { BeforeAfter, type BeforeAfterProps } from './finance/BeforeAfter/BeforeAfter.tsx'
export {
  BuyingPowerChips,
  type BuyingPowerChipsProps,
  type BuyingPowerShare,
} from './finance/BuyingPowerChips/BuyingPowerChips.tsx'
export { ChangeBadge, type ChangeBadgeProps } from './finance/ChangeBadge/ChangeBadge.tsx'
export { CloseSheet, type CloseSheetProps } from './finance/CloseSheet/CloseSheet.tsx'
export { lotsToClose } from './finance/CloseSheet/lotsToClose.ts'
export {
  type Fact,
  FactGrid,
  type FactGridProps,
  FactList,
  type FactListProps,
} from './finance/FactList/FactList.tsx'
export {
  CurrencyPairField,
  type CurrencyPairFieldProps,
  type PairAmount,
  type PairRate,
  type PairSide,
} from './finance/CurrencyPairField/CurrencyPairField.tsx'
export type { QuoteSeconds } from './finance/CurrencyPairField/QuoteRing.tsx'
export {
  type DataColumn,
  DataTable,
  type DataTableProps,
  type NumberColumn,
  type TextColumn,
} from './finance/DataTable/DataTable.tsx'
export { MentorCard, type MentorCardProps } from './finance/MentorCard/MentorCard.tsx'
export { ScoreGauge, type ScoreEntry, type ScoreGaugeProps } from './finance/ScoreGauge/ScoreGauge.tsx'
export { StrategyCard, type StrategyCardProps } from './finance/StrategyCard/StrategyCard.tsx'
export { StreakCalendar, type StreakCalendarProps } from './finance/StreakCalendar/StreakCalendar.tsx'
export { type Performance, RISK_MOST } from './finance/performance/performance.ts'
export { LeveragePicker, type LeveragePickerProps } from './finance/LeveragePicker/LeveragePicker.tsx'
export { useLongest } from './finance/Money/useLongest.ts'
export { Money, type MoneyProps } from './finance/Money/Money.tsx'
export {
  MarketStatus,
  type MarketStatusProps,
  type TradingDayMark,
  tradingDayMarks,
} from './finance/MarketStatus/MarketStatus.tsx'
export {
  PracticeChip,
  type PracticeChipProps,
  SessionLabel,
  type SessionLabelProps,
  SimulatedLabel,
  StaleNotice,
  type StaleNoticeProps,
} from './finance/Notices/Notices.tsx'
export { type HoldingKind, holdingKind, holdingKinds, sharedHoldingKind } from './finance/holdingKind.ts'
export { MoneyEntry, type EntryChoices, type MoneyEntryProps } from './finance/MoneyEntry/MoneyEntry.tsx'
export {
  QuantityEntry,
  QuantityEntryKeys,
  type QuantityEntryKeysProps,
  type QuantityEntryProps,
} from './finance/MoneyEntry/QuantityEntry.tsx'
export { MoneyEntryKeys, type MoneyEntryKeysProps } from './finance/MoneyEntry/MoneyEntryKeys.tsx'
export { type EntryFault, type MoneyEntryState, useMoneyEntry } from './finance/MoneyEntry/useMoneyEntry.ts'
export { OrderBook, type OrderBookProps } from './finance/OrderBook/OrderBook.tsx'
export { OrderReviewSheet, type OrderReviewSheetProps } from './finance/OrderReviewSheet/OrderReviewSheet.tsx'
export type { SendOutcome, SendProps, UnknownMoment } from './finance/OrderReviewSheet/SendFooter.tsx'
export { FieldDone } from './finance/OrderTicket/FieldDone.tsx'
export { FieldKeys, type FieldKeysProps } from './finance/OrderTicket/FieldKeys.tsx'
export {
  OrderTicket,
  OrderTicketSheet,
  type OrderTicketSheetProps,
} from './finance/OrderTicket/OrderTicket.tsx'
export {
  type Counted,
  type QuantityUnit,
  coinsText,
  quantityText,
  lotsHint,
  quantityTexts,
  quantityUnit,
} from './finance/OrderTicket/quantityUnit.ts'
export { type FieldMark, type RefusalTexts, fieldError } from './finance/OrderTicket/refusalMarks.ts'
export {
  type TicketAction,
  type TicketDraft,
  type TicketMode,
  firstDraft,
  takesMarketOrders,
  ticketReducer,
} from './finance/OrderTicket/ticketDraft.ts'
export {
  type TicketSituation,
  type ListedContext,
  type ListedMarketContext,
  type TicketModel,
  ticketModel,
} from './finance/OrderTicket/ticketModel.ts'
export {
  type OrderTicketProps,
  type TicketOutcome,
  hasSides,
  ticketScale,
} from './finance/OrderTicket/ticketProps.ts'
export { type TicketHandle, useTicket } from './finance/OrderTicket/useTicket.ts'
export { PositionCard, type PositionCardProps } from './finance/PositionCard/PositionCard.tsx'
export { type PositionLook, positionLooks, type ProfitSpan } from './finance/PositionCard/positionParts.tsx'
export { PriceText, type PriceTextProps } from './finance/PriceText/PriceText.tsx'
export {
  ProductCard,
  type ProductCardProps,
  type ProductDeadline,
  type ProductFigure,
} from './finance/ProductCard/ProductCard.tsx'
export { type ProductPhase, productPhases } from './finance/ProductCard/phases.ts'
export { ProductTimeline, type ProductTimelineProps } from './finance/ProductTimeline/ProductTimeline.tsx'
export type { ProductDate } from './finance/ProductTimeline/timelineSteps.ts'
export { ProtectionSheet, type ProtectionSheetProps } from './finance/ProtectionSheet/ProtectionSheet.tsx'
export {
  ProfitCalendar,
  type ProfitCalendarProps,
  type ProfitOfDay,
} from './finance/ProfitCalendar/ProfitCalendar.tsx'
export { QuotaBar, type QuotaBarProps, type QuotaUnit } from './finance/QuotaBar/QuotaBar.tsx'
export { Receipt, type ReceiptFact, type ReceiptProps } from './finance/Receipt/Receipt.tsx'
export { ReviewSheet, type ReviewSheetProps } from './finance/ReviewSheet/ReviewSheet.tsx'
export { QuantityStepper, type QuantityStepperProps } from './finance/QuantityStepper/QuantityStepper.tsx'
export { ListingMark, type ListingMarkProps } from './finance/ListingMark/ListingMark.tsx'
export { HeatMap, type HeatMapProps, type HeatTile } from './finance/HeatMap/HeatMap.tsx'
export {
  type QuoteOfRow,
  QuoteTable,
  type QuoteTableProps,
  type QuoteTableRow,
} from './finance/QuoteTable/QuoteTable.tsx'
export { type QuoteColumn, quoteColumns } from './finance/QuoteTable/QuoteCells.tsx'
export type { QuoteTableSort } from './finance/QuoteTable/QuoteTableHead.tsx'
export { QuoteRow, type QuoteRowProps } from './finance/QuoteRow/QuoteRow.tsx'
export { OrderRow, type OrderRowProps } from './finance/OrderRow/OrderRow.tsx'
export { RangeBar, type RangeBarProps } from './finance/RangeBar/RangeBar.tsx'
export { RecordRow, type RecordRowProps } from './finance/RecordRow/RecordRow.tsx'
export { SideSwitch, type SideSwitchProps } from './finance/SideSwitch/SideSwitch.tsx'
export { CostChart, type CostChartProps } from './finance/CostChart/CostChart.tsx'
export { Sparkline, type SparklineProps } from './finance/Sparkline/Sparkline.tsx'
export { StarButton, type StarButtonProps } from './finance/StarButton/StarButton.tsx'
export { StatusTag, type StatusTagProps } from './finance/StatusTag/StatusTag.tsx'
export {
  type ReviewStatus,
  type ShownStatus,
  copyStatuses,
  fundStatuses,
  lendingStatuses,
  loanStatuses,
  newShareStatuses,
  orderStatuses,
  positionStatuses,
  realNameStatuses,
  reviewStatuses,
  rightsStatuses,
  runStatuses,
} from './finance/StatusTag/statuses.ts'
export { TickPriceField, type TickPriceFieldProps } from './finance/TickPriceField/TickPriceField.tsx'
export { WinChance, type WinChanceProps } from './finance/WinChance/WinChance.tsx'
export { type WatchEditing, WatchRow, type WatchRowProps } from './finance/WatchRow/WatchRow.tsx'
