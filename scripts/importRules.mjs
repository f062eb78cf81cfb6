import { areas } from './areas.mjs'

/**
 * Who may import whom (docs/adr/0001-structure-and-import-rules.md). dependency-cruiser applies these rules to resolved files, ESLint to what
 * is typed. Each forbids the imports of `from` that lead to `to`; `$1` in `to` is what the first group of `from.path` has matched.
 * @typedef {{ readonly path: string, readonly pathNot?: string | readonly string[] }} Matcher
 * @typedef {{ readonly name: string, readonly severity: 'error', readonly comment: string, readonly from: Matcher, readonly to: Matcher }} ImportRule
 */

const tests = '\\.test\\.tsx?$'
const stories = '\\.stories\\.tsx$'

/**
 * Each layer, and those that it may reach.
 * @type {Record<string, readonly string[]>}
 */
const layers = {
  'packages/domain': [],
  'packages/api-client': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/screens': ['packages/domain', 'packages/api-client', 'packages/ui'],
  'apps/mock-api': ['packages/domain', 'packages/api-client'],
  'apps/web': [
    'packages/domain',
    'packages/api-client',
    'packages/ui',
    'packages/screens',
    'apps/mock-api/src/demo.ts',
  ],
  'apps/native': ['apps/web/src/(main\\.tsx?|shell/nativeShell\\.ts)'],
}

