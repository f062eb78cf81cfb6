import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { make } from './make.ts'

const index = 'packages/ui/src/index.ts'
const manifest = 'packages/screens/package.json'
const house = {
  [index]: [
    "export { vars } from './tokens/vars.css.ts'",
    "export type { Choice } from './primitives/choice.ts'",
    "export {\n  ActionSheet,\n  type SheetAction,\n} from './primitives/ActionSheet/ActionSheet.tsx'",
    "export { Text, type TextProps } from './primitives/Text/Text.tsx'",
    "export { Money, type MoneyProps } from './finance/Money/Money.tsx'",
    "export { fill } from './locales/fill.ts'",
    '',
  ].join('\n'),
  [manifest]: JSON.stringify({
    name: '@onelot/screens',
    exports: {
      '.': './src/index.ts',
      './i18n/en': './src/i18n/en/index.ts',
      './trade': './src/trade/TradeScreen.tsx',
      './login': './src/login/LoginScreen.tsx',
    },
  }),
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const [path, text] of Object.entries(house)) {
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
      './locales/fill.ts',
    ])
  })

  it('has its view, its styles and its stories', async () => {
    await make(root, ['widget', 'PriceAlert'])
    expect(readdirSync(join(root, 'packages/ui/src/primitives/PriceAlert')).sort()).toEqual([
      'PriceAlert.css.ts',
      'PriceAlert.stories.tsx',
      'PriceAlert.tsx',
    ])
  })
})

describe('a new screen', () => {
  it('is exported with the other screens, in alphabetical order', async () => {
    await make(root, ['screen', 'bank-cards'])
    const { exports }: { exports: Record<string, string> } = JSON.parse(text(manifest))
    expect(Object.keys(exports)).toEqual(['.', './i18n/en', './bank-cards', './login', './trade'])
    expect(exports['./bank-cards']).toBe('./src/bank-cards/BankCardsScreen.tsx')
  })

  it('names the row of the table that a hand must give it', async () => {
    const { next } = await make(root, ['screen', 'bank-cards'])
    expect(next).toContain('screenTable.tsx')
  })
})

describe('what cannot be made', () => {
  it.each([
    [['widget', 'priceAlert'], 'named like PriceAlert'],
    [['widget', 'Price-Alert'], 'named like PriceAlert'],
    [['widget', 'charts/PriceAlert'], 'primitives or finance'],
    [['widget', '../PriceAlert'], 'primitives or finance'],
    [['widget', 'ActionSheet'], 'already'],
    [['screen', 'BankCards'], 'named like bank-cards'],
    [['screen', 'moon-landing'], 'no place is called moonLanding'],
    [['screen', 'login'], 'already'],
    [['page', 'bank-cards'], 'npm run new'],
    [['widget'], 'npm run new'],
    [['widget', 'A1', 'B1'], 'npm run new'],
  ])('is refused, and nothing is written: %s', async (args, words) => {
    await expect(make(root, args)).rejects.toThrow(words)
    expect(text(index)).toBe(house[index])
    expect(text(manifest)).toBe(house[manifest])
  })
})
