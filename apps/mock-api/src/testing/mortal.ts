import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { BuiltBroker } from './builtBroker.ts'

/** A broker in a process of its own that can be killed and started again on the same data. */
export interface Mortal {
  /** Its port; it changes with each start, and no process listens there while the broker is killed. */
  readonly origin: () => string
  start(hardship?: Hardship): Promise<void>
  /** Waits until this life has ended; where it was to die at a commit, answers the place at which it did. */
  died(): Promise<DeathPlace | undefined>
  /** SIGKILL: nothing is flushed or reported. */
  kill(): Promise<void>
}

export const deathPlaces = ['before', 'within', 'after'] as const
/** Where a death falls by the commit that it falls at. */
export type DeathPlace = (typeof deathPlaces)[number]

/** What a broker has to live with. */
export interface Hardship {
  /** It is killed at so many commits that store something, counted from its start: a place that does not depend on the speed of the machine. */
  readonly dies?: { readonly place: DeathPlace; readonly commit: number } | undefined
  /** No file grows beyond it: what a full disk is to a broker. */
  readonly mostFileBytes?: number | undefined
  /** In place of the variables that it has else. */
  readonly env?: Readonly<Record<string, string>>
}

/** A unit of `ulimit -f`. */
const BLOCK_BYTES = 512
const preload = join(import.meta.dirname, 'diesAtCommit.ts')

/** A program with its parameters; under a limit, a shell sets it first, and leaves the failing write to the program. */
const commandFor = (
  script: string,
  { mostFileBytes, dies }: Hardship,
): readonly [string, readonly string[]] => {
  const parameters = [...(dies === undefined ? [] : ['--import', preload]), script]
  if (mostFileBytes === undefined) return [process.execPath, parameters]
  const blocks = String(Math.ceil(mostFileBytes / BLOCK_BYTES))
  return ['sh', ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, ...parameters]]
}

const placeIn = (line: string): DeathPlace | undefined =>
  deathPlaces.find((place) => line === `dies ${place}`)

interface Life {
  readonly child: ChildProcess
  readonly ready: Promise<void>
  /** Also where it ended by itself. */
  readonly ended: Promise<void>
  place: DeathPlace | undefined
}

export function createMortal(
  { script, compileCache }: Pick<BuiltBroker, 'script' | 'compileCache'>,
  env: Readonly<Record<string, string>>,
): Mortal {
  let life: Life | undefined
  let origin = 'http://127.0.0.1:9'

  function begin(hardship: Hardship = {}): Life {
    const { dies } = hardship
    const child = spawn(...commandFor(script, hardship), {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: compileCache,
        ...(dies === undefined ? {} : { DIES: `${dies.place}:${String(dies.commit)}` }),
        ...env,
        ...hardship.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<void>((resolve) => {
      // All that it printed has been read then.
      child.once('close', () => {
        resolve()
      })
    })
    const ready = new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`the broker ended by itself: ${String(code)}`))
      })
      createInterface({ input: child.stdout }).on('line', (line) => {
        begun.place ??= placeIn(line)
        if (!line.startsWith('ready ')) return
        origin = `http://127.0.0.1:${line.slice('ready '.length)}`
        resolve()
      })
    })
    ready.catch(() => undefined)
    const begun: Life = { child, ready, ended, place: undefined }
    return begun
  }

  return {
    origin: () => origin,
    start(hardship) {
      life = begin(hardship)
      return life.ready
    },
    async died() {
      const dying = life
      await dying?.ended
      return dying?.place
    },
    async kill() {
      const dying = life
      life = undefined
      dying?.child.kill('SIGKILL')
      await dying?.ended
    },
  }
}
