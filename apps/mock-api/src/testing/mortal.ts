import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

/** A broker in a process of its own that can be killed and started again on the same data. */
export interface Mortal {
  /** Its port; it changes with each start, and no process listens there while the broker is killed. */
  readonly origin: () => string
  start(hardship?: Hardship): Promise<void>
  /** Waits for so many commits since this start; while it starts, no longer than it takes to start. With `COMMITS=shown` only. */
  committed(count: number): Promise<void>
  /** SIGKILL: nothing is flushed or reported. */
  kill(): Promise<void>
}

/** What a broker has to live with. */
export interface Hardship {
  /** No file grows beyond it: what a full disk is to a broker. */
  readonly mostFileBytes?: number | undefined
  /** In place of the variables that it has else. */
  readonly env?: Readonly<Record<string, string>>
}

/** A unit of `ulimit -f`. */
const BLOCK_BYTES = 512
const script = join(import.meta.dirname, 'mortalBroker.ts')

/** A program with its parameters; under a limit, a shell sets it first, and leaves the failing write to the program. */
const commandFor = (mostFileBytes: number | undefined): readonly [string, readonly string[]] => {
  if (mostFileBytes === undefined) return [process.execPath, [script]]
  const blocks = String(Math.ceil(mostFileBytes / BLOCK_BYTES))
  return ['sh', ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`, process.execPath, script]]
}

interface Life {
  readonly child: ChildProcess
  readonly ready: Promise<void>
  /** Also where it ended by itself. */
  readonly ended: Promise<void>
  commits: number
  started: boolean
  readonly listeners: Set<() => void>
}

export function createMortal(env: Readonly<Record<string, string>>): Mortal {
  let life: Life | undefined
  let origin = 'http://127.0.0.1:9'

  function begin({ mostFileBytes, env: changed }: Hardship = {}): Life {
    const child = spawn(...commandFor(mostFileBytes), {
      env: { PATH: process.env['PATH'], ...env, ...changed },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const listeners = new Set<() => void>()
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => {
        resolve()
      })
    })
    const ready = new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`the broker ended by itself: ${String(code)}`))
      })
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line === 'committed') begun.commits += 1
        for (const listener of listeners) listener()
        if (!line.startsWith('ready ')) return
        origin = `http://127.0.0.1:${line.slice('ready '.length)}`
        begun.started = true
        resolve()
      })
    })
    ready.catch(() => undefined)
    const begun: Life = { child, ready, ended, commits: 0, started: false, listeners }
    return begun
  }

  return {
    origin: () => origin,
    start(hardship) {
      life = begin(hardship)
      return life.ready
    },
    async committed(count) {
      const own = life
      if (own === undefined) return
      const enough = new Promise<void>((resolve) => {
        own.listeners.add(() => {
          if (own.commits >= count) resolve()
        })
      })
      await (own.started ? enough : Promise.race([enough, own.ready]))
    },
    async kill() {
      const dying = life
      life = undefined
      dying?.child.kill('SIGKILL')
      await dying?.ended
    },
  }
}
