import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { chromatic } from './chromatic.ts'
import { tableOfProps } from './controls.ts'
import { docs } from './docs.tsx'
import { globalTypes, initialGlobals, viewport, withTheme } from './globals.tsx'
import { bringWorld, withScenario } from './scenario.tsx'
import { bringSteps, stepByStep } from './stepByStep.ts'
import { endCalls, loader } from './storyCalls.ts'
import { bringMessages, withArgsInLanguage } from './storyMessages.ts'
import { bringLongTimers } from './longTimers.ts'

configure({
  /** A world is built, and its prices calculated, while a busy machine does other things too. */
  asyncUtilTimeout: 8_000,
  /** The default prints the whole page into the error, each time that what a play waits for is missing. */
  getElementError: (message) => new Error(message ?? 'not found'),
})

const preview: Preview = {
  /** Pictures are compared of every story (docs/visual-regression.md); `!visual` keeps one out. */
  tags: ['visual'],
  globalTypes,
  initialGlobals,
  loaders: [loader],
  beforeEach: [bringMessages, bringLongTimers, bringSteps, bringWorld],
  runStep: stepByStep,
  afterEach: [endCalls],
  decorators: [withArgsInLanguage, withScenario, withTheme],
  argTypesEnhancers: [tableOfProps],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport,
    chromatic,
    docs,
    /** In the source of a story on its docs page. */
    jsx: { functionValue: () => '() => {}' },
    controls: { sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Playground',
          ['JSX', 'Frame'],
          'Foundations',
          [
            'Colours',
            'Market colours',
            'Type',
            'Space',
            'Motion',
            'Number formats',
            'Status labels',
            'Error catalogue',
          ],
          'Primitives',
          [
            // Layout
            'Box and Bleed',
            'Stack and Inline',
            'Card',
            'Section',
            'Collapse',
            'TileGrid',
            // Text and pictures
            'Text',
            'Prose',
            'Icon',
            'Avatar',
            'Tag and Badge',
            'Banner',
            'QRCode',
            'RollingNumber',
            'Countdown',
            'VisuallyHidden',
            'SandboxedFrame',
            // Acts
            'Button',
            'IconButton',
            'CopyButton',
            'CopyField',
            'SearchLink',
            // Fields
            'Field',
            'TextField',
            'NumberField',
            'AmountField',
            'PasswordField',
            'PinField',
            'NumberKeyboard',
            'SearchField',
            'ImageUploader',
            // Choices
            'Checkbox',
            'RadioGroup',
            'Switch',
            'SegmentedControl',
            'ChipGroup',
            'ChipSelect',
            'Select',
            'Picker',
            'AnswerList',
            'DateField',
            'DatePicker',
            'Calendar',
            // Lists
            'ListRow',
            'InfiniteList',
            'VirtualList',
            'SortableList',
            'Carousel',
            'Pagination',
            'PullToRefresh',
            // Getting about
            'NavBar',
            'TabBar',
            'Tabs',
            'Steps',
            // Over the page
            'Sheet',
            'Dialog',
            'ActionSheet',
            'PinSheet',
            'Toast',
            // States
            'NoticeBar',
            'EmptyState',
            'ErrorState',
            'Skeleton',
            'Progress',
            'Splash',
          ],
          'Finance',
          [
            // Figures
            'Money',
            'PriceText',
            'ChangeBadge',
            'RangeBar',
            'Sparkline',
            'MarketStatus',
            'StatusTag',
            // The market
            'ListingMark',
            'QuoteRow',
            'QuoteTable',
            'WatchRow',
            'StarButton',
            'OrderBook',
            'HeatMap',
            'KLineChart',
            'ChartToolbar',
            'ChartFullScreen',
            // Ordering
            'OrderTicket',
            'SideSwitch',
            'QuantityStepper',
            'TickPriceField',
            'BuyingPowerChips',
            'LeveragePicker',
            'OrderReviewSheet',
            'ReviewSheet',
            'BeforeAfter',
            'Receipt',
            // Orders and positions
            'OrderRow',
            'AmendSheet',
            'PositionCard',
            'ProtectionSheet',
            'CloseSheet',
            // The account
            'AssetSummary',
            'AccountChoice',
            'BankSelect',
            'MoneyEntry',
            'CurrencyPairField',
            'RecordRow',
            'AllocationDonut',
            'ProfitCurve',
            'ReturnCurve',
            'ProfitCalendar',
            'StreakCalendar',
            // Products
            'ProductCard',
            'ProductTimeline',
            'QuotaBar',
            'WinChance',
            'StrategyCard',
            'MentorCard',
            'ScoreGauge',
            'CostChart',
            // Of any of them
            'FactList',
            'DataTable',
            'Notices',
          ],
          'Screens',
          [
            // Entering
            'Start',
            'Language first',
            'Landing',
            'Login',
            'Register',
            'After login',
            // The market
            'Market',
            'Market table',
            'Search',
            'Watchlist',
            'Stock detail',
            'Extended hours',
            // Trading
            'Trade',
            'Orders',
            'Position detail',
            'Receipt',
            // New shares
            'Offers',
            'Offer',
            'Applications',
            'Application',
            'Draw proof',
            // What one holds
            'Performance',
            'Dividends',
            'Fund record',
            'Withdraw',
            'Request',
            'Statement',
            // The account
            'Mine',
            'Messages',
            'Withdrawal password sheet',
            'Change language',
            // What several screens use
            'Form',
            'Paged list',
            'Sheet slot',
            'Lazy sheet',
            'Failure',
          ],
          'Flows',
          ['Becoming a member', 'Trading', 'Appearance on the way', 'When things go wrong'],
          'Back end',
          ['Conformance report', 'Screen on its answers'],
        ],
      },
    },
  },
}

export default preview
