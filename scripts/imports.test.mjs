import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areas } from './areas.mjs'
import { importRules } from './importRules.mjs'
import { checkImports } from './imports.mjs'

const root = join(import.meta.dirname, '..')

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterEach(() => {
  rmSync(copy, { recursive: true })
})

function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
}

const allowed = {
  'packages/domain/src/base/instant.ts': 'export const instant = 1\n',
  'packages/domain/src/base/money/money.ts': "import '../instant.ts'\nexport const money = 1\n",
  'packages/domain/src/member/members/state.ts':
    "import '../../base/money/money.ts'\nexport const state = 1\n",
  'packages/domain/src/member/members/module.ts': "import './state.ts'\nexport const members = 1\n",
  'packages/domain/src/trading/trading/module.ts':
    "import '../../base/instant.ts'\nexport const trading = 1\n",
  'packages/domain/src/trading/trading/portfolio/history.ts':
    "import '../corporateActions/dividends.ts'\nexport const history = 1\n",
  'packages/domain/src/trading/trading/corporateActions/dividends.ts':
    "import '../orders/order.ts'\nexport const dividends = 1\n",
  'packages/domain/src/trading/trading/orders/order.ts': 'export const order = 1\n',
  'packages/domain/src/trading/trading/lists/tabs.ts':
    "import '../portfolio/history.ts'\nexport const tabs = 1\n",
  'packages/domain/src/trading/trading/testing/fixture.ts':
    "import '../module.ts'\nexport const fixture = 1\n",
  'packages/domain/src/trading/trading/orders/order.test.ts':
    "import '../testing/fixture.ts'\nimport '../lists/tabs.ts'\n",
  'packages/domain/src/base/streams/state.ts': "import '../instant.ts'\nexport const streams = 1\n",
  'packages/domain/src/base/streams/state.test.ts': "import '../../member/members/module.ts'\n",
  'packages/domain/src/newShares/offering/steps.ts': 'export const steps = 1\n',
  'packages/domain/src/newShares/offers/module.ts':
    "import '../offering/steps.ts'\nexport const offers = 1\n",
  'packages/domain/src/newShares/bids/module.ts': 'export const bids = 1\n',
  'packages/domain/src/index.ts':
    "export { members } from './member/members/module.ts'\nexport { trading } from './trading/trading/module.ts'\n",
  'packages/api-client/src/index.ts': "import '../../domain/src/index.ts'\nexport const wire = 1\n",
  'packages/ui/src/index.ts': "import '../../domain/src/index.ts'\nexport const look = 1\n",
  'packages/ui/src/widgetDocs.ts': 'export const kinds = 1\n',
  'packages/ui/src/Card.docs.ts': "import './widgetDocs.ts'\nexport const docs = 1\n",
  'packages/screens/src/member/login/LoginScreen.ts':
    "import '../../../../ui/src/index.ts'\nimport '../../parts/codes/Codes.ts'\nexport const login = 1\n",
  'packages/screens/src/parts/codes/Codes.ts': "import '../../base/data/ask.ts'\nexport const codes = 1\n",
  'packages/screens/src/base/data/ask.ts': 'export const ask = 1\n',
  'packages/screens/src/market/market/MarketScreen.ts':
    "import '../../../../api-client/src/index.ts'\nexport const market = 1\n",
  'apps/mock-api/src/store/port.ts':
    "import '../../../../packages/domain/src/index.ts'\nexport const port = 1\n",
  'apps/mock-api/src/http/route.ts': "import 'node:fs'\nexport const route = 1\n",
  'apps/mock-api/src/kernel/plan.ts': "import '../store/port.ts'\nexport const plan = 1\n",
  'apps/mock-api/src/modules/base/listing.ts': 'export const listing = 1\n',
  'apps/mock-api/src/modules/market/market/module.ts':
    "import '../../base/listing.ts'\nimport '../quotes.ts'\nimport '../../../http/route.ts'\nexport const market = 1\n",
  'apps/mock-api/src/modules/market/quotes.ts': "import '../base/listing.ts'\nexport const quotes = 1\n",
  'apps/mock-api/src/modules/market/news/module.ts': 'export const news = 1\n',
  'apps/mock-api/src/modules/market/news/testing/terms.ts': "import '../module.ts'\nexport const terms = 1\n",
  'apps/mock-api/src/worlds/worlds.ts':
    "import '../modules/market/news/testing/terms.ts'\nexport const worlds = 1\n",
  'apps/mock-api/src/browser.ts': "import './worlds/worlds.ts'\nexport const broker = 1\n",
  'apps/mock-api/src/modules/trading/trading/orders.test.ts': "import '../../market/news/testing/terms.ts'\n",
  'apps/mock-api/src/modules/trading/trading/module.ts':
    "import '../../base/listing.ts'\nexport const trading = 1\n",
  'apps/mock-api/src/modules/processes.ts':
    "import './trading/trading/module.ts'\nexport const processes = 1\n",
  'apps/mock-api/src/modules/index.ts': "export { market } from './market/market/module.ts'\n",
  'apps/mock-api/src/index.ts': "import './modules/index.ts'\nexport const broker = 1\n",
  'apps/web/src/main.ts':
    "import '../../../packages/screens/src/member/login/LoginScreen.ts'\nexport const app = 1\n",
  'apps/web/src/shell/nativeShell.ts': 'export const shell = 1\n',
  'apps/web/src/session/storage.ts': 'export const storage = 1\n',
  'apps/native/src/main.ts':
    "import '@capacitor/haptics'\nimport '../../web/src/shell/nativeShell.ts'\nawait import('../../web/src/main.ts')\n",
  'node_modules/@capacitor/haptics/index.js': 'export const it = 1\n',
  '.storybook/preview.ts':
    "import '../apps/mock-api/src/index.ts'\nimport '../packages/ui/src/Card.docs.ts'\nimport 'virtual:screen-calls'\nexport const preview = 1\n",
}

