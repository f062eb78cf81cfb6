import { readStream, type EventReader } from './events.ts'
import { createNormaliser, isList, isObject } from './normalise.ts'
import {
  type CallStep,
  type Json,
  type JsonObject,
  type OperatorStep,
  type PageStep,
  type Script,
  type Step,
  records,
  summary,
  tab,
  tabs,
} from './steps.ts'
import type { Subject } from './subject.ts'

/** One step as it went. */
export interface Entry {
  /** The step's number from 1, or what was asked of a member at the end. */
  readonly step: string
  readonly who: string
  readonly call: string
  readonly body: Json
  /** 0 where the connection broke; absent where nothing was answered yet. */
  readonly http?: number | undefined
  readonly answer?: Json | undefined
}
export interface Transcript {
  readonly script: string
  readonly entries: readonly Entry[]
}

interface Member {
  readonly token: string
  readonly account: string
  /** What opens a session again. */
  readonly login: JsonObject
}
interface Answered {
  readonly http: number
  readonly answer: Json
}

/** A call that was sent and is not answered soon has been carried out by then, where it is not refused. */
const SENT_MS = 50
const LARGEST_PAGE = 100

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The value at a path of names and indexes, `positions.0.position.id`. */
function valueAt(value: Json | undefined, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((inner, name) => {
    if (isList(inner)) return inner[Number(name)]
    return isObject(inner) ? inner[name] : undefined
  }, value)
}

async function answerOf(response: Response): Promise<Answered> {
  if (response.type === 'error') return { http: 0, answer: null }
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return { http: response.status, answer: text }
  return { http: response.status, answer: JSON.parse(text) as Json }
}

