// Runs on the machine's own Node (20 or newer), before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from './chromium.mjs'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-from')

/** The environment in which every child runs: on the Node that the project installs. */
export const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` })

/** Runs a command to its end, its output going straight through. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
    ...options,
  })
  if (error) console.error(error.message)
  return status ?? 1
}

/** Installs the packages when the lock file differs from the one that they were installed from. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) process.exit(1)
  writeFileSync(stamp, wanted)
}

/** Finds a Chromium, or installs one: Debian's where we may, with its headless shell, else Playwright's own. */
export function ensureChromium() {
  if (findChromium()) return
  console.log('No Chromium found; installing one …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium', 'chromium-headless-shell'])
      run('apt-get', ['install', '-y', '-qq', name], {
        env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' },
      })
    if (findChromium()) return
  }
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    console.error('No Chromium could be installed. Install one, or name it in CHROMIUM, and try again.')
    process.exit(1)
  }
}

/** The Node that the project installs; scripts start long-lived processes on it. */
export const projectNode = () => join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
