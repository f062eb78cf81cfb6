import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig, loadEnv } from 'vite'
import { buildTarget } from '../../scripts/oldestBrowsers.mjs'
import { bootStyles } from './bootStyles.ts'
import { earlyFiles } from './earlyFiles.ts'
import { serviceWorker } from './serviceWorker.ts'

const splashHash = createHash('sha256').update(bootStyles).digest('base64')

/**
 * The page's own policy, for servers that set no header: no script but the build's files, and no style element but the splash's. Attributes are
 * free, as drawn charts position their parts by them.
 */
const policy = (apiOrigin: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${splashHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${apiOrigin === '' ? '' : ` ${apiOrigin}`}`,
    'frame-src https:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

function contentSecurityPolicy(apiOrigin: string): Plugin {
  return {
    name: 'onelot:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(apiOrigin) },
        injectTo: 'head-prepend',
      },
    ],
  }
}

const splashStyles = (): Plugin => ({
  name: 'onelot:splash-styles',
  transformIndexHtml: () => [{ tag: 'style', children: bootStyles, injectTo: 'head' }],
})

/** The app's files are on their way while the entry, which asks for them, still loads. */
const appPreloads = (): Plugin => ({
  name: 'onelot:app-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/startApp.tsx'))
      if (app === undefined) throw new Error('the build has no chunk of startApp.tsx')
      const needed = new Set([app.fileName])
      for (const file of needed)
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) needed.add(next)
      return [...needed]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        }))
    },
  },
})

/** What nearly every screen draws and asks by, with what it needs itself. A list, for a count would move modules with each new screen. */
const usedByMost = new RegExp(
  [
    'packages/ui/src/primitives/(Button|Card|Field|Icon|IconButton|NavBar|Select|Stack|TabBar|Text|VisuallyHidden)/',
    'packages/ui/src/(constants|tokens/axes|locales/translate|primitives/Toast/ToastContext)\\.ts',
    'packages/screens/src/base/((ports|shell|states)/|definition/screenChunk)',
    'packages/domain/src/base/refusals/refusal\\.ts',
    'packages/api-client/src/contract/base/quote\\.ts',
    'node_modules/lucide-react/dist/esm/icons/(chevron-down|circle-check|eye|eye-off)\\.',
  ].join('|'),
)

/** What nearly every screen that shows prices has beside those; logging in and registering have none of it. */
const usedWithPrices = new RegExp(
  [
    'packages/ui/src/finance/(ChangeBadge|FactList|ListingMark|Money|PriceText|QuoteRow|Sparkline|format)/',
    'packages/ui/src/primitives/(ChipGroup|ListRow|PullToRefresh|SearchLink|Section)/',
    'packages/screens/src/(base/(lists/PullArea|data/useMarketRules|i18n/withTexts)|parts/(new-messages/(CountedBell|Watching|unread)|quotes/(useQuote|LiveQuoteRow)))\\.tsx?',
    'packages/api-client/src/contract/(market/(market|marketLists|priceAlerts)|site/messages)\\.ts',
    'packages/domain/src/base/(instruments/ticks|sessions/dayWindows)\\.ts',
    'packages/ui/src/(tokens/media|primitives/useMedia)\\.ts',
    'node_modules/lucide-react/dist/esm/icons/(bell|chevron-right|minus|plus|search)\\.',
  ].join('|'),
)

const pathsOf = (...paths: readonly string[]) => new RegExp(paths.join('|'))

/**
 * What several screens need beside those, a file for each kind of screen: six files at a time are fetched over one origin, each for a round trip, and
 * a screen of thirty small ones would be there only after five. None is in two.
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
      'packages/screens/src/base/data/(useOutcomeToast|useSubmit)\\.ts',
      'packages/api-client/src/client/(sameJson|submission)\\.ts',
      'packages/domain/src/(base/access/access|member/seat/state)\\.ts',
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
      'packages/screens/src/parts/positions/(PositionActions|earned|orderValue|result|amendable|LivePositionCard|useDaysOfFigures)\\.tsx?',
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
    name: 'tabPages',
    test: pathsOf(
      'packages/screens/src/parts/(quotes/IndexStrip|new-messages/(MessagesBell|UnreadBell))\\b',
      'packages/screens/src/base/(pages/|data/(shownMarkets|useMarketChoice)|lists/beginningWith)',
      'packages/ui/src/primitives/Box/',
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
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

const entry = { name: 'entry', tags: ['$initial' as const], priority: 1 }

/** Files that the screens share. The demo build has the broker beside them, which imports the same modules in another order. */
const usedByScreens = [
  { name: 'router', test: /node_modules\/react-router/, includeDependenciesRecursively: false },
  { name: 'i18next', test: /node_modules\/i18next\//, includeDependenciesRecursively: false },
  { name: 'shared', test: usedByMost },
  { name: 'prices', test: usedWithPrices },
  { name: 'stepper', test: /packages\/ui\/src\/finance\/QuantityStepper\// },
  ...usedByKind,
]

/** Its package names the files for development alone, which carry a page for developers and warnings. */
const routerInProduction = (): Plugin => ({
  name: 'onelot:router-in-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: async function (source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    const id = resolved?.id.replace('/dist/development/', '/dist/production/')
    if (id === undefined || id === resolved?.id) throw new Error(`${source} has no files for production`)
    return id
  },
})

/** `npm run dev` prints where the app is, with its logins: once is enough. */
const addressPrintedElsewhere = (): Plugin => ({
  name: 'onelot:address-printed-elsewhere',
  apply: 'serve',
  configureServer(server) {
    if (process.env['APP_URL'] !== undefined) server.printUrls = () => undefined
  },
})

/** What an endpoint says of itself is for its OpenAPI document: no browser reads it. */
const withoutSummaries = (): Plugin => ({
  name: 'onelot:without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /packages\/api-client\/src\/contract\// },
    handler: (code) => ({ code: code.replaceAll(/\bsummary: "(?:[^"\\]|\\.)*"/g, 'summary: ""'), map: null }),
  },
})

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname
  const { VITE_API_ORIGIN = '', VITE_DEMO } = { ...loadEnv(mode, root, 'VITE_'), ...process.env }
  return {
    root,
    /** Relative, so that the build runs from any folder and inside a native shell. */
    base: './',
    resolve: { alias: { 'react-style-singleton': join(root, 'src/boot/adoptedStyles.ts') } },
    plugins: [
      react(),
      vanillaExtractPlugin(),
      splashStyles(),
      contentSecurityPolicy(VITE_API_ORIGIN),
      appPreloads(),
      earlyFiles(),
      routerInProduction(),
      withoutSummaries(),
      addressPrintedElsewhere(),
      serviceWorker(buildTarget),
    ],
    /** Known when the build is made, so that no other build carries a broker. */
    define: { 'import.meta.env.VITE_DEMO': JSON.stringify(VITE_DEMO ?? '') },
    build: {
      target: buildTarget,
      outDir: process.env['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
      /**
       * The router and i18next are in files of their own, so that `npm run size` can tell our code from them (docs/adr/0014-what-a-screen-may-weigh.md).
       * What nearly all screens use is in one: each file more costs a slow phone some 10 ms of its main thread.
       */
      rolldownOptions: {
        output: {
          codeSplitting: { groups: VITE_DEMO === '1' ? [entry] : [entry, ...usedByScreens] },
        },
      },
    },
    server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '5180'}` } },
  }
})
