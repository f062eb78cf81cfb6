import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountId } from '@onelot/domain'
import { testTime } from '../testBroker.ts'

export type Asked =
  | { readonly kind: 'memory' }
  | { readonly kind: 'digests'; readonly accounts: readonly AccountId[] }
/** Of rows, by their tables. */
export type Digests = Readonly<Record<string, string>>
export type Told =
  | { readonly kind: 'ready'; readonly port: number }
  /** Bytes that were resident at most. */
  | { readonly kind: 'memory'; readonly most: number }
  | { readonly kind: 'digests'; readonly digests: readonly Digests[] }

/** A broker in a process of its own, which is attacked. */
export interface Attacked {
  readonly port: number
  readonly token: string
  mostMemory(): Promise<number>
  /** Of all that is stored of accounts. */
  digests(accounts: readonly AccountId[]): Promise<readonly Digests[]>
  /** What it has logged. */
  log(): string
  /** Why it ended by itself, where it did. */
  ended(): string | undefined
  stop(): Promise<void>
}

const heard = <Kind extends Told['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Told, { readonly kind: Kind }>> =>
  new Promise((resolve, reject) => {
    const is = (told: Told): told is Extract<Told, { readonly kind: Kind }> => told.kind === kind
    const fail = (code: number | null) => {
      reject(new Error(`the broker ended by itself: ${String(code)}`))
    }
    const listen = (told: Told) => {
      if (!is(told)) return
      child.off('message', listen).off('exit', fail)
      resolve(told)
    }
    child.on('message', listen).once('exit', fail)
  })

/** Starts a broker on a folder of its own, or on a PostgreSQL database. */
export async function startAttacked(databaseUrl?: string): Promise<Attacked> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attacked-'))
  const token = randomBytes(16).toString('hex')
  const logged: string[] = []
  const child = fork(join(import.meta.dirname, 'broker.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      OPS_TOKEN: token,
      BEHIND_MS: String(Date.now() - Date.parse(testTime)),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => logged.push(text))
  let end: string | undefined
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      end = `it ended by itself: ${String(code ?? signal)}`
      resolve()
    })
  })
  const { port } = await heard(child, 'ready')
  return {
    port,
    token,
    async mostMemory() {
      child.send({ kind: 'memory' } satisfies Asked)
      return (await heard(child, 'memory')).most
    },
    async digests(accounts) {
      child.send({ kind: 'digests', accounts } satisfies Asked)
      return (await heard(child, 'digests')).digests
    },
    log: () => logged.join(''),
    ended: () => end,
    async stop() {
      if (child.connected) child.disconnect()
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
