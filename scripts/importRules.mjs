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
    'apps/mock-api/src/browser.ts',
  ],
}

const betweenLayers = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer.replace('/', '-')}`,
  severity: 'error',
  comment: `${layer} imports only: ${allowed.join(', ') || 'nothing of this repository'}.`,
  from: { path: `^${layer}/src/`, pathNot: stories },
  to: { path: '^(packages|apps|\\.storybook)/', pathNot: `^(${[layer, ...allowed].join('|')})` },
}))

/** What every domain module may use. Other folders of the domain are modules. */
const floorFolders =
  'access|auctioning|candles|funds|instruments|ledger|module|money|offering|refusals|sessions|settings'
const floorFiles = 'brand|ids|instant|localized'
const floor = `(${floorFolders})/|(${floorFiles})\\.ts$`

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
      'A domain module imports its own files and the shared floor. What it asks of another module is answered in answers.ts.',
    from: { path: `^packages/domain/src/(?!streams/|(?:${floorFolders})/)([^/]+)/` },
    to: { path: '^packages/domain/src/', pathNot: `^packages/domain/src/($1/|${floor})` },
  },
  {
    name: 'domain-floor-imports-no-module',
    severity: 'error',
    comment: 'What every domain module uses knows none of them.',
    from: { path: `^packages/domain/src/(${floor})` },
    to: { path: '^packages/domain/src/', pathNot: `^packages/domain/src/(${floor})` },
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
  from: { path: `^packages/domain/src/trading/(${folder})/`, pathNot: tests },
  to: { path: `^packages/domain/src/trading/(${above})/` },
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
      'A module of the broker imports no other one. What two of them need is a file directly in modules/; what follows an event of another module is a process in modules/processes.ts.',
    from: { path: '^apps/mock-api/src/modules/([^/]+)/' },
    to: {
      path: '^apps/mock-api/src/modules/([^/]+/|(index|processes)\\.ts$)',
      pathNot: '^apps/mock-api/src/modules/$1/',
    },
  },
]

/** Folders of the screens package that hold no screen: what several screens use. */
const sharedFolders =
  'alerts|app-lock|auctions|cancel-all|cash|causes|codes|data|definition|deposits|figures|form|fund-requests|i18n|identity|ledger|legal|lists|market-news|new-shares|notices|offered|payees|portfolio|ports|positions|products|quotes|receipt|requests|sectors|sheets|shell|states|trading|watching'

const inFront = [
  {
    name: 'screen-imports-no-screen',
    severity: 'error',
    comment:
      'A screen imports no screen: what two of them need is in a folder of its own or a layer below. Flows are stories over many.',
    from: {
      path: '^packages/screens/src/([^/]+)/',
      pathNot: [tests, stories, '^packages/screens/src/flows/'],
    },
    to: { path: '^packages/screens/src/[^/]+/', pathNot: `^packages/screens/src/($1|${sharedFolders})/` },
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
export const importRules = [...betweenLayers, ...inDomain, ...inTrading, ...forTests, ...inBroker, ...inFront]