/** A file, what it imports against the rules, and the rule that it breaks. */
const violations = [
  ['packages/domain/src/clock.ts', '../../api-client/src/index.ts', 'layer-packages-domain'],
  ['packages/ui/src/fetch.ts', '../../api-client/src/index.ts', 'layer-packages-ui'],
  ['packages/api-client/src/look.ts', '../../ui/src/index.ts', 'layer-packages-api-client'],
  [
    'packages/screens/src/member/login/mock.ts',
    '../../../../../apps/mock-api/src/index.ts',
    'layer-packages-screens',
  ],
  ['apps/mock-api/src/ui.ts', '../../../packages/ui/src/index.ts', 'layer-apps-mock-api'],
  ['apps/web/src/broker.ts', '../../mock-api/src/index.ts', 'layer-apps-web'],
  ['apps/native/src/session.ts', '../../web/src/session/storage.ts', 'layer-apps-native'],
  ['apps/native/src/look.ts', '../../../packages/ui/src/index.ts', 'layer-apps-native'],
  ['apps/web/src/adapter.ts', '../../native/src/main.ts', 'layer-apps-web'],
  ['packages/domain/src/member/members/time.ts', 'eslint', 'domain-is-pure'],
  [
    'packages/domain/src/member/members/orders.ts',
    '../../trading/trading/module.ts',
    'domain-module-imports-no-module',
  ],
  ['packages/domain/src/newShares/offers/bids.ts', '../bids/module.ts', 'domain-module-imports-no-module'],
  [
    'packages/domain/src/member/members/draw.ts',
    '../../newShares/offering/steps.ts',
    'domain-area-imports-no-area',
  ],
  [
    'packages/domain/src/member/members/deep/orders.ts',
    '../../../trading/trading/module.ts',
    'domain-module-imports-no-module',
  ],
  [
    'packages/domain/src/member/members/orders.test.ts',
    '../../trading/trading/module.ts',
    'domain-module-imports-no-module',
  ],
  ['packages/domain/src/member/members/all.ts', '../../index.ts', 'domain-module-imports-no-module'],
  ['packages/domain/src/base/money/owner.ts', '../../member/members/state.ts', 'domain-base-imports-no-area'],
  ['packages/domain/src/base/ids.ts', '../index.ts', 'domain-base-imports-no-area'],
  [
    'packages/domain/src/trading/trading/positions/close.ts',
    '../portfolio/history.ts',
    'trading-orders-positions-protection-imports-nothing-above',
  ],
  [
    'packages/domain/src/trading/trading/corporateActions/splits.ts',
    '../portfolio/history.ts',
    'trading-corporateActions-imports-nothing-above',
  ],
  [
    'packages/domain/src/trading/trading/portfolio/totals.ts',
    '../lists/tabs.ts',
    'trading-portfolio-imports-nothing-above',
  ],
  ['packages/domain/src/trading/trading/given.ts', './testing/fixture.ts', 'only-tests-import-testing'],
  ['apps/mock-api/src/kernel/answer.ts', '../http/route.ts', 'kernel-imports-no-http-and-no-module'],
  [
    'apps/mock-api/src/kernel/orders.ts',
    '../modules/trading/trading/module.ts',
    'kernel-imports-no-http-and-no-module',
  ],
  [
    'apps/mock-api/src/kernel/wire.ts',
    '../../../../packages/api-client/src/index.ts',
    'kernel-imports-no-http-and-no-module',
  ],
  ['apps/mock-api/src/kernel/app.ts', 'hono', 'kernel-imports-no-http-and-no-module'],
  ['apps/mock-api/src/store/plan.ts', '../kernel/plan.ts', 'store-imports-only-domain'],
  [
    'apps/mock-api/src/store/wire.ts',
    '../../../../packages/api-client/src/index.ts',
    'store-imports-only-domain',
  ],
  ['apps/mock-api/src/modules/market/market/told.ts', '../news/module.ts', 'broker-module-imports-no-module'],
  [
    'apps/mock-api/src/modules/market/market/orders.ts',
    '../../trading/trading/module.ts',
    'broker-module-imports-no-module',
  ],
  ['apps/mock-api/src/modules/trading/filled.ts', '../market/quotes.ts', 'broker-area-imports-no-area'],
  ['apps/mock-api/src/modules/base/known.ts', '../market/quotes.ts', 'broker-base-imports-no-area'],
  ['apps/mock-api/src/modules/market/market/all.ts', '../../index.ts', 'broker-module-imports-no-module'],
  ['apps/mock-api/src/modules/market/news/item.ts', './testing/terms.ts', 'broker-imports-no-testing'],
  [
    'apps/mock-api/src/worlds/demo.ts',
    '../modules/market/news/testing/terms.ts',
    'broker-imports-no-testing',
  ],
  ['apps/mock-api/src/server/demo.ts', '../worlds/worlds.ts', 'only-stories-mount-worlds'],
  [
    'apps/mock-api/src/modules/market/news/testing/acts.ts',
    'fast-check',
    'module-testing-is-for-stories-too',
  ],
  [
    'apps/mock-api/src/server/seed.ts',
    '../modules/market/news/testing/terms.ts',
    'broker-imports-no-testing',
  ],
  [
    'apps/mock-api/src/modules/market/market/follow.ts',
    '../../processes.ts',
    'broker-module-imports-no-module',
  ],
  [
    'packages/screens/src/member/login/other.ts',
    '../../market/market/MarketScreen.ts',
    'screen-imports-no-screen',
  ],
  ['packages/screens/src/member/register/other.ts', '../login/LoginScreen.ts', 'screen-imports-no-screen'],
  ['packages/screens/src/parts/codes/Way.ts', '../../member/login/LoginScreen.ts', 'part-imports-no-screen'],
  ['packages/screens/src/base/data/codes.ts', '../../parts/codes/Codes.ts', 'screen-base-imports-no-part'],
  ['packages/screens/src/member/login/route.ts', 'react-router-dom', 'no-router-in-screens'],
  ['packages/ui/src/chart.ts', 'klinecharts', 'chart-engine-in-one-folder'],
  ['apps/web/src/shell/tap.ts', '@capacitor/haptics', 'capacitor-in-one-folder'],
  ['packages/ui/src/broker.ts', '../../../apps/mock-api/src/index.ts', 'only-stories-mount-the-broker'],
  ['packages/ui/src/card.ts', './Card.docs.ts', 'only-storybook-reads-docs'],
]

