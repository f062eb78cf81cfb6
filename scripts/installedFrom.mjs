// From which lock file the packages of a folder were installed. Runs on the machine's own Node; npm runs it by itself after each install (`prepare`).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampIn = (folder) => join(folder, 'node_modules', '.installed-from')

const lockOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/** Whether they were installed from the lock file as it is now. */
export const isInstalled = (folder) =>
  existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === lockOf(folder)

/** Does nothing where nothing is installed. */
export function noteInstalled(folder) {
  if (existsSync(join(folder, 'node_modules'))) writeFileSync(stampIn(folder), lockOf(folder))
}

if (import.meta.main ?? process.argv[1] === import.meta.filename)
  noteInstalled(join(import.meta.dirname, '..'))
