import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from '../imports.mjs'
import { complaintsOf, copyWorkspace, textsIn } from './copy.ts'
import { type Made, make } from './make.ts'

let copy = ''
let before: ReadonlyMap<string, string> = new Map()
let after: ReadonlyMap<string, string> = new Map()
let module: Made = { created: [], changed: [], next: '' }
let files: readonly string[] = []
beforeAll(async () => {
  copy = copyWorkspace()
  before = textsIn(copy)
  module = await make(copy, ['module', 'price-alerts'])
  after = textsIn(copy)
  const made = [
    module,
    await make(copy, ['widget', 'PriceAlert']),
    await make(copy, ['widget', 'finance/YieldCurve']),
    await make(copy, ['screen', 'bank-cards']),
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
    expect(complaintsOf(copy, 'typescript7/bin/tsc', '-b', 'tsconfig.made.json')).toBe('')
  })

  it('has nothing for the linter to say', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(complaintsOf(copy, 'eslint/bin/eslint.js', '--max-warnings', '0', ...sources)).toBe('')
  })

  it('is formatted', () => {
    expect(complaintsOf(copy, 'prettier/bin/prettier.cjs', '--check', ...files)).toBe('')
  })

  it('keeps the import rules', async () => {
    const { modules, violations } = await checkImports(copy, ['packages', 'apps'])
    expect(violations).toEqual([])
    expect(modules).toBeGreaterThan(files.length)
  })
})

describe('a new module', () => {
  const lists = {
    'packages/domain/src/modules.ts': "export { priceAlerts } from './priceAlerts/module.ts'",
    'packages/api-client/src/contract/modules.ts': "export { priceAlerts } from './priceAlerts.ts'",
    'apps/mock-api/src/modules/index.ts': "export { priceAlerts } from './priceAlerts/module.ts'",
  }
  const linesOf = (text: string | undefined): readonly string[] => (text ?? '').split('\n')

  it('adds one line to each of three files, and changes no other file', () => {
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
    expect(created.filter((path) => !path.includes('/priceAlerts/'))).toEqual([
      'packages/api-client/openapi/priceAlerts.json',
      'packages/api-client/src/contract/priceAlerts.ts',
    ])
  })

  it('is in the OpenAPI document, with its examples', () => {
    const { paths } = JSON.parse(
      readFileSync(join(copy, 'packages/api-client/dist/openapi.json'), 'utf8'),
    ) as { paths: Readonly<Record<string, unknown>> }
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/priceAlerts/keep', '/priceAlerts/list', '/trade/place']),
    )
    expect(JSON.stringify(paths['/priceAlerts/keep'])).toContain('"example":{"text":"Look again"}')
  })

  it('passes its own tests, and those of every endpoint', () => {
    const tests = [
      'packages/domain/src/priceAlerts',
      'packages/api-client/src/contract',
      'packages/api-client/src/openapi',
      'apps/mock-api/src/modules/priceAlerts',
      'apps/mock-api/src/http/badInput.test.ts',
    ]
    expect(complaintsOf(copy, 'vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)).toBe('')
  })
})