const betweenLayers = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer.replace('/', '-')}`,
  severity: 'error',
  comment: `${layer} imports only: ${allowed.join(', ') || 'nothing of this repository'}.`,
  from: { path: `^${layer}/src/`, pathNot: stories },
  to: { path: '^(packages|apps|\\.storybook)/', pathNot: `^(${[layer, ...allowed].join('|')})` },
}))

const names = areas.join('|')
const anArea = `(${names})`
/** Its group is the folder of a module or of a screen, with its area. */
const inAnArea = `((?:${names})/[^/]+)`

/** What the modules of an area share, beside what all share. */
const shared =
  '(newShares/(offering|auctioning)|offExchange/(selling|blockTrading|placing)|managed/(mentoring|running))'

const inDomain = [
  {
    name: 'domain-is-pure',
    severity: 'error',
    comment:
      'The domain imports nothing but a decimal library, hash functions and a library for Korean letters; tests, and what they share, import what they test with.',
    from: { path: '^packages/domain/src/', pathNot: `${tests}|/testing/` },
    to: { path: 'node_modules/', pathNot: 'node_modules/((@types/)?big\\.js|@noble/hashes|es-hangul)/' },
  },
  {
    name: 'domain-module-imports-no-module',
    severity: 'error',
    comment:
      'A domain module imports its own files, base and what its area shares. What it asks of another module is answered in answers.ts.',
    from: { path: `^packages/domain/src/${inAnArea}/` },
    to: { path: '^packages/domain/src/', pathNot: `^packages/domain/src/($1/|base/|${shared}/)` },
  },
  {
    name: 'domain-area-imports-no-area',
    severity: 'error',
    comment: 'An area of the domain imports base alone.',
    from: { path: `^packages/domain/src/${anArea}/` },
    to: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/($1|base)/' },
  },
  {
    name: 'domain-base-imports-no-area',
    severity: 'error',
    comment: 'What every domain module uses knows none of them.',
    from: { path: '^packages/domain/src/base/', pathNot: tests },
    to: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/base/' },
  },
]

/** What each folder of the trading module may not import of it. All of them import what is directly in it, and it all of them. */
const aboveInTrading = {
  'orders|positions|protection': 'corporateActions|portfolio|lists',
  corporateActions: 'portfolio|lists',
  portfolio: 'lists',
}

const inTrading = Object.entries(aboveInTrading).map(([folder, above]) => ({
  name: `trading-${folder.replaceAll('|', '-')}-imports-nothing-above`,
  severity: 'error',
  comment:
    'In trading, lists import portfolio, that corporateActions, and these orders, positions and protection.',
  from: { path: `^packages/domain/src/trading/trading/(${folder})/`, pathNot: tests },
  to: { path: `^packages/domain/src/trading/trading/(${above})/` },
}))

const forTests = [
  {
    name: 'only-tests-import-testing',
    severity: 'error',
    comment: 'A folder named testing is for tests, and no part of a package.',
    from: { path: '^packages/', pathNot: [tests, stories, '/testing/'] },
    to: { path: '^packages/.+/testing/' },
  },
]

const inBroker = [
  {
    name: 'kernel-imports-no-http-and-no-module',
    severity: 'error',
    comment: 'The kernel imports only itself, the ports, the store and the domain.',
    from: { path: '^apps/mock-api/src/kernel/', pathNot: tests },
    to: {
      path: '^(apps|packages)/|node_modules/',
      pathNot: '^(apps/mock-api/src/(kernel|ports|store)|packages/domain)/',
    },
  },
  {
    name: 'store-imports-only-domain',
    severity: 'error',
    comment: 'The store imports only itself, the domain and database drivers.',
    from: { path: '^apps/mock-api/src/store/', pathNot: tests },
    to: { path: '^(apps|packages)/', pathNot: '^(apps/mock-api/src/store|packages/domain)/' },
  },
  {
    name: 'broker-module-imports-no-module',
    severity: 'error',
    comment:
      'A module of the broker imports no other one; its tests may import what is for tests of another one. What two of an area need is a file directly in it, what others need one of base/; what follows an event of another module is a process in modules/processes.ts.',
    from: { path: `^apps/mock-api/src/modules/${inAnArea}/` },
    to: {
      path: '^apps/mock-api/src/modules/',
      pathNot: '^apps/mock-api/src/modules/($1/|base/|[^/]+/[^/]+\\.ts$|[^/]+/[^/]+/testing/)',
    },
  },
  {
    name: 'broker-area-imports-no-area',
    severity: 'error',
    comment: 'An area of the broker imports base alone.',
    from: { path: `^apps/mock-api/src/modules/${anArea}/` },
    to: {
      path: '^apps/mock-api/src/modules/',
      pathNot: '^apps/mock-api/src/modules/($1/|base/|[^/]+/[^/]+/testing/)',
    },
  },
  {
    name: 'broker-base-imports-no-area',
    severity: 'error',
    comment: 'What modules of several areas share knows none of them.',
    from: { path: '^apps/mock-api/src/modules/base/', pathNot: tests },
    to: { path: '^apps/mock-api/src/modules/', pathNot: '^apps/mock-api/src/modules/base/' },
  },
]

const forBrokerTests = [
  {
    name: 'broker-imports-no-testing',
    severity: 'error',
    comment: 'What runs the broker imports nothing that is for tests.',
    from: {
      path: '^apps/mock-api/src/',
      pathNot: [
        tests,
        '/testing/',
        '^apps/mock-api/src/(anyCommands/|server/kills/|store/contract/|worlds/worlds\\.ts$)',
      ],
    },
    to: { path: '^apps/mock-api/src/.*testing/' },
  },
  {
    name: 'only-stories-mount-worlds',
    severity: 'error',
    comment: 'What a story begins in is in the broker of a story, and in no other one.',
    from: {
      path: '^apps/mock-api/src/',
      pathNot: [tests, '/testing/', '^apps/mock-api/src/browser\\.ts$'],
    },
    to: { path: '^apps/mock-api/src/worlds/worlds\\.ts$' },
  },
  {
    name: 'module-testing-is-for-stories-too',
    severity: 'error',
    comment: 'Stories read the list of what modules bring: no test library is in it.',
    from: { path: `^apps/mock-api/src/modules/${anArea}/[^/]+/testing/`, pathNot: tests },
    to: { path: 'node_modules/(vitest|fast-check)/' },
  },
]

const inFront = [
  {
    name: 'screen-imports-no-screen',
    severity: 'error',
    comment:
      'A screen imports no screen: what two of them need is in parts/, or a layer below. Flows are stories over many.',
    from: { path: `^packages/screens/src/${inAnArea}/`, pathNot: [tests, stories] },
    to: { path: '^packages/screens/src/[^/]+/', pathNot: '^packages/screens/src/($1|base|parts)/' },
  },
  {
    name: 'part-imports-no-screen',
    severity: 'error',
    comment: 'What several screens show imports base and other parts.',
    from: { path: '^packages/screens/src/parts/', pathNot: [tests, stories] },
    to: { path: '^packages/screens/src/[^/]+/', pathNot: '^packages/screens/src/(base|parts)/' },
  },
  {
    name: 'screen-base-imports-no-part',
    severity: 'error',
    comment:
      'How any screen is made knows no screen and no part; names and titles come from the list of screens.',
    from: { path: '^packages/screens/src/base/', pathNot: [tests, stories] },
    to: { path: '^packages/screens/src/[^/]+/', pathNot: '^packages/screens/src/base/' },
  },
  {
    name: 'no-router-in-screens',
    severity: 'error',
    comment: 'Screens navigate through useNavigation().',
    from: { path: '^packages/(screens|ui)/src/' },
    to: { path: 'node_modules/react-router' },
  },
  {
    name: 'chart-engine-in-one-folder',
    severity: 'error',
    comment:
      'klinecharts is reached only through KLineChart (docs/adr/0003-klinecharts-behind-our-own-chart.md).',
    from: { path: '^(packages|apps)/', pathNot: '^packages/ui/src/finance/KLineChart/' },
    to: { path: 'node_modules/klinecharts' },
  },
  {
    name: 'capacitor-in-one-folder',
    severity: 'error',
    comment: 'Native plugins are reached only through window.onelotShell (docs/native.md).',
    from: { path: '^(packages|apps)/', pathNot: '^apps/native/' },
    to: { path: 'node_modules/@(capacitor|aparajita)/' },
  },
  {
    name: 'only-stories-mount-the-broker',
    severity: 'error',
    comment: 'Packages know no app; their stories may mount the broker.',
    from: { path: '^packages/', pathNot: stories },
    to: { path: '^apps/' },
  },
  {
    name: 'only-storybook-reads-docs',
    severity: 'error',
    comment: 'What a page of Storybook says of a widget is in no app and no package.',
    from: { path: '^(packages|apps)/', pathNot: '\\.docs\\.ts$' },
    to: { path: '(\\.docs|/widgetDocs)\\.ts$' },
  },
]

/** @type {readonly ImportRule[]} */
export const importRules = [
  ...betweenLayers,
  ...inDomain,
  ...inTrading,
  ...forTests,
  ...inBroker,
  ...forBrokerTests,
  ...inFront,
]
