import { describe, expect, it } from 'vitest'
import { brokenPromises, unusedDependencies } from './promises.ts'

const promised = new Set(['swr', '@onelot/domain'])

describe('a built file', () => {
  it('keeps its promises when it imports what the manifest names', () => {
    const text =
      "import useSWR from 'swr/infinite'\nimport { decimal } from '@onelot/domain'\nimport './near.js'\n"
    expect(brokenPromises('market.js', text, promised)).toEqual([])
  })

  it.each([
    ["import { z } from 'zod/mini'", 'zod'],
    ["export { vars } from '@onelot/ui/charts'", '@onelot/ui'],
    ["export type A = import('big.js').Big", 'big.js'],
    ["const load = () => import('klinecharts')", 'klinecharts'],
  ])('breaks one with %s', (text, name) => {
    expect(brokenPromises('a.js', text, promised)).toEqual([
      `a.js imports ${name}, which package.json does not name`,
    ])
  })

  it('breaks one when it changes the types of another package', () => {
    const text = "import 'swr'\nexport type A = 1\ndeclare module 'i18next' { interface Options { a: 1 } }\n"
    expect(brokenPromises('a.d.ts', text, promised)).toEqual([
      'a.d.ts changes the types of i18next for everybody',
    ])
  })

  it('breaks one when it declares global types', () => {
    expect(
      brokenPromises('a.d.ts', 'export {}\ndeclare global { interface Window { a: 1 } }\n', promised),
    ).toEqual(['a.d.ts declares global types'])
  })
})

describe('a dependency', () => {
  const imported = new Set(['big.js', 'react-apexcharts'])
  const peersOf = (name: string) => (name === 'react-apexcharts' ? ['apexcharts', 'react'] : [])

  it('is needed when it is imported, when one that is asks for it, or when it types one', () => {
    const all = ['big.js', '@types/big.js', 'react-apexcharts', 'apexcharts']
    expect(unusedDependencies(all, imported, peersOf)).toEqual([])
  })

  it('is reported when nothing needs it', () => {
    expect(unusedDependencies(['big.js', 'input-otp', '@types/swr'], imported, peersOf)).toEqual([
      'input-otp',
      '@types/swr',
    ])
  })
})
