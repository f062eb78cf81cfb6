import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** The process of `npm start`, with what it has printed. */
export interface MainProcess {
  readonly child: ChildProcess
  /** What it has printed so far; all of it once it has ended. */
  readonly printed: () => string
  /** What it has written as errors, line by line. */
  readonly errors: () => readonly string[]
  /** Resolves to its address once it answers. @throws Error where it ends before */
  readonly open: Promise<string>
  /** Resolves to its exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>
}

/** On any free port, without a web app. */
export function startMain(env: Readonly<Record<string, string>>): MainProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  const open = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [, port] = /localhost:(\d+)/.exec(printed) ?? []
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('close', () => {
      reject(new Error(errors))
    })
  })
  // Who waits for its end need not wait for this.
  open.catch(() => undefined)
  return {
    child,
    printed: () => printed,
    errors: () => errors.split('\n').filter(Boolean),
    open,
    ended,
  }
}
