import type { Endpoint, RequestInput, ResponseOf } from '@onelot/api-client'
import { memberEnableMargin, memberRegister, parseWire } from '@onelot/api-client'
import { type Instant, instant, instrumentId } from '@onelot/domain'
import { type Broker, type BrokerOptions, createBroker } from '../broker.ts'
import { type MarketOptions, createMarket } from '../market/market.ts'
import type { MarketPort } from '../market/port.ts'
import { type ManualClock, createManualClock } from '../ports/clock.ts'
import { createPbkdf2Hasher } from '../ports/hasher.ts'
import { createRepeatingSecrets } from '../ports/secrets.ts'
import { VAULT_KEY_BYTES, createVault } from '../ports/vault.ts'
import type { BrokerModule } from '../modules/base/brokerModule.ts'
import * as modules from '../modules/index.ts'
import { createMemoryStore } from '../store/memory.ts'
import { registrationOf } from './registration.ts'

/** Tuesday 11:00 in Seoul. */
export const testTime: Instant = instant(Date.parse('2026-03-10T02:00:00.000Z'))
export const apple = instrumentId('US:AAPL')

const markets = new Map<string, MarketPort>()
/** Markets are pure and take a while to make, so tests share them. */
export function testMarket(options: MarketOptions): MarketPort {
  const name = JSON.stringify(options)
  const known = markets.get(name) ?? createMarket(options)
  markets.set(name, known)
  return known
}

export interface Answered {
  readonly http: number
  readonly status: number
  readonly msg: string
  readonly data: unknown
  readonly text: string
}
export interface TestMember {
  readonly token: string
  readonly account: string
}
export interface TestBroker {
  readonly broker: Broker
  readonly clock: ManualClock
  /** Sends anything at all. */
  send: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answered>
  /** A call of an operator that must succeed, to a broker that was made with them. @throws Error where it is refused */
  operate: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answered>
  /** A call of an operator, whatever it is answered. */
  askOperator: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answered>
  /** A call that must succeed; its answer must keep the contract. */
  call: <E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    member?: TestMember,
    key?: string,
  ) => Promise<ResponseOf<E>>
  register: (phone: string) => Promise<TestMember>
  /** Registered, real name passed, margin enabled. */
  trader: (phone: string) => Promise<TestMember>
  pass: (ms: number) => Promise<void>
}

export const headersOf = (member: TestMember | undefined): Record<string, string> =>
  member === undefined ? {} : { token: member.token, account: member.account }

let keys = 0
export const nextKey = (): string => `test-key-${String((keys += 1)).padStart(6, '0')}`

export function requestTo(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  below = 'vue',
): Request {
  const isForm = body instanceof FormData
  return new Request(`http://broker.test/api/${below}/${path}`, {
    method: 'POST',
    // A form's own content type names its boundary.
    headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The body of a request as its endpoint takes it. */
export function bodyOf({ file }: Pick<Endpoint, 'file'>, request: unknown): string | FormData {
  if (file === undefined) return JSON.stringify(request)
  const form = new FormData()
  const asObject = typeof request === 'object' ? request : {}
  for (const [name, value] of Object.entries<unknown>({ ...asObject }))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const UNLIMITED = { max: 1_000_000, windowMs: 1 }

/** `besides`: modules of a test, besides all others. `at`: when its clock begins, the time of tests unless it is given. */
export type TestBrokerOptions = Partial<BrokerOptions> & {
  readonly besides?: readonly BrokerModule[]
  readonly at?: Instant
}

/** A broker on a clock that does not move by itself, without limits on how often one submits unless the test sets them. */
export async function createTestBroker({
  besides = [],
  at = testTime,
  ...options
}: TestBrokerOptions = {}): Promise<TestBroker> {
  const clock = createManualClock(at)
  const secrets = createRepeatingSecrets()
  const calendar = options.calendar ?? 'demo'
  const broker = await createBroker({
    store: options.store ?? createMemoryStore(),
    clock,
    calendar,
    modules: [...Object.values(modules), ...besides],
    market: (overrides) => testMarket({ seed: 1, calendar, overrides }),
    secrets,
    hasher: createPbkdf2Hasher(2, secrets),
    vault: await createVault(new Uint8Array(VAULT_KEY_BYTES), secrets),
    log: (message, error) => {
      throw new Error(message, { cause: error })
    },
    ...options,
    site: { submissions: UNLIMITED, guestSubmissions: UNLIMITED, ...options.site },
  })

  async function answered(request: Request): Promise<Answered> {
    const response = await broker.fetch(request)
    const text = await response.text()
    const { status, msg, data } = JSON.parse(text) as { status: number; msg: string; data: unknown }
    return { http: response.status, status, msg, data, text }
  }
  const send: TestBroker['send'] = (path, body, headers) => answered(requestTo(path, body, headers))
  const askOperator: TestBroker['askOperator'] = (path, body, headers) =>
    answered(requestTo(path, body, headers, 'ops'))
  async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    member?: TestMember,
    key = nextKey(),
  ): Promise<ResponseOf<E>> {
    const headers = { ...headersOf(member), 'idempotency-key': key }
    const found = await send(endpoint.path, bodyOf(endpoint, request), headers)
    if (found.status !== 1) throw new Error(`${endpoint.path} was refused: ${found.text}`)
    const data = parseWire<E['response']>(endpoint.response, found.data)
    if (!data.ok) throw new Error(`${endpoint.path} broke the contract: ${data.issues.join('; ')}`)
    return data.value
  }
  // Keys by the number, without its prefix: worlds that are built alike have equal ids.
  const register = (phone: string) =>
    call(memberRegister, registrationOf(phone), undefined, `register-${phone.slice(3)}`)

  return {
    broker,
    clock,
    send,
    async operate(path, body, headers) {
      const found = await askOperator(path, body, headers)
      if (found.status !== 1) throw new Error(`${path} was refused: ${found.text}`)
      return found
    },
    askOperator,
    call,
    register,
    async trader(phone) {
      const member = await register(phone)
      await broker.operator.setOnMember({ phone }, { kind: 'members.setRealNameState', state: 'passed' })
      await call(memberEnableMargin, { riskStatementRead: true }, member, `margin-${phone.slice(3)}`)
      return member
    },
    async pass(ms) {
      clock.advance(ms)
      await broker.tick()
      broker.wakeStreams()
    },
  }
}
