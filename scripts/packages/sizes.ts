// What an entry may weigh, gzipped, in kB: its own code and all its imports, what it loads later too (the texts of refusals in three languages, the engine of a chart), but
// for React, which a consumer has already.
// A few per cent above the size of the day; `npm run packages` prints the sizes.
import type { SizeLimitConfig } from 'size-limit'
import { join } from 'node:path'
import { entryName } from './code.ts'
import { published } from './published.ts'

type Budgets = Readonly<Record<string, number>>

const entryBudgets: Budgets = {
  '@onelot/domain': 70.5,
  '@onelot/domain/modules/trading': 22.7,
  '@onelot/api-client': 40,
  '@onelot/api-client/texts/en': 3.4,
  '@onelot/api-client/texts/kor': 3.8,
  '@onelot/api-client/texts/tw': 3.6,
  '@onelot/api-client/texts/en/transport': 0.4,
  '@onelot/api-client/texts/kor/transport': 0.5,
  '@onelot/api-client/texts/tw/transport': 0.5,
  '@onelot/ui': 138,
  '@onelot/ui/charts': 173,
  '@onelot/ui/kline': 108,
  '@onelot/ui/i18n': 16.6,
  '@onelot/ui/locale': 0.5,
  '@onelot/ui/locales/en': 4.7,
  '@onelot/ui/locales/kor': 5.8,
  '@onelot/ui/locales/tw': 5.6,
  '@onelot/ui/locales/en/kline': 0.9,
  '@onelot/ui/locales/kor/kline': 1.1,
  '@onelot/ui/locales/tw/kline': 1.1,
  '@onelot/screens': 83.5,
  '@onelot/screens/definitions': 755,
  '@onelot/ui/tokens': 1.4,
  '@onelot/screens/i18n/en': 5.6,
  '@onelot/screens/i18n/kor': 6.8,
  '@onelot/screens/i18n/tw': 6.7,
  '@onelot/screens/start': 36.5,
  '@onelot/screens/landing': 7.5,
  '@onelot/screens/language-first': 7.5,
  '@onelot/screens/login': 51,
  '@onelot/screens/after-login': 48.5,
  '@onelot/screens/register': 56.5,
  '@onelot/screens/home': 106,
  '@onelot/screens/market': 118,
  '@onelot/screens/stock-detail': 235,
  '@onelot/screens/trade': 298,
  '@onelot/screens/position-detail': 107,
  '@onelot/screens/mine': 93.5,
  '@onelot/screens/fund-record': 101,
  '@onelot/screens/change-language': 9.7,
  '@onelot/screens/dividends': 69,
  '@onelot/screens/extended-hours': 65,
  '@onelot/screens/market-table': 63,
  '@onelot/screens/messages': 84,
  '@onelot/screens/performance': 246,
  '@onelot/screens/search': 92,
  '@onelot/screens/statement': 57.5,
  '@onelot/screens/watchlist': 99,
  '@onelot/screens/orders': 118,
  '@onelot/screens/check-in': 63,
  '@onelot/screens/customer-service': 37.5,
  '@onelot/screens/market-overview': 54,
  '@onelot/screens/news': 60,
  '@onelot/screens/news-detail': 53,
  '@onelot/screens/webview': 36,
  '@onelot/screens/about-us': 10.8,
  '@onelot/screens/add-bank-card': 90.5,
  '@onelot/screens/add-wallet': 87,
  '@onelot/screens/bank-cards': 80.5,
  '@onelot/screens/code-inbox': 39,
  '@onelot/screens/devices': 57.5,
  '@onelot/screens/forgot-password': 60,
  '@onelot/screens/fund-password': 63.5,
  '@onelot/screens/login-password': 52.5,
  '@onelot/screens/personal-details': 41,
  '@onelot/screens/real-name': 70.5,
  '@onelot/screens/reset-fund-password': 65.5,
  '@onelot/screens/settings': 67,
  '@onelot/screens/wallets': 73,
  '@onelot/screens/close-account': 93.5,
  '@onelot/screens/deposit': 78.5,
  '@onelot/screens/deposit-channel': 87.5,
  '@onelot/screens/exchange': 77.5,
  '@onelot/screens/phone-number': 60,
  '@onelot/screens/request': 74.5,
  '@onelot/screens/seat-account': 83,
  '@onelot/screens/withdraw': 114.5,
  '@onelot/domain/modules/applications': 11.7,
  '@onelot/domain/modules/auctions': 10.6,
  '@onelot/screens/application': 70,
  '@onelot/screens/applications': 64,
  '@onelot/screens/auction': 99,
  '@onelot/screens/draw-proof': 49,
  '@onelot/screens/offer': 101,
  '@onelot/screens/offers': 59,
  '@onelot/screens/not-yet-available': 9,
}
/** The stylesheet of a package, whole. */
const styleBudgets: Budgets = { '@onelot/ui': 20.5, '@onelot/screens': 5.3 }
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
