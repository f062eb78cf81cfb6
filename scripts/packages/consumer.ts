import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { entryFiles } from './sizes.ts'
import { published, root, tarballs } from './published.ts'
import { must } from './stage.ts'

/** What a consumer installs, in the versions that the workspace has. */
const brought = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'vite'] as const

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function tarballOf(name: string): string {
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

/** A project outside the workspace with the packed tarballs installed. Returns its folder. */
export function installConsumer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-consumer-'))
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  const dependencies = {
    ...Object.fromEntries(published.map(({ manifest: { name } }) => [name, `file:${tarballOf(name)}`])),
    ...Object.fromEntries(brought.map((name) => [name, versionOf(name)])),
    typescript: versionOf('typescript7'),
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  )
  writeFileSync(join(folder, 'src', 'entries.ts'), everyEntry())
  must(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    folder,
  )
  return folder
}

export const typecheck = (folder: string, project: string): string =>
  must(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], folder)

export const viteBuild = (folder: string, ...more: readonly string[]): string =>
  must(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...more], folder)

export interface Server {
  readonly address: string
  readonly close: () => void
}

/** The consumer's own Vite, serving: `preview` what was built, `dev` the sources. */
export function serve(
  folder: string,
  command: 'preview' | 'dev',
  ...more: readonly string[]
): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', command, '--host', '127.0.0.1', '--port', '0', ...more],
    { cwd: folder },
  )
  return new Promise((resolve, reject) => {
    let printed = ''
    const listen = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString())
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0]
      if (address !== undefined) resolve({ address, close: () => child.kill() })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => {
      reject(new Error(`vite ${command} does not serve:\n${printed}`))
    })
  })
}
