import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { openApiDocument } from '../../packages/api-client/src/openapi/document.ts'
import { compile } from './code.ts'
import { writeDeclarations } from './declarations.ts'
import { writeOrder } from './layers.ts'
import { dataFile, declarationOf, packedManifest } from './manifest.ts'
import { type Published, packed, root, staging, tarballs, versions } from './published.ts'

const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')

/**
 * Runs a command to its end. @throws Error with what it printed when it fails
 * @param variables of its environment, besides ours
 */
export function must(
  command: string,
  args: readonly string[],
  cwd = root,
  variables: NodeJS.ProcessEnv = {},
): string {
  const env = { ...process.env, ...variables }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${basename(command)} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout
}

/** What is not in the repository is made. */
const made: Readonly<Record<string, () => unknown>> = { './dist/openapi.json': openApiDocument }

/** Writes the JSON that a package's entries name, without spaces. */
function writeData({ folder, manifest, stage: into }: Published): void {
  for (const source of Object.values(manifest.data ?? {})) {
    const json: unknown = made[source]?.() ?? JSON.parse(readFileSync(join(folder, source), 'utf8'))
    const file = join(into, dataFile(source))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(json))
  }
}

/** Data that was recorded elsewhere, and is compiled into a package, comes with where it is from and with its licences. */
function writeLicencesOfData({ folder, stage: into }: Published): void {
  const data = join(folder, 'data')
  if (!existsSync(data)) return
  for (const file of readdirSync(data).filter((name) => /^(README|LICENSE)/.test(name)))
    cpSync(join(data, file), join(into, 'dist', 'data', file))
}

/** Collects what a package publishes: JavaScript, styles, data, declarations, manifest, licence, readme. */
async function stage(one: Published): Promise<void> {
  await compile(one)
  const built = join(one.stage, 'dist')
  const sources = Object.values(one.manifest.exports).map((source) => source.replace('./src/', ''))
  writeData(one)
  writeDeclarations(sources, join(one.folder, '.tsbuild', 'src'), built)
  const sheets = readdirSync(built).filter((file) => file.endsWith('.css'))
  for (const sheet of sheets) writeFileSync(join(one.stage, declarationOf(sheet)), 'export {}\n')
  if (sheets.includes('styles.css')) writeOrder(join(built, 'styles.css'))
  const manifest = packedManifest(one.manifest, versions, sheets)
  writeFileSync(join(one.stage, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(one.stage, 'LICENSE'))
  for (const page of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(one.folder, page))) cpSync(join(one.folder, page), join(one.stage, page))
  writeLicencesOfData(one)
  const ownModules = join(one.folder, 'node_modules')
  if (existsSync(ownModules)) symlinkSync(ownModules, join(one.stage, 'node_modules'), 'junction')
}

/** Builds and packs every published package. Returns the tarballs by the package's name. */
export async function packAll(): Promise<ReadonlyMap<string, string>> {
  must(process.execPath, [compiler, '-b', '--checkers', '1', ...packed.map(({ folder }) => folder)])
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  for (const one of packed) await stage(one)
  const printed = must('npm', [
    'pack',
    '--json',
    '--loglevel=error',
    `--pack-destination=${tarballs}`,
    ...packed.map((one) => one.stage),
  ])
  return tarballsOf(printed)
}

interface Packed {
  readonly name: string
  readonly filename: string
}

const tarballsOf = (printed: string): ReadonlyMap<string, string> => {
  const files = JSON.parse(printed) as readonly Packed[]
  return new Map(files.map(({ name, filename }) => [name, join(tarballs, filename)]))
}
