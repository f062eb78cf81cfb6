// Runs on the machine's own Node (20 or newer), before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { isInstalled, noteInstalled } from './installedFrom.mjs'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const shell = 'chromium-headless-shell'

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
  if (isInstalled(root)) return
  console.log('Installing packages …')
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  if (run('npm', ['ci', ...quietly]) !== 0) process.exit(1)
  noteInstalled(root)
}

/** Debian's, where we may install; a registry that does not answer is given up soon. */
function installByApt(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const apt = (...args) =>
    run('apt-get', ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=10', '-qq', ...args], {
      env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' },
    })
  console.log(`Installing ${names.join(' and ')} …`)
  apt('update')
  for (const name of names) apt('install', '-y', name)
}

/**
 * Finds a Chromium, or installs one: Debian's with its headless shell, else Playwright's own. Where Debian's shell alone is missing
 * it is installed, for journeys and stories take much less of the processor in it; without it they run in Chromium.
 */
export function ensureChromium() {
  if (!findChromium()) installByApt(['chromium', shell])
  else if (findChromium() === findHeadlessShell() && !process.env.CHROMIUM) installByApt([shell])
  if (findChromium()) return
  console.log('No Chromium found; installing one …')
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    console.error('No Chromium could be installed. Install one, or name it in CHROMIUM, and try again.')
    process.exit(1)
  }
}

/** The Node that the project installs; scripts start long-lived processes on it. */
export const projectNode = () => join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
