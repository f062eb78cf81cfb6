/**
 * Who may import whom (docs/adr/0001). Each row: a layer, and the layers it may reach; whatever is not named is forbidden.
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
const storiesAndTests = '\\.(stories|test|property\\.test)\\.tsx?$'

const walls = Object.entries(layers).map(([layer, allowed]) => ({
  name: `wall-${layer.replace('/', '-')}`,
  severity: 'error',
  comment: `${layer} imports only: ${allowed.join(', ') || 'nothing of this repository'}`,
  from: { path: `^${layer}/src`, pathNot: '\\.stories\\.tsx$' },
  to: { path: '^(packages|apps|\\.storybook)/', pathNot: `^(${[layer, ...allowed].join('|')})` },
}))

export default {
  forbidden: [
    ...walls,
    {
      name: 'screen-imports-no-screen',
      severity: 'error',
      comment:
        'A screen never imports a screen: what two of them need moves to app/ or down a layer. Flows are stories over many.',
      from: {
        path: '^packages/screens/src/([^/]+)/',
        pathNot: [storiesAndTests, '^packages/screens/src/flows/'],
      },
      to: { path: '^packages/screens/src/[^/]+/', pathNot: '^packages/screens/src/($1|app|i18n)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain imports nothing but a decimal library.',
      from: { path: '^packages/domain/src', pathNot: storiesAndTests },
      to: { path: 'node_modules', pathNot: 'node_modules/(@types/)?big\\.js' },
    },
    {
      name: 'no-router-in-screens',
      severity: 'error',
      from: { path: '^packages/(screens|ui)/src' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'chart-engine-behind-its-own-door',
      severity: 'error',
      comment: 'klinecharts is reached only through KLineChart (docs/adr/0003).',
      from: { path: '^(packages|apps)/', pathNot: '^packages/ui/src/finance/KLineChart/' },
      to: { path: 'node_modules/klinecharts' },
    },
    {
      name: 'only-stories-mount-the-broker',
      severity: 'error',
      from: { path: '^packages/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'A path outside a package’s exports does not resolve, and so fails here.',
      from: { path: '^(packages|apps|\\.storybook)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.tsbuild|/dist/|storybook-static|mockServiceWorker)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
}
