import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { buildStorybook } from './build.ts'

const git = (root: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The commit that last changed the manifest, whose code drew the accepted pictures; undefined where history is absent. */
export function baseRevision(root: string, manifest: string): string | undefined {
  const { stdout, status } = git(root, 'log', '-1', '--format=%H', '--', relative(root, manifest))
  const revision = status === 0 ? stdout.trim() : ''
  return revision === '' ? undefined : revision
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

const nameOf = async (folder: string) => {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'name' in manifest ? String(manifest.name) : ''
}

/** Gives the checkout the packages installed here, and its own workspaces in place of ours. */
async function link(root: string, checkout: string) {
  const modules = join(checkout, 'node_modules')
  const own = new Map<string, string>()
  for (const kind of ['packages', 'apps']) {
    for (const folder of await readdir(join(checkout, kind))) {
      if (!(await isThere(join(checkout, kind, folder, 'package.json')))) continue
      own.set(await nameOf(join(checkout, kind, folder)), join(checkout, kind, folder))
      const nested = join(kind, folder, 'node_modules')
      if (await isThere(join(root, nested))) await symlink(join(root, nested), join(checkout, nested))
    }
  }
  const scopes = new Set([...own.keys()].map((name) => dirname(name)))
  await mkdir(modules)
  for (const entry of await readdir(join(root, 'node_modules')))
    if (!scopes.has(entry)) await symlink(join(root, 'node_modules', entry), join(modules, entry))
  for (const [name, folder] of own) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(folder, join(modules, name))
  }
}

/** Checks a revision out into `checkout`, with the packages that are installed in `root` and its own workspaces. */
export async function checkOut(root: string, revision: string, checkout: string): Promise<void> {
  await mkdir(checkout, { recursive: true })
  const archive = `${checkout}.tar`
  const steps: [string, string[]][] = [
    ['git', ['archive', '--format=tar', `--output=${archive}`, revision]],
    ['tar', ['-xf', archive, '-C', checkout]],
  ]
  for (const [command, args] of steps) {
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Could not take revision ${revision} out of version control.`)
  }
  await rm(archive)
  await link(root, checkout)
}

/**
 * The Storybook of a revision, built from its own sources with the packages that are installed now.
 * @param folder where it is kept for the next time; those of other revisions are removed
 */
export async function buildBase(root: string, revision: string, folder: string): Promise<string> {
  const checkout = join(folder, revision)
  const site = join(checkout, 'storybook-static')
  if (await isThere(join(site, 'index.json'))) return site
  await rm(folder, { recursive: true, force: true })
  await checkOut(root, revision, checkout)
  const unfinished = join(checkout, 'storybook-unfinished')
  buildStorybook(checkout, unfinished)
  await rename(unfinished, site)
  return site
}
