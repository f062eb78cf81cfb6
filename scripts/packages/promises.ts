import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { isRelative } from './declarations.ts'

/** The package that a specifier belongs to: `swr/infinite` gives `swr`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that a file imports. */
const packagesIn = (text: string): readonly string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !isRelative(specifier))
    .map(packageOf)

/**
 * What a built file does that a consumer does not expect: imports that the manifest does not name, and types that it changes for
 * everybody.
 * @param file its name, for the message
 * @param promised dependencies and peers
 */
export function brokenPromises(file: string, text: string, promised: ReadonlySet<string>): readonly string[] {
  const augmented = [...text.matchAll(/^declare module ['"]([^'"]+)/gm)].flatMap(([, name]) => name ?? [])
  const undeclared = new Set(
    packagesIn(text).filter((name) => !promised.has(name) && !augmented.includes(name)),
  )
  return [
    ...[...undeclared].map((name) => `${file} imports ${name}, which package.json does not name`),
    ...augmented.map((name) => `${file} changes the types of ${name} for everybody`),
    ...(/^declare global/m.test(text) ? [`${file} declares global types`] : []),
  ]
}

interface Promising {
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Promising =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Promising

/**
 * Dependencies that nobody needs: no built file imports them, no other dependency asks for them as its peer, and they are not the
 * types of one that is imported.
 * @param peersOf the peers that a dependency asks for
 */
export function unusedDependencies(
  dependencies: readonly string[],
  imported: ReadonlySet<string>,
  peersOf: (name: string) => readonly string[],
): readonly string[] {
  const peers = new Set(dependencies.flatMap((name) => (imported.has(name) ? peersOf(name) : [])))
  return dependencies.filter(
    (name) => !imported.has(name) && !peers.has(name) && !imported.has(name.replace('@types/', '')),
  )
}

/**
 * The broken promises of a staged package.
 * @param modules where what it imports is installed, if not in its own `node_modules`. What Node brings is promised by `engines`.
 */
export function promisesBrokenBy(stage: string, modules: string): readonly string[] {
  const { dependencies = {}, peerDependencies = {}, engines } = manifestIn(stage)
  const ofNode = engines?.node === undefined ? [] : builtinModules.map((name) => `node:${name}`)
  const promised = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), ...ofNode])
  const files = readdirSync(join(stage, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(stage, 'dist', file), 'utf8') }))
  const unused = unusedDependencies(
    Object.keys(dependencies),
    new Set(files.flatMap(({ text }) => packagesIn(text))),
    (name) => {
      const own = join(stage, 'node_modules', name)
      return Object.keys(manifestIn(existsSync(own) ? own : join(modules, name)).peerDependencies ?? {})
    },
  )
  return [
    ...files.flatMap(({ file, text }) => brokenPromises(file, text, promised)),
    ...unused.map((name) => `nothing imports ${name}`),
  ]
}