/** Packages from outside that the copies import. */
const installed = ['eslint', 'hono', 'fast-check', 'react-router-dom', 'klinecharts'].map((name) => [
  `node_modules/${name}/index.js`,
  'export const it = 1\n',
])

describe('npm run imports', () => {
  it('accepts a repository that keeps the rules', async () => {
    write(allowed)
    const { modules, violations: found } = await checkImports(copy)
    expect(found).toEqual([])
    expect(modules).toBeGreaterThanOrEqual(Object.keys(allowed).length)
  })

  it.each(violations)('refuses that %s imports %s', async (path, name, rule) => {
    write({ ...allowed, ...Object.fromEntries(installed), [path]: `import '${name}'\n` })
    const { violations: found } = await checkImports(copy)
    expect(found).toContainEqual(expect.stringMatching(`^${rule}: ${path} -> `))
  })

  it('refuses the import of a type too', async () => {
    const text = "import type { wire } from '../../api-client/src/index.ts'\nexport type Wire = typeof wire\n"
    write({ ...allowed, 'packages/domain/src/type.ts': text })
    const { violations: found } = await checkImports(copy)
    expect(found.join('\n')).toContain('layer-packages-domain: packages/domain/src/type.ts')
  })

  it.each([
    ['a path that no package exports', "import '@onelot/domain/src/money.ts'\n", 'resolvable'],
    ['a cycle', "import './index.ts'\n", 'no-circular'],
  ])('refuses %s', async (_, text, rule) => {
    write({ ...allowed, 'packages/ui/src/look.ts': text })
    write({ 'packages/ui/src/index.ts': "import './look.ts'\nexport const look = 1\n" })
    const { violations: found } = await checkImports(copy)
    expect(found.map((one) => one.split(':')[0])).toContain(rule)
  })

  it('fails where no module is found', async () => {
    write({ 'packages/empty.txt': '' })
    await expect(checkImports(copy, ['packages'])).rejects.toThrow('no module was found')
  })

  it('has a violation of each rule in this test', () => {
    const broken = new Set(violations.map(([, , rule]) => rule))
    expect([...broken].sort()).toEqual(importRules.map(({ name }) => name).sort())
  })
})

