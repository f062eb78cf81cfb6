const pathsOf = (...paths: readonly string[]) => new RegExp(paths.join('|'))

/** What nearly every screen draws and asks by, with what it needs itself. A list, for a count would move modules with each new screen. */
const usedByMost = pathsOf(
  'packages/ui/src/primitives/(Button|Card|Field|Icon|IconButton|NavBar|Select|Stack|TabBar|Text|VisuallyHidden)/',
  'packages/ui/src/(constants|tokens/(axes|palette)|locales/translate|primitives/Toast/ToastContext)\\.ts',
  'packages/ui/src/(tokens|primitives/Toast)/[a-zA-Z]+\\.css\\.ts',
  '(apps/web/src/pages|packages/screens/src/parts/app-lock)/[a-zA-Z]+\\.css\\.ts',
  'packages/screens/src/base/((ports|shell|states)/|definition/screenChunk)',
  'packages/domain/src/base/refusals/refusal\\.ts',
  'packages/api-client/src/contract/base/quote\\.ts',
  'node_modules/lucide-react/dist/esm/icons/(chevron-down|circle-check|eye|eye-off)\\.',
)

/** What nearly every screen that shows prices has beside those; logging in and registering have none of it. */
const usedWithPrices = pathsOf(
  'packages/ui/src/finance/(ChangeBadge|FactList|ListingMark|Money|PriceText|QuoteRow|Sparkline|format)/',
  'packages/ui/src/primitives/(ChipGroup|ListRow|PullToRefresh|SearchLink|Section)/',
  'packages/screens/src/(base/(lists/PullArea|data/useMarketRules|i18n/withTexts)|parts/(new-messages/(CountedBell|Watching|unread)|quotes/(useQuote|LiveQuoteRow)))\\.tsx?',
  'packages/api-client/src/contract/(market/(market|marketLists|priceAlerts)|site/messages)\\.ts',
  'packages/domain/src/base/(instruments/ticks|sessions/dayWindows)\\.ts',
  'packages/screens/src/parts/(quotes/IndexStrip|new-messages/(MessagesBell|UnreadBell))\\b',
  'packages/screens/src/base/(pages/|data/(shownMarkets|useMarketChoice)|lists/beginningWith)',
  'packages/ui/src/primitives/Box/',
  'packages/ui/src/(tokens/media|primitives/useMedia)\\.ts',
  'node_modules/lucide-react/dist/esm/icons/(bell|chevron-right|minus|plus|search)\\.',
)

/**
 * What several screens need beside those, a file for each kind of screen: six files at a time are fetched over one origin, each for a round trip, and
 * thirty small ones take five. None is in two.
 */
