// What an entry may weigh, gzipped, in kB: its own code and all its imports, what it loads later too (the texts of refusals in three languages, the engine of a chart), but
// for React, which a consumer has already.
// Five per cent above the size of the day on which it was last set, for all alike; `npm run packages:sizes` prints the sizes: nightly, and before a release.
import type { SizeLimitConfig } from 'size-limit'
import { join } from 'node:path'
import { entryName } from './code.ts'
import { published } from './published.ts'

type Budgets = Readonly<Record<string, number>>

const entryBudgets: Budgets = {
  '@onelot/domain': 85,
  '@onelot/domain/modules/trading/trading': 27.5,
  '@onelot/api-client': 47.5,
  '@onelot/api-client/texts/en': 3.5,
  '@onelot/api-client/texts/kor': 4.1,
  '@onelot/api-client/texts/tw': 3.7,
  '@onelot/api-client/texts/en/transport': 0.4,
  '@onelot/api-client/texts/kor/transport': 0.5,
  '@onelot/api-client/texts/tw/transport': 0.5,
  '@onelot/ui': 145,
  '@onelot/ui/charts': 176,
  '@onelot/ui/kline': 112.5,
  '@onelot/ui/i18n': 17.5,
  '@onelot/ui/locale': 0.5,
  '@onelot/ui/locales/en': 4.9,
  '@onelot/ui/locales/kor': 6,
  '@onelot/ui/locales/tw': 5.8,
  '@onelot/ui/locales/en/kline': 0.9,
  '@onelot/ui/locales/kor/kline': 1.2,
  '@onelot/ui/locales/tw/kline': 1.2,
  '@onelot/screens': 87,
  '@onelot/screens/definitions': 838.5,
  '@onelot/ui/tokens': 1.6,
  '@onelot/screens/i18n/en': 5.8,
  '@onelot/screens/i18n/kor': 7.1,
  '@onelot/screens/i18n/tw': 6.9,
  '@onelot/screens/member/start': 38.5,
  '@onelot/screens/member/landing': 7.9,
  '@onelot/screens/member/language-first': 7.7,
  '@onelot/screens/member/login': 57.5,
  '@onelot/screens/member/after-login': 51,
  '@onelot/screens/member/register': 63,
  '@onelot/screens/site/home': 138.5,
  '@onelot/screens/market/market': 134.5,
  '@onelot/screens/market/stock-detail': 246.5,
  '@onelot/screens/trading/trade': 309.5,
  '@onelot/screens/trading/position-detail': 112.5,
  '@onelot/screens/site/mine': 104.5,
  '@onelot/screens/funds/fund-record': 112.5,
  '@onelot/screens/member/change-language': 11.5,
  '@onelot/screens/trading/dividends': 100.5,
  '@onelot/screens/market/extended-hours': 68.5,
  '@onelot/screens/market/market-table': 66.5,
  '@onelot/screens/site/messages': 93.5,
  '@onelot/screens/trading/performance': 258,
  '@onelot/screens/market/search': 96.5,
  '@onelot/screens/trading/statement': 60.5,
  '@onelot/screens/market/watchlist': 104,
  '@onelot/screens/trading/orders': 123.5,
  '@onelot/screens/site/check-in': 66,
  '@onelot/screens/site/customer-service': 43,
  '@onelot/screens/market/market-overview': 57,
  '@onelot/screens/market/news': 63,
  '@onelot/screens/market/news-detail': 55,
  '@onelot/screens/site/webview': 40.5,
  '@onelot/screens/site/about': 11.6,
  '@onelot/screens/site/agreement': 10.8,
  '@onelot/screens/site/privacy': 10.8,
  '@onelot/screens/site/about-us': 12.4,
  '@onelot/screens/member/add-bank-card': 95,
  '@onelot/screens/member/add-wallet': 91.5,
  '@onelot/screens/member/bank-cards': 84.5,
  '@onelot/screens/member/code-inbox': 44,
  '@onelot/screens/member/devices': 60.5,
  '@onelot/screens/member/forgot-password': 66.5,
  '@onelot/screens/member/fund-password': 67,
  '@onelot/screens/member/login-password': 55,
  '@onelot/screens/member/personal-details': 45.5,
  '@onelot/screens/member/real-name': 74,
  '@onelot/screens/member/reset-fund-password': 69,
  '@onelot/screens/member/settings': 70.5,
  '@onelot/screens/member/wallets': 76.5,
  '@onelot/screens/member/close-account': 97.5,
  '@onelot/screens/funds/deposit': 82.5,
  '@onelot/screens/funds/deposit-channel': 97,
  '@onelot/screens/funds/exchange': 81.5,
  '@onelot/screens/member/phone-number': 66.5,
  '@onelot/screens/funds/request': 78.5,
  '@onelot/screens/member/seat-account': 91.5,
  '@onelot/screens/funds/withdraw': 120.5,
  '@onelot/domain/modules/newShares/applications': 12.5,
  '@onelot/domain/modules/newShares/auctions': 11.5,
  '@onelot/screens/newShares/application': 72.5,
  '@onelot/screens/newShares/applications': 67,
  '@onelot/screens/newShares/auction': 110.5,
  '@onelot/screens/newShares/draw-proof': 51.5,
  '@onelot/screens/newShares/offer': 112,
  '@onelot/screens/newShares/offers': 61.5,
  '@onelot/domain/modules/offExchange/blocks': 5.7,
  '@onelot/domain/modules/offExchange/blockTrades': 6.7,
  '@onelot/domain/modules/offExchange/placementOffers': 6,
  '@onelot/domain/modules/offExchange/placements': 7,
  '@onelot/domain/modules/offExchange/lending': 8.8,
  '@onelot/domain/modules/offExchange/electiveDividends': 7,
  '@onelot/domain/modules/credit/loans': 13.6,
  '@onelot/domain/modules/managed/mentors': 9,
  '@onelot/domain/modules/managed/copyTrading': 16,
  '@onelot/domain/modules/managed/strategies': 12,
  '@onelot/screens/managed/copy-trading': 84.5,
  '@onelot/screens/managed/mentor': 102.5,
  '@onelot/screens/managed/smart-orders': 241,
  '@onelot/screens/managed/smart-strategies': 75.5,
  '@onelot/screens/managed/smart-strategy': 117.5,
  '@onelot/screens/offExchange/block': 102,
  '@onelot/screens/offExchange/block-trades': 64,
  '@onelot/screens/offExchange/over-the-counter': 64,
  '@onelot/screens/offExchange/placement': 61,
  '@onelot/screens/offExchange/placement-detail': 103,
  '@onelot/screens/offExchange/day-trading': 117.5,
  '@onelot/screens/offExchange/securities-lending': 95,
  '@onelot/screens/managed/follow': 102,
  '@onelot/screens/credit/loan': 118,
  '@onelot/screens/credit/loan-detail': 84,
}
/** The stylesheet of a package, whole. */
const styleBudgets: Budgets = { '@onelot/ui': 145, '@onelot/screens': 5.3 }
/** Parts of the main entry: the weight for a page that needs no more. */
const partBudgets: Budgets = { '{ ThemeProvider, PriceText }': 9.9, '{ ThemeProvider, OrderBook }': 9.8 }

