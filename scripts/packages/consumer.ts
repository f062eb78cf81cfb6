import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryFiles } from './sizes.ts'
import { type Ranges, published, root, tarballs } from './published.ts'
import { type Started, installIn, startProgram } from './outside.ts'
import { must } from './stage.ts'

/** The peers, each in the lowest version that the packages ask for. The types of React DOM go with those of React. */
function lowestPeers(): Ranges {
  const peers = published.flatMap(({ manifest }) => Object.entries(manifest.peerDependencies ?? {}))
  const lowest = Object.fromEntries(peers.map(([name, range]) => [name, range.replace('^', '')]))
  return { ...lowest, '@types/react-dom': lowest['@types/react'] ?? '' }
}

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** @throws Error where it is not packed */
export function tarballOf(name: string): string {
  const start = `${name.replace('@', '').replace('/', '-')}-`
  const file = existsSync(tarballs)
    ? readdirSync(tarballs).find((one) => one.startsWith(start) && /^\d/.test(one.slice(start.length)))
    : undefined
  if (file === undefined) throw new Error(`${name} is not packed: npm run pack`)
  return join(tarballs, file)
}

/** A page that imports every entry by its name, so that the compiler must find them all. */
const everyEntry = (): string => {
  const names = [...entryFiles.keys()]
  const imports = names.map((name, index) => `import * as entry${String(index)} from '${name}'`)
  return `${imports.join('\n')}\nexport const entries = [${names.map((_, index) => `entry${String(index)}`).join(', ')}]\n`
}

/** Pages of documentation whose code is a consumer's. */
const pages = ['docs/packages.md', 'packages/ui/README.md', 'packages/screens/README.md']

/** Each block of their code as a module, so that the compiler reads it with all else. */
function writeExamples(into: string): void {
  mkdirSync(into)
  for (const page of pages) {
    const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)
    for (const [index, [, ending = '', code = '']] of [...blocks].entries())
      writeFileSync(join(into, `${page.replaceAll(/\W/g, '-')}-${String(index)}.${ending}`), code)
  }
}

/** A project outside the workspace with the packed tarballs installed, and the oldest React that they take. Returns its folder. */
export function installConsumer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-consumer-'))
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  const dependencies = {
    ...Object.fromEntries(published.map(({ manifest: { name } }) => [name, `file:${tarballOf(name)}`])),
    ...lowestPeers(),
    vite: versionOf('vite'),
    typescript: versionOf('typescript7'),
    purgecss: '8.0.0',
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  )
  writeFileSync(join(folder, 'src', 'entries.ts'), everyEntry())
  writeExamples(join(folder, 'src', 'documented'))
  installIn(folder)
  return folder
}

export const typecheck = (folder: string, project: string): string =>
  must(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], folder)

/** Of what the tests run in it has nothing: theirs is neither a build for production nor development. */
export const viteBuild = (folder: string, ...more: readonly string[]): string =>
  must(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...more], folder, {
    NODE_ENV: 'production',
  })

/** The consumer's own Vite, serving: `preview` what was built, `dev` the sources. */
export const serve = (
  folder: string,
  command: 'preview' | 'dev',
  ...more: readonly string[]
): Promise<Started> =>
  startProgram(
    folder,
    ['node_modules/vite/bin/vite.js', command, '--host', '127.0.0.1', '--port', '0', ...more],
    { NODE_ENV: command === 'dev' ? 'development' : 'production' },
  )
