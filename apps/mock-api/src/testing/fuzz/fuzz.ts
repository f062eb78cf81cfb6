import { accountId } from '@onelot/domain'
import { performance } from 'node:perf_hooks'
import { openSocket } from '../rawSocket.ts'
import { type Case, type Role, type World, caseOf } from './cases.ts'
import { type Attacked, startAttacked } from './child.ts'
import { drawOf } from './draw.ts'
import { isPage, judged, wrongIn } from './judge.ts'
import { operations } from './openApi.ts'
import { createPeople } from './people.ts'
import { rawBytes } from './raw.ts'
import { type Answer, type Sender, createSender } from './send.ts'

export interface FuzzOptions {
  readonly seed: number
  /** Cases, those of raw sockets included. */
  readonly count: number
  /** PostgreSQL, in place of SQLite. */
  readonly databaseUrl?: string | undefined
  readonly onProgress?: (done: number) => void
}

export interface FuzzReport {
  /** Cases by who sent them; `socket` for those that are no request of a client. */
  readonly cases: Readonly<Record<Role | 'socket', number>>
  /** Answers by HTTP status and code. */
  readonly answers: Readonly<Record<string, number>>
  /** What went wrong, with the case’s number. */
  readonly failures: readonly string[]
  /** Of a simple read while all others are answered. */
  readonly p99Ms: number
  readonly residentMb: number
  readonly logBytes: number
  readonly perSecond: number
}

const CONNECTIONS = 8
/** Of each, so many are raw sockets. */
const RAW_OF = 10
/** After so many an attacker’s session and money are new. */
const ATTACKER_LASTS = 250
const PROBE_EVERY = 20
const MOST_FAILURES = 50
/** The one line that attacks may leave in its log. */
const brokenOff = /^\d+ requests ended before their bodies had arrived$/
const MB = 1024 * 1024
const probe = {
  method: 'POST',
  path: '/api/vue/common/config',
  headers: { 'content-type': 'application/json' },
  body: '{"type":"all"}',
}

/** The wrong of what a socket is answered whose other end has said all it has to say. */
async function wrongOfBytes(port: number, bytes: string): Promise<string | undefined> {
  const socket = openSocket(port)
  socket.send(bytes)
  socket.end()
  const first = await socket.answer()
  await socket.closed
  if (first === undefined) return 'no answer'
  return isPage(first.status, first.body) ? undefined : wrongIn({ ...first, text: first.body })
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

const nameOf = ({ status, text }: Answer): string => {
  const [, msg = ''] = /"msg":"([A-Z_]*)"/.exec(text) ?? []
  return `${String(status)} ${msg}`.trim()
}

/** A world whose attacker is new now and then: what it sends may end its own session, or spend its money. */
async function worldOf(attacked: Attacked, sender: Sender) {
  const join = createPeople(sender, attacked.token)
  const innocents = [await join('01090000001'), await join('01090000002')]
  const unnamed = await join('01090000003')
  let number = 0
  const attackerOf = async () => {
    number += 1
    return join(`0108${String(number).padStart(7, '0')}`)
  }
  let world: World = {
    operations: operations(),
    opsToken: attacked.token,
    attacker: await attackerOf(),
    innocents,
    unnamed,
  }
  return {
    now: () => world,
    async renew() {
      world = { ...world, attacker: await attackerOf() }
    },
  }
}

/** Sends seeded cases to a broker of its own, and reports what it should not have answered. */
export async function fuzz({ seed, count, databaseUrl, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const attacked = await startAttacked(databaseUrl)
  const sender = createSender(attacked.port, CONNECTIONS)
  const prober = createSender(attacked.port, 1)
  const cases: Record<Role | 'socket', number> = {
    guest: 0,
    member: 0,
    thief: 0,
    operator: 0,
    stray: 0,
    socket: 0,
  }
  const answers: Record<string, number> = {}
  const failures: string[] = []
  const times: number[] = []
  const fail = (index: number, what: string, why: string) => {
    failures.push(`seed ${String(seed)}, case ${String(index)}: ${why}\n  ${what.slice(0, 600)}`)
  }
  try {
    const world = await worldOf(attacked, sender)
    const { innocents, unnamed } = world.now()
    const accounts = [...innocents, unnamed].map(({ member }) => accountId(member.account))
    const before = await attacked.digests(accounts)

    async function tried({ role, sent, isRefused }: Case, index: number): Promise<void> {
      cases[role] += 1
      const what = `${role} ${sent.method} ${sent.path} ${JSON.stringify(sent.headers)} ${sent.body.toString()}`
      try {
        const answer = await sender.send(sent)
        answers[nameOf(answer)] = (answers[nameOf(answer)] ?? 0) + 1
        const wrong = judged({ role, sent, isRefused }, answer, world.now())
        if (wrong !== undefined) fail(index, `${what}\n  ${answer.text.slice(0, 200)}`, wrong)
      } catch (error) {
        fail(index, what, `the connection broke: ${String(error)}`)
      }
    }
    async function triedBytes(bytes: string, index: number): Promise<void> {
      cases.socket += 1
      const wrong = await wrongOfBytes(attacked.port, bytes)
      if (wrong !== undefined) fail(index, JSON.stringify(bytes), wrong)
    }
    async function probed(): Promise<void> {
      const from = performance.now()
      await prober.send(probe)
      times.push(performance.now() - from)
    }

    let next = 0
    const from = performance.now()
    const work = async (): Promise<void> => {
      while (next < count && failures.length < MOST_FAILURES && attacked.ended() === undefined) {
        const index = next
        next += 1
        if (index % ATTACKER_LASTS === ATTACKER_LASTS - 1) await world.renew()
        const draw = drawOf(seed, index)
        await (index % RAW_OF === 0
          ? triedBytes(rawBytes(draw), index)
          : tried(caseOf(draw, world.now()), index))
        if (index % PROBE_EVERY === 0) await probed()
        onProgress?.(index + 1)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    const seconds = (performance.now() - from) / 1_000
    const unexpected = attacked
      .log()
      .split('\n')
      .filter((line) => line !== '' && !brokenOff.test(line))
    if (unexpected.length > 0) fail(count, unexpected.slice(0, 20).join('\n'), 'it logged')
    const end = attacked.ended()
    if (end !== undefined) throw new Error(end)
    // Before all that is stored is read at once.
    const residentMb = (await attacked.mostMemory()) / MB
    const after = await attacked.digests(accounts)
    for (const [index, digests] of after.entries())
      for (const [table, digest] of Object.entries(digests))
        if (before[index]?.[table] !== digest)
          fail(count, `${table} of ${accounts[index] ?? ''}`, 'rows of the innocent have changed')
    return {
      cases,
      answers,
      failures,
      p99Ms: percentile(times, 0.99),
      residentMb,
      logBytes: Buffer.byteLength(attacked.log()),
      perSecond: next / seconds,
    }
  } finally {
    sender.end()
    prober.end()
    await attacked.stop()
  }
}