describe('an import by the name of a package', () => {
  const workspaces = {
    'packages/domain': { '.': './src/index.ts' },
    'packages/api-client': { '.': './src/index.ts' },
    'packages/ui': { '.': './src/index.ts' },
    'apps/mock-api': { '.': './src/index.ts', './browser': './src/browser.ts', './demo': './src/demo.ts' },
  }

  /** The repository with one more file in it, its packages found by their names. */
  async function foundWith(path, text) {
    const entries = ['browser', 'demo'].map((name) => [
      `apps/mock-api/src/${name}.ts`,
      'export const broker = 1\n',
    ])
    write({ ...allowed, ...Object.fromEntries(entries), [path]: text })
    mkdirSync(join(copy, 'node_modules/@onelot'), { recursive: true })
    for (const [folder, exports] of Object.entries(workspaces)) {
      const name = `@onelot/${basename(folder)}`
      write({ [`${folder}/package.json`]: JSON.stringify({ name, exports }) })
      symlinkSync(join(copy, folder), join(copy, 'node_modules', name), 'junction')
    }
    return (await checkImports(copy)).violations
  }

  it.each([
    ['packages/ui/src/look.ts', "import '@onelot/api-client'", 'layer-packages-ui'],
    [
      'packages/domain/src/member/members/self.ts',
      "import '@onelot/domain'",
      'domain-module-imports-no-module',
    ],
    ['packages/screens/src/index.ts', "import '@onelot/mock-api/browser'", 'layer-packages-screens'],
    ['packages/screens/src/index.ts', "await import('@onelot/mock-api')", 'layer-packages-screens'],
    ['packages/screens/src/index.ts', "export { broker } from '@onelot/mock-api'", 'layer-packages-screens'],
    [
      'packages/screens/src/index.ts',
      "export type Broker = import('@onelot/mock-api').Broker",
      'layer-packages-screens',
    ],
    ['apps/web/src/index.ts', "import '@onelot/mock-api'", 'layer-apps-web'],
  ])('is refused in %s: %s', async (path, code, rule) => {
    expect(await foundWith(path, `${code}\n`)).toContainEqual(expect.stringMatching(`^${rule}: ${path} -> `))
  })

  it.each([
    ['packages/screens/src/index.ts', "import '@onelot/ui'\nimport '@onelot/api-client'\n"],
    ['apps/web/src/index.ts', "await import('@onelot/mock-api/demo')\n"],
    ['packages/screens/src/member/login/LoginScreen.stories.tsx', "import '@onelot/mock-api/browser'\n"],
  ])('is left where it is allowed, in %s', async (path, code) => {
    expect(await foundWith(path, code)).toEqual([])
  })
})

