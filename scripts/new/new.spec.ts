import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from '../imports.mjs'
import { complaintsOf, copyCompiled, copyWorkspace, textsIn, unitTests } from './copy.ts'
import { type Made, make } from './make.ts'

/** What is made must pass these, by what it is. They run at once: each start of the runner takes seconds. */
const testsOf = {
  screen: [
    'packages/screens/src/definitions.test.ts',
    'packages/screens/src/base/i18n/messages.test.ts',
    'scripts/storyNames.test.ts',
  ],
  widget: ['scripts/widgetDocs.test.ts'],
  module: [
    'packages/domain/src/managed/savingPlans',
    'packages/api-client/src/contract',
    'packages/api-client/src/openapi',
    'apps/mock-api/src/modules/managed/savingPlans',
    'apps/mock-api/src/http/badInput.test.ts',
  ],
  /** Its own tests are of review, hold, locked position, list and message. */
  product: [
    'packages/domain/src/managed/fundBaskets',
    'apps/mock-api/src/modules/managed/fundBaskets',
    'apps/mock-api/src/testing/modules.test.ts',
    'apps/mock-api/src/modules/features.test.ts',
  ],
} as const

let copy = ''
let before: ReadonlyMap<string, string> = new Map()
let after: ReadonlyMap<string, string> = new Map()
let withProduct: ReadonlyMap<string, string> = new Map()
let withScreen: ReadonlyMap<string, string> = new Map()
let module: Made = { created: [], changed: [], next: '' }
let product: Made = { created: [], changed: [], next: '' }
let screen: Made = { created: [], changed: [], next: '' }
let files: readonly string[] = []
beforeAll(async () => {
  copy = copyWorkspace()
  copyCompiled(copy)
  before = textsIn(copy)
  module = await make(copy, ['module', 'managed/saving-plans'])
  after = textsIn(copy)
  product = await make(copy, ['module', 'managed/fund-baskets', '--kind', 'product'])
  withProduct = textsIn(copy)
  screen = await make(copy, ['screen', 'managed/saving-goals', 'list'])
  withScreen = textsIn(copy)
  const made = [
    module,
    product,
    await make(copy, ['widget', 'PriceAlert']),
    await make(copy, ['widget', 'finance/YieldCurve']),
    screen,
    await make(copy, ['screen', 'credit/score-notes', 'detail']),
    await make(copy, ['screen', 'managed/basket-orders', 'form']),
  ]
  files = made.flatMap(({ created, changed }) => [...created, ...changed])
  const stories = files.filter((file) => file.endsWith('.stories.tsx'))
  const { references } = JSON.parse(readFileSync(join(copy, 'tsconfig.stories.json'), 'utf8')) as {
    references: unknown
  }
  const include = ['.storybook/scenarioTypes.ts', ...stories]
  const project = { extends: './tsconfig.stories.json', include, references }
  writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify(project))
})
afterAll(() => {
  rmSync(copy, { recursive: true })
})

describe('what npm run new makes', () => {
  it('compiles, stories too', () => {
    expect(complaintsOf(copy, 'typescript7/bin/tsc', '-b', '--checkers', '1', 'tsconfig.made.json')).toBe('')
  })

  it('passes the linter', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(complaintsOf(copy, 'oxlint/bin/oxlint', ...sources)).toBe('')
    const stories = sources.filter((file) => file.endsWith('.stories.tsx'))
    expect(complaintsOf(copy, 'eslint/bin/eslint.js', '--max-warnings', '0', ...stories)).toBe('')
  })

  it('is formatted', () => {
    expect(complaintsOf(copy, 'oxfmt/bin/oxfmt', '--list-different', ...files)).toBe('')
  })

  it('keeps the import rules', async () => {
    const { modules, violations } = await checkImports(copy, ['packages', 'apps'])
    expect(violations).toEqual([])
    expect(modules).toBeGreaterThan(files.length)
  })

  it('passes its own tests, and those of all screens, widgets and endpoints', () => {
    const tests = Object.values(testsOf).flat()
    expect(tests.filter((path) => !existsSync(join(copy, path)))).toEqual([])
    expect(complaintsOf(copy, ...unitTests, ...tests)).toBe('')
  })
})

