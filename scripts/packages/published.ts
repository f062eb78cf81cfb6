import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** In the order in which they build on each other. What is not named here is private. */
const folders = ['domain', 'api-client', 'ui', 'screens'] as const

export type Ranges = Readonly<Record<string, string>>

/** The manifest of a package of this repository; its entries name TypeScript sources (docs/adr/0005). */
export interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  /** Entries that are code. */
  readonly exports: Ranges
  /** Entries that are JSON. */
  readonly data?: Ranges
  readonly dependencies?: Ranges
  readonly peerDependencies?: Ranges
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>
  /** Where an entry needs Node. */
  readonly engines?: { readonly node: string }
}

export interface Published {
  readonly folder: string
  readonly manifest: SourceManifest
  /** The folder of its files before they are packed. */
  readonly stage: string
}

/**
 * The stages are in a `node_modules` of their own, so that one finds the other there, and all else in the workspace's:
 * what is checked is what is packed, not the sources.
 */
export const staging = join(root, 'dist')
export const tarballs = join(staging, 'tarballs')

/** Entries as a manifest has them; null where what a pattern matches is none. */
export type SourceEntries = Readonly<Record<string, string | null>>

const isPattern = (entry: string): boolean => entry.includes('*')

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

/** Every entry by name: a pattern such as `./*` means each file that it matches and that is no test, in folders of folders too. */
export function entriesOf(folder: string, exports: SourceEntries): Ranges {
  const entries = Object.entries(exports)
  const refused = entries.flatMap(([entry, file]) =>
    isPattern(entry) && file === null ? [entry.split('*')] : [],
  )
  const isRefused = (entry: string) =>
    exports[entry] === null ||
    refused.some(([beginning = '', end = '']) => entry.startsWith(beginning) && entry.endsWith(end))
  const named = entries.flatMap(([entry, file]) =>
    isPattern(entry) || file === null ? [] : [[entry, file] as const],
  )
  const matched = entries.flatMap(([entry, file]) => {
    if (!isPattern(entry) || file === null) return []
    const [before = '', after = ''] = file.split('*')
    return globSync(file.replace('*', '**'), { cwd: folder })
      .map((path) => `./${path}`)
      .filter((path) => path.length > before.length + after.length && !isTest(path))
      .sort()
      .map(
        (path) => [entry.replace('*', path.slice(before.length, path.length - after.length)), path] as const,
      )
  })
  return Object.fromEntries([...named, ...matched.filter(([entry]) => !isRefused(entry))])
}

const isData = ([, file]: readonly [string, string]): boolean => file.endsWith('.json')

/** Entries that are code, and those that are JSON. */
export function byKind(entries: Ranges): { readonly exports: Ranges; readonly data: Ranges } {
  const all = Object.entries(entries)
  return {
    exports: Object.fromEntries(all.filter((entry) => !isData(entry))),
    data: Object.fromEntries(all.filter(isData)),
  }
}

type Source = Omit<SourceManifest, 'exports'> & { readonly exports: SourceEntries }
const sourceIn = (folder: string): Source =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Source
const stageOf = (name: string): string => join(staging, 'node_modules', ...name.split('/'))

/** What a front end is made of. */
export const published: readonly Published[] = folders.map((name) => {
  const folder = join(root, 'packages', name)
  const source = sourceIn(folder)
  const manifest = { ...source, ...byKind(entriesOf(folder, source.exports)) }
  return { folder, manifest, stage: stageOf(manifest.name) }
})

/** The version of each published package. */
export const versions: Ranges = Object.fromEntries(
  published.map(({ manifest }) => [manifest.name, manifest.version]),
)

/** What brokers of our own need besides: their stores, which the kit has none of. */
const ofStores: ReadonlySet<string> = new Set(['pg'])

/** The broker as a kit for tests, of the entries that `apps/mock-api` has for it. Its version is that of the contract. */
function kitOf(folder: string): Published {
  const { exports, dependencies = {}, ...source } = sourceIn(folder)
  const entries = Object.entries(exports).flatMap(([entry, file]) =>
    entry.startsWith('./kit') && file !== null ? [[entry.replace('/kit', ''), file] as const] : [],
  )
  const manifest: SourceManifest = {
    ...source,
    name: '@onelot/broker',
    version: versions['@onelot/api-client'] ?? source.version,
    description: 'A broker in the page or in Node, for tests and stories: worlds, faults and a clock.',
    exports: Object.fromEntries(entries),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !ofStores.has(name))),
    engines: { node: '>=20' },
    peerDependencies: { msw: '^3.0.0' },
    peerDependenciesMeta: { msw: { optional: true } },
  }
  return { folder, manifest, stage: stageOf(manifest.name) }
}
export const kit: Published = kitOf(join(root, 'apps', 'mock-api'))

/** Everything that is packed as a library. */
export const packed: readonly Published[] = [...published, kit]
