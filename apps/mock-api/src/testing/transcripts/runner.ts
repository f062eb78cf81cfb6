import { createTestBroker, headersOf, nextKey } from '../testBroker.ts'
import { durationText, fieldsLine } from './lines.ts'
import { createNames } from './names.ts'
import { type Party, createParty } from './party.ts'
import type { CallStep, Json, JsonObject, Script, Step } from './steps.ts'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textAt = (value: Json | undefined, ...path: readonly string[]): string | undefined => {
  const found = path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
  return typeof found === 'string' ? found : undefined
}

/** Runs a script: each step with its outcome, and below it what it changed in the orders and the ledgers of the members. */
export async function runScript({ options = {}, steps }: Script): Promise<string> {
  const { calendar, saleLocks } = options
  const testBroker = await createTestBroker({
    calendar: calendar ?? 'demo',
    operator: 'open',
    site: saleLocks === undefined ? {} : { saleLocks },
  })
  const { broker, send, trader, pass } = testBroker
  const names = createNames()
  const parties = new Map<string, Party>()
  const placed = new Map<string, string>()
  /** The last closing order of a position. */
  const closing = new Map<string, string>()
  const lines: string[] = []

  const partyOf = (as: string): Party => {
    const party = parties.get(as)
    if (party === undefined) throw new Error(`${as} has not joined`)
    return party
  }
  const idOf = (value: Json): Json =>
    typeof value === 'string' && value.startsWith('$') ? (placed.get(value.slice(1)) ?? 'none') : value
  function outcomeOf(answer: Json): string {
    if (!isObject(answer)) return 'no answer'
    const refused = [textAt(answer, 'msg') ?? '', fieldsLine(answer['data'] ?? null, names)]
    return answer['status'] === 1 ? 'done' : refused.join(' ').trim()
  }

  async function runCall({ as, path, body, places }: CallStep): Promise<void> {
    const ids = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, idOf(value)]))
    const [position, order] = [textAt(ids, 'position'), textAt(ids, 'order')]
    const last = path === 'trade/cancel' && order !== undefined ? closing.get(order) : undefined
    const asked = last === undefined ? ids : { order: last }
    const headers = { ...headersOf(partyOf(as).member), 'idempotency-key': nextKey() }
    const { text } = await send(path, asked, headers)
    const answer = JSON.parse(text) as Json
    const opened = textAt(answer, 'data', 'position', 'id')
    if (places !== undefined && opened !== undefined) {
      names.give(opened, places)
      placed.set(places, opened)
    }
    const closed = textAt(answer, 'data', 'order')
    if (path === 'trade/close' && closed !== undefined && position !== undefined) {
      names.ofOrder({ id: closed, position })
      closing.set(position, closed)
    }
    const named = places === undefined ? '' : ` ${places}:`
    lines.push(`${as} ${path}${named} ${fieldsLine(asked, names)} -> ${outcomeOf(answer)}`)
  }
  async function runOperator(path: string, body: JsonObject): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await broker.fetch(new Request(`http://broker.test/api/ops/${path}`, request))
    const answer = JSON.parse(await response.text()) as Json
    lines.push(`operator ${path} ${fieldsLine(body, names)} -> ${outcomeOf(answer)}`)
  }
  async function run(step: Step): Promise<void> {
    switch (step.kind) {
      case 'join': {
        const member = await trader(step.phone)
        names.give(member.account, step.as)
        parties.set(step.as, createParty(step.as, member, testBroker, names))
        lines.push(`${step.as} joins`)
        return
      }
      case 'call':
        return runCall(step)
      case 'operator':
        return runOperator(step.path, step.body)
      case 'pass':
        await pass(step.ms)
        lines.push(`${durationText(step.ms)} passes`)
    }
  }

  for (const step of steps) {
    await run(step)
    for (const party of parties.values()) lines.push(...(await party.changes()))
  }
  await broker.close()
  return `${lines.join('\n')}\n`
}
