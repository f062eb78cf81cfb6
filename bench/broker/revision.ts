import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
/** What the broker of a revision is made of. */
const parts = ['apps/mock-api', 'packages/domain', 'packages/api-client']

/** Installed packages are those of this checkout; our own are the revision's. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(root, 'node_modules')
  const linked = join(folder, 'node_modules')
  await mkdir(join(linked, '@onelot'), { recursive: true })
  for (const name of await readdir(installed))
    if (!name.startsWith('.') && name !== '@onelot') await symlink(join(installed, name), join(linked, name))
  for (const part of parts)
    await symlink(join(folder, part), join(linked, '@onelot', part.slice(part.indexOf('/') + 1)))
}

/** Takes a revision's broker out of the history; its `node.ts`, or undefined where the history does not reach back to it. */
export async function brokerAt(revision: string, folder: string): Promise<string | undefined> {
  try {
    await run('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: root })
  } catch {
    return undefined
  }
  const archive = join(folder, 'revision.tar')
  await run('git', ['archive', '--output', archive, revision, 'package.json', ...parts], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  await linkPackages(folder)
  return join(folder, 'apps/mock-api/src/node.ts')
}
