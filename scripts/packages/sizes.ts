// What an entry may weigh, gzipped, in kB: its own code and all its imports, what it loads later too (the texts of refusals in three languages, the engine of a chart), but
// for React, which a consumer has already.
// A few per cent above the size of the day; `npm run packages` prints the sizes.
import type { SizeLimitConfig } from 'size-limit'
import { join } from 'node:path'
import { entryName } from './code.ts'
import { published } from './published.ts'

type Budgets = Readonly<Record<string, number>>

const entryBudgets: Budgets = {
  '@onelot/domain': 47.5,
  '@onelot/domain/modules/trading': 22,
  '@onelot/api-client': 30.5,
  '@onelot/api-client/texts/en': 3.2,
  '@onelot/api-client/texts/kor': 3.4,
  '@onelot/api-client/texts/tw': 3.3,
  '@onelot/api-client/texts/en/transport': 0.4,
  '@onelot/api-client/texts/kor/transport': 0.5,
  '@onelot/api-client/texts/tw/transport': 0.5,
  '@onelot/ui': 133.5,
  '@onelot/ui/charts': 173,
  '@onelot/ui/kline': 108,
  '@onelot/ui/i18n': 16.6,
  '@onelot/ui/locale': 0.5,
  '@onelot/ui/locales/en': 4.4,
  '@onelot/ui/locales/kor': 5.4,
  '@onelot/ui/locales/tw': 5.2,
  '@onelot/ui/locales/en/kline': 0.9,
  '@onelot/ui/locales/kor/kline': 1.1,
  '@onelot/ui/locales/tw/kline': 1.1,
  '@onelot/screens': 64,
  '@onelot/screens/definitions': 570,
  '@onelot/ui/tokens': 1.4,
  '@onelot/screens/i18n/en': 5.2,
  '@onelot/screens/i18n/kor': 6.3,
  '@onelot/screens/i18n/tw': 6.2,
  '@onelot/screens/start': 33.8,
  '@onelot/screens/landing': 7.5,
  '@onelot/screens/language-first': 7.3,
  '@onelot/screens/login': 49,
  '@onelot/screens/after-login': 40.5,
  '@onelot/screens/register': 54.5,
  '@onelot/screens/home': 78,
  '@onelot/screens/market': 85.5,
  '@onelot/screens/stock-detail': 226,
  '@onelot/screens/trade': 279.5,
  '@onelot/screens/position-detail': 100.5,
  '@onelot/screens/mine': 74,
  '@onelot/screens/fund-record': 77.5,
  '@onelot/screens/change-language': 9.7,
  '@onelot/screens/dividends': 67,
  '@onelot/screens/extended-hours': 63,
  '@onelot/screens/market-table': 61,
  '@onelot/screens/messages': 75.5,
  '@onelot/screens/performance': 243,
  '@onelot/screens/search': 90,
  '@onelot/screens/statement': 55.5,
  '@onelot/screens/watchlist': 96.5,
  '@onelot/screens/orders': 113,
  '@onelot/screens/check-in': 61,
  '@onelot/screens/customer-service': 36.5,
  '@onelot/screens/market-overview': 52.5,
  '@onelot/screens/news': 58.5,
  '@onelot/screens/news-detail': 51,
  '@onelot/screens/webview': 34.5,
  '@onelot/screens/not-yet-available': 9,
}
/** The stylesheet of a package, whole. */
const styleBudgets: Budgets = { '@onelot/ui': 20, '@onelot/screens': 4.4 }
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
