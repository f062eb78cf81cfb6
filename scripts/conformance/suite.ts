import {
  commonConfig,
  endpoints as everyEndpoint,
  marketCandles,
  memberLogin,
  streamPath,
} from '@onelot/api-client'
import type { Account } from './accounts.ts'
import type { Group } from './cases.ts'
import { tryAccess } from './groups/access.ts'
import { tryCandles } from './groups/candles.ts'
import { tryEnvelopes } from './groups/envelope.ts'
import { tryIdempotency } from './groups/idempotency.ts'
import { tryPaging } from './groups/paging.ts'
import { tryReads } from './groups/reads.ts'
import { tryRefusals } from './groups/refusals.ts'
import { tryStream, tryStreamOfChange } from './groups/stream.ts'
import { tryWrites } from './groups/writes.ts'
import { createKnown } from './known.ts'
import { type Outcome, createRecorder } from './outcomes.ts'
import { type KeptAnswer, type Secrets, personalIn } from './redaction.ts'
import { type Member, type Operator, type Run, envelopeFindings, logIn, saidText } from './run.ts'
import { isFields } from './schema.ts'
import { createWire } from './wire.ts'

export interface SuiteOptions {
  /** Address of the back end, without a path. */
  readonly api: string
  readonly accounts: readonly Account[]
  /** Whether reads are asked with each value of their enums. @defaultValue true */
  readonly thorough?: boolean
  readonly origin?: string | undefined
  readonly ops?: Operator | undefined
  readonly fetch?: typeof fetch
  /** Calls that are tried. @defaultValue all */
  readonly paths?: readonly string[] | undefined
  /** Called as each part begins. */
  readonly onPart?: (group: Group) => void
}

export interface Ran extends Secrets {
  /** When it began, in ISO. */
  readonly startedAt: string
  readonly outcomes: readonly Outcome[]
  /** What reads have answered, with all that is secret in it. */
  readonly answers: readonly KeptAnswer[]
  readonly calls: number
  /** How long it was waited where a limit refused, in milliseconds. */
  readonly waitedMs: number
  readonly tookMs: number
}

/** States in which an account is not logged in first. */
const barred = ['disabled', 'loginBanned'] as const

/** Runs every case against a back end. @throws Error where nothing answers */
export async function runSuite(options: SuiteOptions): Promise<Ran> {
  const {
    api,
    accounts,
    origin,
    ops,
    fetch = globalThis.fetch,
    paths,
    thorough = true,
    onPart = () => undefined,
  } = options
  const started = Date.now()
  const own = new Set(accounts.flatMap(({ phone, password }) => [phone, password]))
  const personal = new Set<string>()
  const wire = createWire({
    api,
    fetch,
    onAnswer: ({ path }, { said }) => {
      if (said.kind !== 'success') return
      for (const one of personalIn(path, said.data)) personal.add(one)
      if (path !== memberLogin.path || !isFields(said.data)) return
      for (const one of [said.data['token'], said.data['account']]) if (typeof one === 'string') own.add(one)
    },
  })
  const asked = new Set(paths)
  const includes = (path: string) => paths === undefined || asked.has(path)
  const endpoints = everyEndpoint.filter(({ path }) => includes(path))
  const record = createRecorder(includes)
  const first = await wire.send({ path: commonConfig.path, body: { type: 'all' } })
  if (first.http === 0) throw new Error(`${api} does not answer: ${first.unreached ?? ''}`)
  const known = createKnown()
  const members: Member[] = []
  for (const [index, account] of accounts.entries()) {
    if (barred.some((state) => account.holds.includes(state))) continue
    const { session, answer } = await logIn(wire, account)
    if (session !== undefined) members.push({ account, session, known: createKnown(known) })
    else
      record.failed('SCH-02', { path: 'member/login' }, ...envelopeFindings(answer), {
        said: `entry ${String(index + 1)} of the accounts could not log in: ${saidText(answer)}`,
      })
  }
  const run: Run = {
    wire,
    record,
    endpoints,
    includes,
    members,
    accounts,
    known,
    succeeded: new Map(),
    answers: new Map(),
    thorough,
    origin,
    ops,
  }
  let streaming: Promise<void> | undefined
  const parts: readonly (readonly [Group, (run: Run) => Promise<void>])[] = [
    ['SCH', tryReads],
    ['SCH', tryWrites],
    ['ENV', tryEnvelopes],
    ['AUT', tryAccess],
    ['PAG', tryPaging],
    ...(includes(marketCandles.path) ? [['CAN', tryCandles] as const] : []),
    ['IDM', tryIdempotency],
    ['REF', tryRefusals],
  ]
  for (const [group, part] of parts) {
    onPart(group)
    await part(run)
    // It waits most of its time: others go on beside it, but none that restricts accounts.
    if (part === tryReads && includes(streamPath)) streaming = tryStream(run)
    if (part === tryPaging && streaming !== undefined) {
      await streaming
      await tryStreamOfChange(run)
    }
  }
  const { calls, waitedMs } = wire.counts()
  return {
    startedAt: new Date(started).toISOString(),
    outcomes: record.outcomes(),
    answers: [...run.answers.values()],
    own: [...own],
    personal: [...personal],
    calls,
    waitedMs,
    tookMs: Date.now() - started,
  }
}
