import { memberLogin } from '@onelot/api-client'
import {
  type CalendarKind,
  type Instant,
  type Instrument,
  type InstrumentId,
  type Quote,
  type Refusal,
  type SessionPhase,
  type StreamId,
  type StreamState,
  accountId,
  accountStream,
  instrumentId,
} from '@onelot/domain'
import { createMarket } from '../market/market.ts'
import { type ManualClock, createManualClock } from '../ports/clock.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { Store, StoredEvent, StoredWatch } from '../store/port.ts'
import {
  type Answered,
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
  testTime,
} from '../testing/testBroker.ts'
import { type CountingStore, countingStore } from './countingStore.ts'
import { testPlans } from './testPlans.ts'

const password = 'Onelot2026'
const phones = ['01011110000', '01022220000'] as const
/** What is bought in two of the markets is locked for a while. */
const saleLocks = {
  SET: { kind: 'minutes', minutes: 60 },
  CRYPTO: { kind: 'minutes', minutes: 5 },
} as const

/** A reward is within reach of the days of a run. */
const checkIn = { week: { checkIns: 1, amount: '1000' }, month: { checkIns: 2, amount: '5000' } } as const

/** The pairs that amounts are converted by cannot be delisted, and this one is there to the end. */
const pair = instrumentId('FX:USDKRW')
const perMarket = { US: 3, KRX: 2, CRYPTO: 2, TWSE: 1, SET: 3, FX: 0 } as const

/** Some of each market that can be had with any leverage, and short. */
const traded = (calendar: CalendarKind): readonly Instrument[] => {
  const market = createMarket({ seed: 1, calendar })
  const all = market.listings().filter(({ leverages, shortable }) => leverages.length === 4 && shortable)
  const some = Object.entries(perMarket).flatMap(([id, count]) =>
    all.filter((one) => one.market === id).slice(0, count),
  )
  const forex = market.listing(pair)
  return forex === undefined ? some : [...some, forex]
}

export interface DrawnMember {
  readonly phone: string
  readonly stream: StreamId
  session: TestMember
  restricted: boolean
}

/** A broker of two members over a store that outlives it, and the counts of what it accepted. */
export class DrawnBroker {
  readonly store: CountingStore
  readonly instruments: readonly Instrument[]
  readonly clock: ManualClock
  readonly errors: unknown[] = []
  /** Requests that were sent, and commands of operators. */
  sent = 0
  restarts = 0
  sessionChanges = 0
  readonly refused = new Map<string, number>()
  private world: TestBroker | undefined
  private known: readonly DrawnMember[] = []
  private phases: readonly SessionPhase[] = []

  readonly calendar: CalendarKind

  constructor(calendar: CalendarKind, store: Store = createMemoryStore(), begins: Instant = testTime) {
    this.calendar = calendar
    this.store = countingStore(store)
    this.clock = createManualClock(begins)
    this.instruments = traded(calendar)
  }

  get broker() {
    if (this.world === undefined) throw new Error('the broker is not started')
    return this.world.broker
  }
  get members(): readonly DrawnMember[] {
    return this.known
  }
  memberAt(index: number): DrawnMember {
    const found = this.known[index]
    if (found === undefined) throw new RangeError(`there is no member ${String(index)}`)
    return found
  }

  /** Starts a broker on what is stored; one that ran before is gone with all that it held in memory. */
  async start(): Promise<void> {
    const { calendar, clock, store } = this
    await this.world?.broker.close()
    this.world = await createTestBroker({
      store,
      clock,
      calendar,
      market: (overrides) => createMarket({ seed: 1, calendar, overrides }),
      site: { saleLocks, modules: { checkIn } },
      besides: [testPlans],
      log: (message, error) => this.errors.push([message, error]),
    })
    this.phases = this.phasesNow()
  }

  async open(): Promise<void> {
    await this.start()
    for (const phone of phones) {
      const session = await this.register(phone)
      const stream = accountStream(accountId(session.account))
      await this.broker.operator.setOnMember({ phone }, { kind: 'members.setRealNameState', state: 'passed' })
      this.known = [...this.known, { phone, session, stream, restricted: false }]
    }
  }

  private async register(phone: string): Promise<TestMember> {
    if (this.world === undefined) throw new Error('the broker is not started')
    return this.world.register(phone)
  }

  async restart(): Promise<void> {
    this.restarts += 1
    await this.start()
  }

  pass(ms: number): void {
    this.clock.advance(ms)
    const phases = this.phasesNow()
    this.sessionChanges += phases.filter((phase, index) => phase !== this.phases[index]).length
    this.phases = phases
  }

  async tick(): Promise<void> {
    await this.broker.tick()
  }

  private phasesNow(): readonly SessionPhase[] {
    return this.instruments.map(({ id }) => this.phaseOf({ id }))
  }
  phaseOf({ id }: Pick<Instrument, 'id'>): SessionPhase {
    return this.broker.services.market.session(id, this.clock.now())?.phase ?? 'closed'
  }
  statusOf(id: InstrumentId) {
    return this.broker.services.market.status(id, this.clock.now())
  }
  quoteOf({ id }: Pick<Instrument, 'id'>): Quote | undefined {
    return this.broker.services.market.quote(id, this.clock.now())
  }

  async stateOf({ stream }: DrawnMember): Promise<StreamState> {
    return (await this.broker.services.streams.load(stream)).state
  }
  async eventsOf({ stream }: DrawnMember): Promise<readonly StoredEvent[]> {
    return (await this.store.load(stream, 0)).events
  }
  async watchesOf({ stream }: DrawnMember): Promise<readonly StoredWatch[]> {
    return (await this.store.waiting(stream, this.clock.now())).watches
  }

  refusedOperator({ code, fields }: Refusal): void {
    this.refuse(`operator ${code} ${JSON.stringify(fields)}`)
  }

  /** Sends a command of a member. */
  async send(member: DrawnMember, path: string, body: object): Promise<void> {
    this.sent += 1
    const answer = await this.asked(member, path, body, nextKey())
    if (answer.status !== 1) this.refuse(answer.msg)
  }

  /** Sends a command twice under one key, as a client that has not seen the answer. */
  async sendAgain(member: DrawnMember, path: string, body: object): Promise<void> {
    this.sent += 1
    const key = nextKey()
    const first = await this.asked(member, path, body, key)
    if (first.status !== 1) {
      this.refuse(first.msg)
      return
    }
    const again = await this.asked(member, path, body, key)
    if (first.text !== again.text) this.errors.push(`${path} was answered ${again.text} after ${first.text}`)
  }

  read(member: DrawnMember, path: string, body: object): Promise<Answered> {
    return this.asked(member, path, body, nextKey())
  }

  /** A member logs in again where the session has ended. */
  private async asked(member: DrawnMember, path: string, body: object, key: string): Promise<Answered> {
    const headers = () => ({ ...headersOf(member.session), 'idempotency-key': key })
    const answer = await this.ask(path, body, headers())
    if (answer.http !== 401) return answer
    member.session = await this.logIn(member)
    return this.ask(path, body, headers())
  }

  private refuse(code: string): void {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1)
    if (code === 'SYSTEM_BUSY') this.errors.push('a member was answered SYSTEM_BUSY')
  }

  private ask(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Answered> {
    if (this.world === undefined) throw new Error('the broker is not started')
    return this.world.send(path, body, headers)
  }

  private async logIn({ phone }: DrawnMember): Promise<TestMember> {
    if (this.world === undefined) throw new Error('the broker is not started')
    return this.world.call(memberLogin, { phone, password })
  }
}
