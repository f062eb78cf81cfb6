import { decimal, defaultMarkets, epochMs, money } from '@onelot/domain'
import * as ui from '@onelot/ui'
import * as charts from '@onelot/ui/charts'
import * as kline from '@onelot/ui/kline'
import * as icons from 'lucide-react'
import * as react from 'react'
import * as sampleMarket from '../../packages/ui/src/finance/sampleMarket.ts'

interface Named {
  readonly value: unknown
  /** Where a project imports it from; the sample market is the playground's own. */
  readonly entry: string | undefined
}
/** What code may name, without an import. */
export type Scope = ReadonlyMap<string, Named>

/** Names of the language that icons have too. */
const ofTheLanguage = new Set(['Infinity', 'Map'])

const pick = (names: object, isWanted: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(names).filter(([name]) => isWanted(name)))

/** What has a name before what comes later in this list. */
const sources: readonly (readonly [entry: string | undefined, names: object])[] = [
  ['react', pick(react, (name) => name === 'Fragment' || /^use[A-Z]/.test(name))],
  ['@onelot/domain', { decimal, defaultMarkets, epochMs, money }],
  ['@onelot/ui', ui],
  ['@onelot/ui/charts', charts],
  ['@onelot/ui/kline', kline],
  [undefined, sampleMarket],
  ['lucide-react', pick(icons, (name) => !ofTheLanguage.has(name))],
]

export const playgroundScope: Scope = new Map(
  sources
    .toReversed()
    .flatMap(([entry, names]) =>
      Object.entries(names).map(([name, value]) => [name, { value: value as unknown, entry }] as const),
    ),
)

/** A string names nothing; what is in a template may. */
const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g

/** The names of a scope that a script has in it, each once. */
export const namesUsed = (script: string, scope: Scope): readonly string[] =>
  [...new Set(script.replaceAll(strings, '').match(/\b[A-Za-z]\w*\b/g))]
    .filter((word) => scope.has(word))
    .sort()

/** The lines that import names, one of each entry. */
export const importLines = (used: readonly string[], scope: Scope): readonly string[] =>
  sources.flatMap(([entry]) => {
    const names = used.filter((name) => scope.get(name)?.entry === entry)
    return entry === undefined || names.length === 0 ? [] : `import { ${names.join(', ')} } from '${entry}'`
  })