const usedByKind = [
  {
    name: 'forms',
    test: pathsOf(
      'packages/screens/src/base/form/(FormNote|FormPasswordField|FormScreen|FormTextField|formDraft|memoryDrafts|phoneField|reasons|useBound|useCommandForm|useFormDraft)\\b',
      'packages/ui/src/primitives/PasswordField/',
      'packages/screens/src/base/form/links\\.css',
      'node_modules/(react-hook-form|@hookform)/',
    ),
  },
  {
    name: 'writes',
    test: pathsOf(
      'packages/screens/src/base/data/(announced|useHasCome|useOutcomeToast|useSubmit)\\.ts',
      'packages/api-client/src/client/(sameJson|submission)\\.ts',
      'packages/domain/src/(base/access/(access|standing)|member/seat/state)\\.ts',
      'packages/ui/src/primitives/TextField/',
    ),
  },
  {
    name: 'radix',
    test: pathsOf(
      'node_modules/@radix-ui/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))/',
    ),
  },
  {
    name: 'sheets',
    test: pathsOf(
      'node_modules/(@radix-ui/react-(dialog|dismissable-layer|focus-scope|focus-guards|portal)|react-remove-scroll|react-remove-scroll-bar|use-sidecar|use-callback-ref|aria-hidden|tslib)/',
      'packages/ui/src/primitives/(Dialog|Sheet|RadioGroup|Checkbox)/',
      'packages/ui/src/primitives/useDrag\\.ts',
      'apps/web/src/boot/adoptedStyles\\.ts',
      'node_modules/lucide-react/dist/esm/icons/(check|share-2)\\.',
      'packages/screens/src/base/sheets/(LazySheet|SheetSlot)\\.tsx',
    ),
  },
  {
    name: 'trading',
    test: pathsOf(
      'packages/domain/src/trading/trading/(charges|lists/(tabs|orderSteps|sorting)|orders/(order|opening)|positions/(asset|averageEntry|position|settlement)|portfolio/figures)\\.ts',
      'packages/domain/src/base/(candles/foldQuote|instruments/(commission|marketFacts)|money/greatestCount)\\.ts',
      'packages/api-client/src/contract/(trading/(orders|orderShapes|trading|termShapes|positionShapes)|base/oneCurrency|funds/fundShapes)\\.ts',
      'packages/ui/src/(finance/(holdingKind|OrderTicket/quantityUnit|TickPriceField/tickStepping)|theme/useTradingMessages)\\.ts',
      'packages/screens/src/parts/positions/(CancelOrder|usePositionCommands)\\.tsx',
      'packages/screens/src/parts/trading/(ContextAwaitedSheet|useListing)\\.tsx?',
      'packages/screens/src/base/i18n/(useQuantity|exchangeZone|momentTexts)\\.ts',
      'packages/screens/src/parts/watchlist-groups/LogInSheet\\.tsx',
      'packages/screens/src/base/form/CommandQuestion\\.tsx',
    ),
  },
  {
    name: 'positions',
    test: pathsOf(
      'packages/domain/src/trading/trading/portfolio/dayProfit\\.ts',
      'packages/api-client/src/contract/trading/holdings\\.ts',
      'packages/screens/src/parts/positions/(PositionActions|earned|orderValue|result|amendable|LivePositionCard|useCopiedText|useDaysOfFigures|useDisplayStatus|worth)\\.tsx?',
      'packages/screens/src/parts/end-causes/useCauseText\\.ts',
      'packages/ui/src/finance/(StatusTag|PositionCard)/',
      'packages/ui/src/finance/CloseSheet/lotsToClose\\.ts',
      'packages/ui/src/primitives/SegmentedControl/',
      'node_modules/lucide-react/dist/esm/icons/chevron-up\\.',
    ),
  },
  {
    name: 'rows',
    test: pathsOf(
      'node_modules/@tanstack/',
      'packages/ui/src/primitives/VirtualList/',
      'packages/screens/src/parts/quotes/rowsOf\\.ts',
    ),
  },
  {
    name: 'setUp',
    test: pathsOf(
      'packages/domain/src/setUp\\.ts',
      'packages/screens/src/parts/set-up/setUpWays\\.ts',
      'node_modules/lucide-react/dist/esm/icons/(key-round|landmark|id-card)\\.',
    ),
  },
  {
    name: 'fields',
    test: pathsOf(
      'packages/ui/src/primitives/(AmountField|AnswerList|Avatar|CopyButton|CopyField|Countdown|NumberField|NumberKeyboard|PinField|PinSheet|Progress|Steps|Switch)/',
      'packages/ui/src/primitives/(dropStrayClick|useHoldRepeat)\\.ts',
      'packages/ui/src/finance/(BeforeAfter|MoneyEntry|QuantityStepper|QuotaBar|ReviewSheet)/',
      'packages/ui/src/finance/OrderTicket/(OrderTicket\\.css|FieldDone|FieldKeys|TicketLine|quantityKeys)',
      'packages/ui/src/numbers/',
      'packages/screens/src/base/(data/useFailedToast|form/(CommandReview|chosenPassword|fields)|i18n/useIsOwnClock)\\.tsx?',
      'packages/domain/src/base/sessions/currencyDays\\.ts',
      'packages/domain/src/member/security/codes\\.ts',
      'packages/api-client/src/contract/member/(codes|security)\\.ts',
      'node_modules/lucide-react/dist/esm/icons/(ban|circle|circle-dot|copy|delete|hourglass|lock-keyhole|pencil)\\.',
    ),
  },
  {
    name: 'requests',
    test: pathsOf(
      'packages/ui/src/finance/Receipt/',
      'packages/screens/src/parts/(fund-requests/|payees/(bankChoices|shown)|receipt/|under-review/useUnderReview)[^/]*\\.tsx?',
      'packages/domain/src/base/(funds/cover|module/(kind|reminders))\\.ts',
      'packages/domain/src/member/payees/banks\\.ts',
      'packages/api-client/src/contract/funds/requests\\.ts',
    ),
  },
  {
    name: 'moduleWords',
    test: pathsOf(
      'packages/screens/src/parts/module-words/([a-zA-Z]+/index|[a-zA-Z]+)\\.ts',
      'node_modules/lucide-react/dist/esm/icons/(arrow-down-to-line|arrow-left-right|arrow-up-from-line|bell-ring|boxes|calendar-clock|chart-spline|circle-plus|hand-coins|layers|ticket|users-round|vote)\\.',
    ),
  },
  {
    name: 'curves',
    test: pathsOf(
      'packages/ui/src/finance/charts/(AllocationDonut|CurveFoot|DayTable|Drawing|ProfitCurve|ReturnCurve|chartBase|chartTable|legendStyles)\\b',
      'packages/ui/src/tokens/partColours\\.ts',
    ),
  },
  {
    name: 'products',
    test: pathsOf(
      'packages/screens/src/parts/(availability|new-shares|sales|sections|under-review)/(?!Late|useLate)[^/]+\\.tsx?',
      'packages/screens/src/base/data/useRefreshAt\\.ts',
      'packages/ui/src/finance/(ProductCard|ProductTimeline|WinChance)/',
      'packages/ui/src/primitives/Prose/',
      'packages/domain/src/(newShares/offering/phase|offExchange/selling/(price|sale))\\.ts',
      'packages/api-client/src/contract/(newShares/(applications|offerShapes|offers)|offExchange/ownShares)\\.ts',
      'node_modules/lucide-react/dist/esm/icons/(calendar-plus|circle-slash)\\.',
    ),
  },
  {
    name: 'records',
    test: pathsOf(
      'packages/ui/src/finance/RecordRow/',
      'packages/screens/src/base/(data/grouped|lists/(ChipScroller|RecordMonths|RecordSkeleton|byMonth))\\b',
    ),
  },
  {
    name: 'pages',
    test: pathsOf(
      'packages/ui/src/primitives/InfiniteList/',
      'node_modules/swr/dist/infinite/',
      'packages/screens/src/base/(data/(usePages|useReturn)|lists/PagedList)\\b',
    ),
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

export const entry = { name: 'entry', tags: ['$initial' as const], priority: 1 }

/** Files that the screens share. The demo build has the broker beside them, which imports the same modules in another order. */
export const usedByScreens = [
  { name: 'router', test: /node_modules\/react-router/, includeDependenciesRecursively: false },
  { name: 'i18next', test: /node_modules\/i18next\//, includeDependenciesRecursively: false },
  { name: 'shared', test: usedByMost },
  { name: 'prices', test: usedWithPrices },
  ...usedByKind,
  ...['en', 'kor', 'tw'].map((language) => ({
    name: `tradingWords-${language}`,
    test: pathsOf(
      `packages/screens/src/parts/(end-causes|positions|watchlist-groups)/messages/${language}\\.ts`,
      `packages/ui/src/locales/trading/${language}\\.ts`,
    ),
  })),
]
