import { entryName } from './code.ts'
import type { Ranges, SourceManifest } from './published.ts'

/** Where the file of a JSON entry is packed. */
export const dataFile = (source: string): string => `./dist/${source.replace(/^\.\/(dist\/)?/, '')}`

/** The declaration beside a stylesheet, for a compiler that resolves its import. */
export const declarationOf = (sheet: string): string => `./dist/${sheet}.d.ts`

/**
 * The manifest that is packed: entries lead to the built files, and packages of this repository are required by their version.
 * @param versions of the published packages
 * @param sheets the stylesheets of the package, `styles.css`
 * @throws Error where it depends on a package of this repository that is not published
 */
export function packedManifest(source: SourceManifest, versions: Ranges, sheets: readonly string[] = []) {
  const ranged = (ranges: Ranges): Ranges =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => {
        if (!name.startsWith('@onelot/')) return [name, range]
        const version = versions[name]
        if (version === undefined) throw new Error(`${source.name} needs ${name}, which is not published`)
        return [name, `^${version}`]
      }),
    )
  const entries = Object.entries(source.exports).map(
    ([entry, file]) =>
      [entry, { types: `./dist/${entryName(file)}.d.ts`, default: `./dist/${entryName(file)}.js` }] as const,
  )
  const data = Object.entries(source.data ?? {}).map(([entry, file]) => [entry, dataFile(file)] as const)
  const styles = sheets.map(
    (sheet) => [`./${sheet}`, { types: declarationOf(sheet), default: `./dist/${sheet}` }] as const,
  )
  const { name, version, description, license, dependencies = {}, peerDependencies } = source
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: sheets.length > 0 ? ['**/*.css'] : false,
    files: ['dist'],
    ...(source.engines ? { engines: source.engines } : {}),
    exports: {
      ...Object.fromEntries(entries),
      ...Object.fromEntries(data),
      ...Object.fromEntries(styles),
      './package.json': './package.json',
    },
    dependencies: ranged(dependencies),
    ...(peerDependencies ? { peerDependencies } : {}),
    ...(source.peerDependenciesMeta ? { peerDependenciesMeta: source.peerDependenciesMeta } : {}),
    publishConfig: { access: 'public' },
  }
}