/** The budget of a new entry that has no line yet. */
const NEW_ENTRY = 10
const brought = ['react', 'react-dom']

/** Every entry by its specifier, with the file behind it. */
export const entryFiles: ReadonlyMap<string, string> = new Map(
  published.flatMap(({ manifest, stage }) =>
    Object.entries(manifest.exports).map(
      ([entry, source]) =>
        [join(manifest.name, entry), join(stage, 'dist', `${entryName(source)}.js`)] as const,
    ),
  ),
)

const common = { gzip: true } as const
const kilobytes = (figure: number): string => `${String(figure)} kB`

for (const specifier of Object.keys(entryBudgets))
  if (!entryFiles.has(specifier)) throw new Error(`a budget names ${specifier}, which is no entry`)

const checks: SizeLimitConfig = [
  ...[...entryFiles].map(([specifier, path]) => ({
    ...common,
    name: specifier,
    path,
    import: '*',
    ignore: brought,
    limit: kilobytes(entryBudgets[specifier] ?? NEW_ENTRY),
  })),
  ...Object.entries(partBudgets).map(([names, figure]) => ({
    ...common,
    name: `@onelot/ui ${names}`,
    path: entryFiles.get('@onelot/ui') ?? '',
    import: names,
    ignore: brought,
    limit: kilobytes(figure),
  })),
  ...published.flatMap(({ manifest, stage }) => {
    const figure = styleBudgets[manifest.name]
    return figure === undefined
      ? []
      : {
          ...common,
          name: `${manifest.name}/styles.css`,
          path: join(stage, 'dist', 'styles.css'),
          disablePlugins: ['@size-limit/esbuild'],
          limit: kilobytes(figure),
        }
  }),
]
export default checks