/** Runs a script, and then asks for everything that its members can see: the whole ledger, the summary, every tab. */
export async function runScript({ name, steps }: Script, subject: Subject): Promise<Transcript> {
  const normaliser = createNormaliser()
  const saved = new Map<string, Json>()
  const members = new Map<string, Member>()
  const awaited = new Map<string, Promise<Response>>()
  const streams = new Map<string, EventReader>()
  /** Working closing orders, by the position that scripts name where they cancel one. */
  const closing = new Map<Json, Json>()
  /** Aliases of members whose sessions ended as their accounts were disabled. */
  const loggedOut = new Set<string>()
  const disabled = new Set<string>()
  const entries: Entry[] = []

  const filled = (body: Json): Json => {
    if (typeof body === 'string') return body.startsWith('$') ? (saved.get(body.slice(1)) ?? 'missing') : body
    if (isList(body)) return body.map(filled)
    if (!isObject(body)) return body
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, filled(value)]))
  }
  /** The wire cancels a closing order by its own id. */
  function cancelling(body: Json): Json {
    const order = closing.get(valueAt(body, 'order') ?? null)
    return order === undefined ? body : { order }
  }
  const post = (url: string, body: Json, headers: Readonly<Record<string, string>>) =>
    subject.fetch(
      new Request(`http://broker.test/api/${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const sessionOf = (alias: string | undefined): Readonly<Record<string, string>> => {
    const member = alias === undefined ? undefined : members.get(alias)
    return member === undefined ? {} : { token: member.token, account: member.account }
  }

  function keep({ save = {}, opens, body }: CallStep, answer: Json): void {
    const data = isObject(answer) && answer['status'] === 1 ? answer['data'] : undefined
    for (const [as, path] of Object.entries(save)) {
      const value = valueAt(data, path)
      if (value !== undefined) saved.set(as, value)
    }
    const token = valueAt(data, 'token')
    const account = valueAt(data, 'account')
    if (opens !== undefined && typeof token === 'string' && typeof account === 'string') {
      const login = { phone: valueAt(body, 'phone') ?? '', password: valueAt(body, 'password') ?? '' }
      members.set(opens, { token, account, login })
    }
  }
  /** A disabled account's sessions end: they are opened again once it is enabled, so that the script continues. */
  async function openAgain(alias: string | undefined): Promise<void> {
    const member = alias === undefined ? undefined : members.get(alias)
    if (alias === undefined || member === undefined || !loggedOut.has(alias) || disabled.has(alias)) return
    const key = `${name}-again-${String(entries.length)}`
    const sent = await post('vue/member/login', member.login, { 'idempotency-key': key })
    const token = valueAt((await answerOf(sent)).answer, 'data.token')
    if (typeof token !== 'string') return
    members.set(alias, { ...member, token })
    loggedOut.delete(alias)
  }
  function keepRestrictions(body: Json): void {
    const restrictions = valueAt(body, 'restrictions')
    if (!isList(restrictions)) return
    for (const [alias, { account, login }] of members) {
      if (valueAt(body, 'account') !== account && valueAt(body, 'phone') !== login['phone']) continue
      disabled.delete(alias)
      if (!restrictions.includes('disabled')) continue
      disabled.add(alias)
      loggedOut.add(alias)
    }
  }
  function record(step: string, who: string, called: string, body: Json, answered?: Answered): void {
    const request = { step, who, call: called, body: normaliser.replace(body) }
    if (answered === undefined) {
      entries.push(request)
      return
    }
    const answer = normaliser.normalise(answered.answer, step)
    entries.push({ ...request, body: normaliser.replace(body), http: answered.http, answer })
  }

  async function runCall(asked: CallStep, step: string): Promise<Json | undefined> {
    const { as, path, key, headers = {}, later } = asked
    const body = filled(asked.body)
    await openAgain(as)
    const ownKey = key === undefined ? `${name}-step-${step.replace(/\W+/g, '-')}` : key
    const sent = post(`vue/${path}`, path === 'trade/cancel' ? cancelling(body) : body, {
      ...sessionOf(as),
      ...(ownKey === null ? {} : { 'idempotency-key': ownKey }),
      ...headers,
    })
    if (later !== undefined) {
      awaited.set(later, sent)
      await sleep(SENT_MS)
      record(step, as ?? 'guest', path, body)
      return undefined
    }
    const answered = await answerOf(await sent)
    keep(asked, answered.answer)
    const order = valueAt(answered.answer, 'data.order')
    const position = valueAt(body, 'position')
    if (path === 'trade/close' && order !== undefined && position !== undefined) closing.set(position, order)
    record(step, as ?? 'guest', path, body, answered)
    return answered.answer
  }
  async function runOperator(asked: OperatorStep, step: string): Promise<void> {
    const body = filled(asked.body)
    const answered = await answerOf(await post(`ops/${asked.path}`, body, {}))
    if (asked.path === 'restrictions' && valueAt(answered.answer, 'status') === 1) keepRestrictions(body)
    record(step, 'operator', asked.path, body, answered)
  }
  async function run(asked: Step, step: string): Promise<void> {
    switch (asked.kind) {
      case 'call':
        await runCall(asked, step)
        return
      case 'operator':
        return runOperator(asked, step)
      case 'pass':
        await subject.pass(asked.ms)
        record(step, 'time', 'pass', asked.ms)
        return
      case 'answer': {
        const response = await awaited.get(asked.name)
        if (response === undefined) throw new Error(`${name}: nothing was sent as ${asked.name}`)
        record(step, 'time', `answer ${asked.name}`, null, await answerOf(response))
        return
      }
      case 'openStream': {
        const { as } = asked
        const response = await post('vue/stream/open', filled(asked.body), sessionOf(as))
        const opened = response.headers.get('content-type')?.startsWith('text/event-stream') === true
        if (opened && response.body !== null) streams.set(asked.name, readStream(response.body))
        const answered = opened ? { http: response.status, answer: null } : await answerOf(response)
        record(step, as ?? 'guest', 'stream/open', filled(asked.body), answered)
        return
      }
      case 'readStream': {
        const events = (await streams.get(asked.name)?.next()) ?? []
        record(step, 'time', `stream ${asked.name}`, null, { http: 200, answer: events })
      }
    }
  }

  /** All pages of the ledger. */
  async function readLedger(alias: string): Promise<void> {
    let asked: PageStep = { pageSize: LARGEST_PAGE }
    for (let page = 1; ; page += 1) {
      const answer = await runCall(records(alias, asked), `end ${alias} ledger ${String(page)}`)
      const next = valueAt(answer, 'data.next')
      if (typeof next !== 'string') return
      asked = { pageSize: LARGEST_PAGE, after: next }
    }
  }
  async function readEnd(alias: string): Promise<void> {
    await readLedger(alias)
    await runCall(summary(alias), `end ${alias} summary`)
    for (const one of tabs)
      await runCall(tab(alias, one, { pageSize: LARGEST_PAGE }), `end ${alias} tab ${one}`)
  }

  for (const [index, step] of steps.entries()) await run(step, String(index + 1))
  for (const alias of members.keys()) await readEnd(alias)
  for (const stream of streams.values()) await stream.close()
  return { script: name, entries }
}
