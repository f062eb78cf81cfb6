// What an entry may weigh, gzipped, in kB: its own code and all its imports, what it loads later too (the texts of refusals in three languages, the engine of a chart), but
// for React, which a consumer has already.
// Five per cent above the size of the day on which it was last set, for all alike; `npm run packages:sizes` prints the sizes: nightly, and before a release.
import type { SizeLimitConfig } from 'size-limit'
import { join } from 'node:path'
import { entryName } from './code.ts'
import { published } from './published.ts'

type Budgets = Readonly<Record<string, number>>

const entryBudgets: Budgets = {
  '@onelot/domain': 103,
  '@onelot/domain/modules/trading/trading': 28,
  '@onelot/api-client': 58.5,
  '@onelot/api-client/backend': 16.1,
  '@onelot/api-client/texts/en': 3.7,
  '@onelot/api-client/texts/kor': 4.1,
  '@onelot/api-client/texts/tw': 3.9,
  '@onelot/api-client/texts/en/transport': 0.4,
  '@onelot/api-client/texts/kor/transport': 0.5,
  '@onelot/api-client/texts/tw/transport': 0.5,
  '@onelot/ui': 155.5,
  '@onelot/ui/charts': 176.5,
  '@onelot/ui/kline': 122,
  '@onelot/ui/i18n': 18,
  '@onelot/ui/locale': 0.4,
  '@onelot/ui/locales/en': 5.1,
  '@onelot/ui/locales/kor': 6.2,
  '@onelot/ui/locales/tw': 6,
  '@onelot/ui/locales/en/kline': 1,
  '@onelot/ui/locales/kor/kline': 1.3,
  '@onelot/ui/locales/tw/kline': 1.3,
  '@onelot/screens': 102.5,
  '@onelot/screens/definitions': 991.5,
  '@onelot/ui/tokens': 1.6,
  '@onelot/screens/i18n/en': 6,
  '@onelot/screens/i18n/kor': 7.3,
  '@onelot/screens/i18n/tw': 7.1,
  '@onelot/screens/member/start': 39.5,
  '@onelot/screens/member/landing': 13.5,
  '@onelot/screens/member/language-first': 13,
  '@onelot/screens/member/login': 58.5,
  '@onelot/screens/member/after-login': 54,
  '@onelot/screens/member/register': 64,
  '@onelot/screens/site/home': 153,
  '@onelot/screens/market/market': 144.5,
  '@onelot/screens/market/stock-detail': 275.5,
  '@onelot/screens/trading/trade': 343.5,
  '@onelot/screens/trading/position-detail': 127.5,
  '@onelot/screens/site/mine': 113,
  '@onelot/screens/funds/fund-record': 120.5,
  '@onelot/screens/member/change-language': 18.5,
  '@onelot/screens/trading/dividends': 108,
  '@onelot/screens/market/extended-hours': 72.5,
  '@onelot/screens/market/market-table': 70.5,
  '@onelot/screens/site/messages': 101,
  '@onelot/screens/trading/performance': 264,
  '@onelot/screens/market/search': 101,
  '@onelot/screens/trading/statement': 65,
  '@onelot/screens/market/watchlist': 108.5,
  '@onelot/screens/trading/orders': 134.5,
  '@onelot/screens/site/check-in': 70,
  '@onelot/screens/site/customer-service': 44.5,
  '@onelot/screens/market/market-overview': 60.5,
  '@onelot/screens/market/news': 67,
  '@onelot/screens/market/news-detail': 59,
  '@onelot/screens/site/webview': 41,
  '@onelot/screens/site/about': 15.5,
  '@onelot/screens/site/agreement': 15.5,
  '@onelot/screens/site/privacy': 15.5,
  '@onelot/screens/site/about-us': 16.5,
  '@onelot/screens/member/add-bank-card': 100,
  '@onelot/screens/member/add-wallet': 94.5,
  '@onelot/screens/member/bank-cards': 88,
  '@onelot/screens/member/code-inbox': 44.5,
  '@onelot/screens/member/devices': 64,
  '@onelot/screens/member/forgot-password': 67.5,
  '@onelot/screens/member/fund-password': 69.5,
  '@onelot/screens/member/login-password': 58.5,
  '@onelot/screens/member/personal-details': 46.5,
  '@onelot/screens/member/real-name': 80.5,
  '@onelot/screens/member/reset-fund-password': 72,
  '@onelot/screens/member/settings': 78.5,
  '@onelot/screens/member/wallets': 79,
  '@onelot/screens/member/close-account': 109.5,
  '@onelot/screens/funds/deposit': 98,
  '@onelot/screens/funds/deposit-channel': 104.5,
  '@onelot/screens/funds/exchange': 90.5,
  '@onelot/screens/member/phone-number': 67,
  '@onelot/screens/funds/request': 82.5,
  '@onelot/screens/member/seat-account': 98.5,
  '@onelot/screens/funds/withdraw': 135.5,
  '@onelot/domain/modules/newShares/applications': 13,
  '@onelot/domain/modules/newShares/auctions': 11.5,
  '@onelot/screens/newShares/application': 77.5,
  '@onelot/screens/newShares/applications': 72,
  '@onelot/screens/newShares/auction': 121.5,
  '@onelot/screens/newShares/draw-proof': 55,
  '@onelot/screens/newShares/offer': 122.5,
  '@onelot/screens/newShares/offers': 66,
  '@onelot/domain/modules/market/listings': 10.7,
  '@onelot/domain/modules/offExchange/blocks': 5.7,
  '@onelot/domain/modules/offExchange/blockTrades': 7,
  '@onelot/domain/modules/offExchange/placementOffers': 6,
  '@onelot/domain/modules/offExchange/placements': 7.3,
  '@onelot/domain/modules/offExchange/lending': 9.5,
  '@onelot/domain/modules/offExchange/electiveDividends': 6.8,
  '@onelot/domain/modules/credit/loans': 14,
  '@onelot/domain/modules/managed/mentors': 9.7,
  '@onelot/domain/modules/managed/copyTrading': 16,
  '@onelot/domain/modules/managed/strategies': 12,
  '@onelot/screens/managed/copy-trading': 89.5,
  '@onelot/screens/managed/mentor': 114,
  '@onelot/screens/managed/smart-orders': 250,
  '@onelot/screens/managed/smart-strategies': 79,
  '@onelot/screens/managed/smart-strategy': 129.5,
  '@onelot/screens/offExchange/block': 112,
  '@onelot/screens/offExchange/increase-detail': 107,
  '@onelot/screens/offExchange/block-trades': 65.5,
  '@onelot/screens/offExchange/over-the-counter': 65.5,
  '@onelot/screens/offExchange/placement': 64,
  '@onelot/screens/offExchange/placement-detail': 114.5,
  '@onelot/screens/offExchange/day-trading': 125.5,
  '@onelot/screens/offExchange/securities-lending': 104,
  '@onelot/screens/managed/follow': 112.5,
  '@onelot/screens/credit/loan': 123,
  '@onelot/screens/credit/loan-detail': 80,
}
/** The stylesheet of a package, whole. */
const styleBudgets: Budgets = { '@onelot/ui': 22.5, '@onelot/screens': 6.1 }
/** Parts of the main entry: the weight for a page that needs no more. */
const partBudgets: Budgets = { '{ ThemeProvider, PriceText }': 11, '{ ThemeProvider, OrderBook }': 11 }

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
