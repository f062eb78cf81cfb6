import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed, root } from './published.ts'

/** A package as the lock file has it. */
export interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  /** Where a name leads to a workspace. */
  readonly resolved?: string
  readonly link?: boolean
}
export type Lock = Readonly<Record<string, Locked>>

export interface Shipped {
  readonly name: string
  readonly version: string
  /** As its manifest says it; undefined where it says none. */
  readonly licence: string | undefined
}

/** Where Node finds a package from a folder: in the nearest `node_modules`. */
function found(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    const entry = lock[path]
    if (entry !== undefined) return entry.link === true ? entry.resolved : path
    if (folder === '') return undefined
  }
}

/**
 * All that is installed with packages of this repository, by name: their dependencies, and those of these; neither optional ones nor peers.
 * @param starts folders of packages, each with the names that it depends on
 * @throws Error where the lock file lacks a dependency
 */
export function shippedWith(
  lock: Lock,
  starts: readonly { readonly folder: string; readonly names: readonly string[] }[],
): readonly Shipped[] {
  const seen = new Map<string, Shipped>()
  const waiting = starts.flatMap(({ folder, names }) => names.map((name) => ({ from: folder, name })))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from, name } = next
    const path = found(lock, from, name)
    const entry = path === undefined ? undefined : lock[path]
    if (path === undefined || entry === undefined)
      throw new Error(`${name} of ${from} is not in the lock file`)
    if (seen.has(path)) continue
    seen.set(path, { name, version: entry.version ?? '', licence: entry.license })
    for (const dependency of Object.keys(entry.dependencies ?? {}))
      waiting.push({ from: path, name: dependency })
  }
  return [...seen.values()]
    .filter(({ name }) => !name.startsWith('@onelot/'))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** What a consumer installs with the published packages, but for the peers. */
export function shipped(): readonly Shipped[] {
  const file = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Lock
  }
  const starts = packed.map(({ folder, manifest }) => ({
    folder: folder.slice(root.length + 1).replaceAll('\\', '/'),
    names: Object.keys(manifest.dependencies ?? {}),
  }))
  return shippedWith(file.packages, starts)
}
