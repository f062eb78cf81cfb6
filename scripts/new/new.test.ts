import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { make } from './make.ts'

const index = 'packages/ui/src/index.ts'
const screenList = 'packages/screens/src/definitions.ts'
const refusals = '.storybook/refusals.json'
const lists = {
  'packages/api-client/src/contract/modules.ts': 'common market trading',
  'apps/mock-api/src/modules/index.ts': 'common trading',
  'apps/mock-api/src/testing/modules.ts': 'common trading',
  'packages/screens/src/parts/module-words/list.ts': 'members trading',
}
const listOf = (names: string): string =>
  names
    .split(' ')
    .map((name) => `export { ${name} } from './${name}/module.ts'\n`)
    .join('')

const repository = {
  '.oxfmtrc.json': readFileSync(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'),
  ...Object.fromEntries(Object.entries(lists).map(([path, names]) => [path, listOf(names)])),
  'packages/api-client/scripts/openapi.mjs': '',
  'packages/domain/src/base/ledger/ledger.ts': '',
  [refusals]: JSON.stringify([
    { story: 'screens-alerts--refused', code: 'SYSTEM_BUSY', cause: 'rule' },
    { story: 'screens-trade--refused', code: 'SYSTEM_BUSY', cause: 'rule' },
  ]),
  [index]: [
    "export { vars } from './tokens/vars.css.ts'",
    "export type { Choice } from './primitives/choice.ts'",
    "export {\n  ActionSheet,\n  type SheetAction,\n} from './primitives/ActionSheet/ActionSheet.tsx'",
    "export { Text, type TextProps } from './primitives/Text/Text.tsx'",
    "export { Money, type MoneyProps } from './finance/Money/Money.tsx'",
    "export { Tagged } from './locales/Tagged.tsx'",
    '',
  ].join('\n'),
  [screenList]: [
    "export { screen as login } from './member/login/screen.ts'",
    "export { reLogin } from './member/login/screen.ts'",
    "export { screen as mine } from './site/mine/screen.ts'",
    '',
  ].join('\n'),
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const [path, text] of Object.entries(repository)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const pathsExported = (): (string | undefined)[] =>
  [...text(index).matchAll(/from ["'](.*)["']/g)].map(([, path]) => path)

describe('a new widget', () => {
  it('is exported between its neighbours', async () => {
    await make(root, ['widget', 'PriceAlert'])
    expect(pathsExported().slice(1, 5)).toEqual([
      './primitives/choice.ts',
      './primitives/ActionSheet/ActionSheet.tsx',
      './primitives/PriceAlert/PriceAlert.tsx',
      './primitives/Text/Text.tsx',
    ])
  })

  it('is exported last of its shelf where it is last', async () => {
    await make(root, ['widget', 'finance/YieldCurve'])
    expect(pathsExported().slice(-3)).toEqual([
      './finance/Money/Money.tsx',
      './finance/YieldCurve/YieldCurve.tsx',
      './locales/Tagged.tsx',
    ])
  })

  it('has its view, its styles, its stories and its page', async () => {
    await make(root, ['widget', 'PriceAlert'])
    expect(readdirSync(join(root, 'packages/ui/src/primitives/PriceAlert')).sort()).toEqual([
      'PriceAlert.css.ts',
      'PriceAlert.docs.ts',
      'PriceAlert.stories.tsx',
      'PriceAlert.tsx',
    ])
  })
})

describe('a new screen', () => {
  const folder = 'packages/screens/src/member/bank-cards'

  it('is listed after the last of its area', async () => {
    const { changed } = await make(root, ['screen', 'member/bank-cards'])
    expect(changed).toEqual([screenList, refusals])
    expect(text(screenList).split('\n')).toEqual([
      "export { screen as login } from './member/login/screen.ts'",
      "export { reLogin } from './member/login/screen.ts'",
      "export { screen as bankCards } from './member/bank-cards/screen.ts'",
      "export { screen as mine } from './site/mine/screen.ts'",
      '',
    ])
  })

  it('is listed last where it is the first of its area', async () => {
    await make(root, ['screen', 'market/news'])
    expect(text(screenList).split('\n').slice(-2)).toEqual([
      "export { screen as news } from './market/news/screen.ts'",
      '',
    ])
  })

  it('has a route and titles of its name, which are to be changed', async () => {
    const { next } = await make(root, ['screen', 'member/bank-cards'])
    const definition = text(`${folder}/screen.ts`)
    for (const part of [
      "path: '/home/bankCards'",
      "access: 'member'",
      "title: { en: 'Bank cards', kor: 'Bank cards', tw: 'Bank cards' }",
    ])
      expect(definition).toContain(part)
    expect(next).toContain('its route and its titles')
  })

  it.each(['form', 'list', 'detail'])('is a %s where that is asked for, refused in a story', async (kind) => {
    await make(root, ['screen', 'member/bank-cards', '--', kind])
    const stories = text(`${folder}/BankCardsScreen.stories.tsx`)
    for (const story of ['Default', 'Refused', 'Guest'])
      expect(stories).toContain(`export const ${story}: Story`)
    const accepted = JSON.parse(text(refusals)) as readonly {
      readonly story: string
      readonly cause: string
    }[]
    expect(accepted.map(({ story, cause }) => `${story} ${cause}`)).toEqual([
      'screens-alerts--refused rule',
      'screens-bank-cards--refused fault',
      'screens-trade--refused rule',
    ])
  })

  it.each([
    ['form', 'useCommandForm('],
    ['list', '<PagedList'],
    ['detail', '<PageRead read={read}'],
  ])('is made of the block of a %s', async (kind, block) => {
    await make(root, ['screen', 'member/bank-cards', kind])
    expect(text(`${folder}/BankCardsScreen.tsx`)).toContain(block)
  })

  it('has its messages in each language, in its own folder', async () => {
    const { created } = await make(root, ['screen', 'member/bank-cards'])
    expect(created.filter((path) => path.includes('/messages/')).sort()).toEqual(
      ['en', 'kor', 'tw'].map((language) => `${folder}/messages/${language}.ts`),
    )
  })
})

describe('a new module', () => {
  const namesIn = (path: string): (string | undefined)[] =>
    [...text(path).matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name)

  it('is listed between its neighbours', async () => {
    await make(root, ['module', 'market/priceAlerts'])
    expect(Object.keys(lists).map(namesIn)).toEqual([
      ['common', 'market', 'priceAlerts', 'trading'],
      ['common', 'priceAlerts', 'trading'],
      ['common', 'priceAlerts', 'trading'],
      ['members', 'priceAlerts', 'trading'],
    ])
  })

  it('is listed last where it is last', async () => {
    await make(root, ['module', 'market/watchlists'])
    expect(namesIn('packages/screens/src/parts/module-words/list.ts')).toEqual([
      'members',
      'trading',
      'watchlists',
    ])
  })

  it('has the same files by either spelling of its name', async () => {
    const { created } = await make(root, ['module', 'market/price-alerts'])
    expect(created).toContain('packages/domain/src/market/priceAlerts/module.ts')
    await expect(make(root, ['module', 'market/priceAlerts'])).rejects.toThrow('is there already')
  })

  it('brings a world, and a product what is drawn of it', async () => {
    const made = async (path: string, ...kind: readonly string[]) =>
      (await make(root, ['module', path, ...kind])).created
        .filter((file) => file.includes('/testing/'))
        .map((file) => basename(file))
    expect(await made('market/priceAlerts')).toEqual(['index.ts', 'worlds.ts'])
    expect(await made('managed/fund-baskets', '--kind', 'product')).toEqual([
      'index.ts',
      'worlds.ts',
      'acts.ts',
    ])
  })

  it('names its commands, its events and its list after itself', async () => {
    await make(root, ['module', 'market/watchlists'])
    const found = text('packages/domain/src/market/watchlists/module.ts').matchAll(
      /["'](watchlists\.\w+)["']/g,
    )
    expect(new Set([...found].map(([, kind]) => kind))).toEqual(
      new Set(['apply', 'begin', 'end', 'applied', 'begun', 'ended'].map((name) => `watchlists.${name}`)),
    )
    expect(text('packages/domain/src/market/watchlists/rows.ts')).toMatch(
      /collection: ["']watchlists\.plans["']/,
    )
  })
})

describe('what cannot be made', () => {
  it.each([
    [['widget', 'priceAlert'], 'named like PriceAlert'],
    [['widget', 'Price-Alert'], 'named like PriceAlert'],
    [['widget', 'charts/PriceAlert'], 'primitives or finance'],
    [['widget', '../PriceAlert'], 'primitives or finance'],
    [['widget', 'ActionSheet'], 'already'],
    [['screen', 'member/BankCards'], 'named like member/bank-cards'],
    [['screen', 'bank-cards'], 'named with its area'],
    [['screen', 'moon/bank-cards'], 'named with its area'],
    [['screen', 'member/login'], 'already'],
    [['screen', 'credit/loan', 'page'], 'a form, a list, a detail'],
    [['screen', 'credit/loan', 'list', 'form'], 'npm run new'],
    [['screen', 'member/re-login'], 'already'],
    [['module', 'market/PriceAlerts'], 'named like market/priceAlerts'],
    [['module', 'priceAlerts'], 'named with its area'],
    [['module', 'market/price_alerts'], 'named like market/priceAlerts'],
    [['module', 'market/price-Alerts'], 'named like market/priceAlerts'],
    [['module', '../alerts'], 'named with its area'],
    [['module', 'market/ledger'], 'already'],
    [['module', 'market/market'], 'already'],
    [['module', 'market/delete'], 'cannot be named'],
    [['module', 'market/plans'], 'cannot be named'],
    [['module', 'market/undefined'], 'cannot be named'],
    [['module', 'market/constructor'], 'cannot be named'],
    [['module', `market/${'a'.repeat(61)}`], 'has at most 60 letters'],
    [['page', 'bank-cards'], 'npm run new'],
    [['widget'], 'npm run new'],
    [['widget', 'A1', 'B1'], 'npm run new'],
  ])('is refused, and nothing is written: %s', async (args, words) => {
    await expect(make(root, args)).rejects.toThrow(words)
    expect(text(index)).toBe(repository[index])
    expect(text(screenList)).toBe(repository[screenList])
    expect(text(refusals)).toBe(repository[refusals])
    for (const [path, names] of Object.entries(lists)) expect(text(path)).toBe(listOf(names))
  })
})