describe('a new screen', () => {
  it('adds a line to the list of screens, the accepted refusals of its stories, and no other file', () => {
    const list = 'packages/screens/src/definitions.ts'
    const changed = [...withProduct]
      .filter(([path, text]) => withScreen.get(path) !== text)
      .map(([path]) => path)
    expect(changed.sort()).toEqual(['.storybook/refusals.json', list])
    const linesBefore = (withProduct.get(list) ?? '').split('\n')
    const added = (withScreen.get(list) ?? '').split('\n').filter((line) => !linesBefore.includes(line))
    expect(added).toEqual(["export { screen as savingGoals } from './managed/saving-goals/screen.ts'"])
  })

  it('has all its files in its folder', () => {
    const created = [...withScreen.keys()].filter((path) => !withProduct.has(path))
    expect(created.sort()).toEqual([...screen.created].sort())
    expect(created.filter((path) => !path.startsWith('packages/screens/src/managed/saving-goals/'))).toEqual(
      [],
    )
  })
})

describe('a new module', () => {
  const lists = {
    'packages/api-client/src/contract/modules.ts': "export { savingPlans } from './managed/savingPlans.ts'",
    'apps/mock-api/src/modules/index.ts': "export { savingPlans } from './managed/savingPlans/module.ts'",
    'apps/mock-api/src/testing/modules.ts':
      "export { savingPlans } from '../modules/managed/savingPlans/testing/index.ts'",
    'packages/screens/src/parts/module-words/list.ts': "export { savingPlans } from './savingPlans/index.ts'",
  }
  const linesOf = (text: string | undefined): readonly string[] => (text ?? '').split('\n')

  it('adds one line to each of four files, and changes no other file', () => {
    const changed = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path)
    expect(changed.sort()).toEqual(Object.keys(lists).sort())
    for (const [path, line] of Object.entries(lists)) {
      expect(linesOf(after.get(path)).filter((one) => one !== line)).toEqual(linesOf(before.get(path)))
      expect(linesOf(after.get(path)).filter((one) => one === line)).toHaveLength(1)
    }
  })

  it('has its other files in its own folders, its contract and its OpenAPI document', () => {
    const created = [...after.keys()].filter((path) => !before.has(path))
    expect(created.sort()).toEqual([...module.created].sort())
    expect(created.filter((path) => !path.includes('/savingPlans/'))).toEqual([
      'packages/api-client/openapi/savingPlans.json',
      'packages/api-client/src/contract/managed/savingPlans.ts',
    ])
  })

  it('is in the OpenAPI document, with its examples', () => {
    const { paths } = JSON.parse(
      readFileSync(join(copy, 'packages/api-client/dist/openapi.json'), 'utf8'),
    ) as { paths: Readonly<Record<string, unknown>> }
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/savingPlans/apply', '/savingPlans/list', '/trade/place']),
    )
    expect(JSON.stringify(paths['/savingPlans/apply'])).toContain(
      '"example":{"money":{"currency":"USD","amount":"50"}}',
    )
  })
})

describe('a new product', () => {
  const added = {
    'packages/api-client/src/contract/modules.ts': "export { fundBaskets } from './managed/fundBaskets.ts'",
    'apps/mock-api/src/modules/index.ts': "export { fundBaskets } from './managed/fundBaskets/module.ts'",
    'apps/mock-api/src/testing/modules.ts':
      "export { fundBaskets } from '../modules/managed/fundBaskets/testing/index.ts'",
    'packages/screens/src/parts/module-words/list.ts': "export { fundBaskets } from './fundBaskets/index.ts'",
    'packages/screens/src/definitions.ts':
      "export { screen as fundBaskets } from './managed/fund-baskets/screen.ts'",
  }

  it('adds one line to each of five files', () => {
    const changed = [...after].filter(([path, text]) => withProduct.get(path) !== text).map(([path]) => path)
    expect(changed.sort()).toEqual(Object.keys(added).sort())
    for (const [path, line] of Object.entries(added)) {
      const before = (after.get(path) ?? '').split('\n')
      const lines = (withProduct.get(path) ?? '').split('\n')
      expect(lines.filter((one) => !before.includes(one))).toEqual([line])
    }
  })

  it('has its other files in its own folders, its contract and its OpenAPI document', () => {
    const created = [...withProduct.keys()].filter((path) => !after.has(path))
    expect(created.sort()).toEqual([...product.created].sort())
    expect(created.filter((path) => !/\/(fundBaskets|fund-baskets)\//.test(path))).toEqual([
      'packages/api-client/openapi/fundBaskets.json',
      'packages/api-client/src/contract/managed/fundBaskets.ts',
    ])
  })
})