describe('names of modules', () => {
  const domain = join(root, 'packages/domain/src')
  const folders = areas.flatMap((area) => globSync(`${area}/*/module.ts`, { cwd: domain })).map(dirname)
  const modules = folders.map((folder) => basename(folder))

  /** Production files of a folder whose text matches. */
  const filesWith = (folder, pattern) => {
    const files = readdirSync(join(root, folder), { recursive: true }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(0)
    return files.filter((name) => pattern.test(readFileSync(join(root, folder, name), 'utf8')))
  }

  /** Kinds of commands and events that a module's folder names; `rows.ts` and the folder `lists` name its lists. */
  const kindsOf = (folder) =>
    filesWith(folder, /./)
      .filter((name) => basename(name) !== 'rows.ts' && dirname(name) !== 'lists')
      .flatMap((name) => [
        ...readFileSync(join(root, folder, name), 'utf8').matchAll(/'((?:\w+)\.(?:\w+))'/g),
      ])
      .map(([, kind]) => kind)
      .filter((kind) => modules.includes(kind.split('.')[0]))

  it('are not in the kernel of the broker', () => {
    expect(modules).toContain('trading')
    const name = new RegExp(`['"\`](${modules.join('|')})(\\.|['"\`])`)
    expect(filesWith('apps/mock-api/src/modules/trading/trading', name)).not.toEqual([])
    expect(filesWith('apps/mock-api/src/kernel', name)).toEqual([])
  })

  it.each([
    'apps/mock-api/src/http',
    'apps/mock-api/src/store',
    'packages/domain/src/base/module',
    'packages/domain/src/base/streams',
    'packages/api-client/src/client',
  ])('are in no kind of command or event in %s, so that a new one changes nothing there', (folder) => {
    // A migration names lists as they were when it was written: these are no kinds.
    const kinds = folders.flatMap((folder) => kindsOf(`packages/domain/src/${folder}`))
    expect(kinds).toContain('trading.placeOrder')
    expect(filesWith(folder, new RegExp(`['"\`](${kinds.join('|')})['"\`]`))).toEqual([])
  })
})
