import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
/** What the app is built from. */
const sources = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'apps', 'packages', 'scripts']

/** Builds the app as it was at a revision, with the packages that are installed here. Returns the folder to serve. @throws Error where the history does not reach back to it */
export async function buildAt(revision: string, folder: string): Promise<string> {
  const present = await run('git', ['ls-tree', '--name-only', revision, ...sources], { cwd: root })
  const archive = join(folder, 'revision.tar')
  const parts = present.stdout.split('\n').filter((line) => line !== '')
  await run('git', ['archive', '--output', archive, revision, ...parts], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  await linkPackages(folder)
  const app = join(folder, 'apps/web')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: app })
  return join(app, 'dist')
}

async function linkPackages(folder: string): Promise<void> {
  const installed = join(root, 'node_modules')
  const linked = join(folder, 'node_modules')
  await mkdir(join(linked, '@onelot'), { recursive: true })
  for (const name of await readdir(installed))
    if (name !== '@onelot') await symlink(join(installed, name), join(linked, name))
  for (const group of ['apps', 'packages'])
    for (const name of await readdir(join(folder, group))) {
      const text = await readFile(join(folder, group, name, 'package.json'), 'utf8').catch(() => undefined)
      if (text === undefined) continue
      const given = (JSON.parse(text) as { name: string }).name
      await symlink(join(folder, group, name), join(linked, given))
      const own = join(root, group, name, 'node_modules')
      if (existsSync(own)) await symlink(own, join(folder, group, name, 'node_modules'))
    }
}
