import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CalendarKind } from '@onelot/domain'
import { pinnedSheet } from '../../../scripts/fonts/sheet.ts'
import { facesPath, preparedFolders } from './preparedFolders.ts'

const root = join(import.meta.dirname, '../../..')
const modules = join(root, 'node_modules')

/** Draws the app with the packaged faces. */
export const facesSheet = pinnedSheet(modules, facesPath)

/** The broker as `npm start` runs it, with a database of its own, and its operator's surface open. */
export class RunningBroker {
  readonly #folder = mkdtempSync(join(tmpdir(), 'onelot-e2e-'))
  #child: ChildProcess | undefined
  /** That of the first start, then the same: 0 asks for one that nobody has. */
  #port = 0
  readonly #hours: CalendarKind

  readonly #variables: Readonly<Record<string, string>>

  constructor(hours: CalendarKind, variables: Readonly<Record<string, string>>) {
    this.#hours = hours
    this.#variables = variables
    const { demoData } = preparedFolders()
    // A world of other hours or settings is made anew.
    if (hours === 'demo' && Object.keys(variables).length === 0 && existsSync(demoData))
      cpSync(demoData, this.dataFolder, { recursive: true })
  }

  get origin(): string {
    return `http://localhost:${String(this.#port)}`
  }

  /** Where its database and its keys are. */
  get dataFolder(): string {
    return join(this.#folder, 'data')
  }

  async start(): Promise<void> {
    const { compiled, web } = preparedFolders()
    const child = spawn(process.execPath, ['apps/mock-api/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.dataFolder,
        WEB_DIR: web,
        NODE_COMPILE_CACHE: compiled,
        MARKET_HOURS: this.#hours,
        OPS: 'open',
        ...this.#variables,
      },
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const port = /Onelot is open at http:\/\/localhost:(\d+)/.exec(text.toString())?.[1]
        if (port === undefined) return
        this.#port = Number(port)
        resolve()
      })
      child.once('exit', (code) => {
        reject(new Error(`the broker ended with ${String(code)}`))
      })
    })
  }

  /** As at the end of `npm start`; the database stays. */
  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child?.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** What an operator does to the demo world (`/api/ops`). */
  async operate<Data = unknown>(action: string, body: object): Promise<Data> {
    const response = await fetch(`${this.origin}/api/ops/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { status: number; msg: string; data: Data }
    if (answer.status !== 1) throw new Error(`${action}: ${answer.msg}`)
    return answer.data
  }

  /** Requests of these kinds pass an hour after they are submitted: in the demo they pass while a journey still looks at their review. */
  async reviewAfterAnHour(...kinds: readonly string[]): Promise<void> {
    for (const kind of kinds)
      await this.operate('reviews', { kind, review: { mode: 'auto', delayMs: 3_600_000 } })
  }

  /** Every byte of its database, of the files beside it too. */
  database(): Buffer {
    const data = this.dataFolder
    return Buffer.concat(readdirSync(data).map((file) => readFileSync(join(data, file))))
  }

  /** Stops it, and deletes its database. */
  async end(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A broker of its own, open by the time this returns: in the demo everything is open at any time. `variables` of its environment are set besides. */
export async function startBroker(
  hours: CalendarKind = 'demo',
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningBroker> {
  const broker = new RunningBroker(hours, variables)
  await broker.start()
  return broker
}
