import { decimal, defaultMarkets, epochMs, money } from '@onelot/domain'
import * as ui from '@onelot/ui'
import * as charts from '@onelot/ui/charts'
import * as kline from '@onelot/ui/kline'
import * as icons from 'lucide-react'
import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react'
import * as sampleMarket from '../../packages/ui/src/finance/sampleMarket.ts'

interface Named {
  readonly value: unknown
  /** Where a project imports it from; the sample market is the playground's own. */
  readonly entry: string | undefined
}
/** What code may name, without an import. */
export type Scope = ReadonlyMap<string, Named>

/** An icon is named like a part of the language here and there, `Map` and `Infinity`. */
const ownIcons = Object.fromEntries(Object.entries(icons).filter(([name]) => !(name in globalThis)))

/** What has a name before what comes later in this list. */
const sources: readonly (readonly [entry: string | undefined, names: object])[] = [
  ['react', { Fragment, useEffect, useId, useMemo, useRef, useState }],
  ['@onelot/domain', { decimal, defaultMarkets, epochMs, money }],
  ['@onelot/ui', ui],
  ['@onelot/ui/charts', charts],
  ['@onelot/ui/kline', kline],
  [undefined, sampleMarket],
  ['lucide-react', ownIcons],
]

export const playgroundScope: Scope = new Map(
  sources
    .toReversed()
    .flatMap(([entry, names]) =>
      Object.entries(names).map(([name, value]) => [name, { value: value as unknown, entry }] as const),
    ),
)

/** The names of a scope that a piece of code has in it, each once. */
export const namesUsed = (code: string, scope: Scope): readonly string[] =>
  [...new Set(code.match(/\b[A-Za-z]\w*\b/g))].filter((word) => scope.has(word)).sort()

const imports = /^[ \t]*import\s[^'"]*['"][^'"\n]+['"];?[ \t]*$/gm

/** Lines stay where they are, so that an error names the line that is seen. */
export const withoutImports = (code: string): string =>
  code.replaceAll(imports, (statement) => statement.replaceAll(/[^\n]/g, ''))

/** Code as a project takes it: with an import of each name, a line for each entry. */
export function withImports(code: string, scope: Scope): string {
  const own = withoutImports(code).trim()
  const used = namesUsed(own, scope)
  const lines = sources.flatMap(([entry]) => {
    const names = used.filter((name) => scope.get(name)?.entry === entry)
    return entry === undefined || names.length === 0 ? [] : `import { ${names.join(', ')} } from '${entry}'`
  })
  return `${[...lines, ...(lines.length > 0 ? [''] : []), own].join('\n')}\n`
}
