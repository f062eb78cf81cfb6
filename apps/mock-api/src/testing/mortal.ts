import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

/** A broker in a process of its own that can be killed and started again on the same data. */
export interface Mortal {
  /** Where it listens; changes with each life, and leads nowhere while it is dead. */
  readonly origin: () => string
  start(): Promise<void>
  /** SIGKILL: nothing is flushed, nothing is said. */
  kill(): Promise<void>
}

export function createMortal(env: Readonly<Record<string, string>>): Mortal {
  let child: ChildProcess | undefined
  let origin = 'http://127.0.0.1:9'

  return {
    origin: () => origin,
    start() {
      const started = spawn(process.execPath, [join(import.meta.dirname, 'mortalBroker.ts')], {
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = started
      return new Promise((resolve, reject) => {
        started.once('exit', (code) => {
          reject(new Error(`the broker ended by itself: ${String(code)}`))
        })
        createInterface({ input: started.stdout }).on('line', (line) => {
          if (!line.startsWith('ready ')) return
          origin = `http://127.0.0.1:${line.slice('ready '.length)}`
          resolve()
        })
      })
    },
    kill() {
      const dying = child
      if (dying === undefined) return Promise.resolve()
      child = undefined
      return new Promise((resolve) => {
        dying.once('exit', () => {
          resolve()
        })
        dying.kill('SIGKILL')
      })
    },
  }
}
