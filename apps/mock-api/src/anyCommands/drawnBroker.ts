import {
  memberDevices,
  memberLogin,
  memberRegister,
  memberSetFundPassword,
  parseWire,
  uploadImage,
} from '@onelot/api-client'
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
} from '@onelot/domain'
import type { Arrival } from '../http/route.ts'
import { drawnName } from './drawnName.ts'
import { type ManualClock, createManualClock } from '../ports/clock.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { Store, StoredEvent, StoredWatch } from '../store/port.ts'
import { codesOn, phoneBrowser, sendFrom } from '../testing/onDevice.ts'
import { formOf, pictureOf } from '../testing/pictures.ts'
import {
  type Answered,
  type TestBroker,
  type TestMember,
  headersOf,
  nextKey,
  testTime,
} from '../testing/testBroker.ts'
import { type CountingStore, countingStore } from './countingStore.ts'
import { type Site, defaultSite, drawnWorld } from './drawnWorld.ts'
import { traded } from './tradedInstruments.ts'

const firstPassword = 'Onelot2026'
const firstFundPassword = '482916'
const phones = ['01011110000', '01022220000'] as const

export interface DrawnMember {
  phone: string
  readonly stream: StreamId
  session: TestMember
  /** Those that the member knows. */
  password: string
  fundPassword: string
  restricted: boolean
}

export interface DrawnBrokerOptions {
  readonly begins?: Instant
  readonly site?: Site
}

/** A broker of two members over a store that outlives it, and the counts of what it accepted. */
export class DrawnBroker {
  readonly store: CountingStore
  readonly instruments: readonly Instrument[]
  readonly clock: ManualClock
  readonly errors: unknown[] = []
  private opened = 0
  /** Requests that were sent, and commands of operators. */
  sent = 0
  private uploads = 0
  private numbers = 0
  restarts = 0
  sessionChanges = 0
  readonly refused = new Map<string, number>()
  private world: TestBroker | undefined
  private known: readonly DrawnMember[] = []
  private phases: readonly SessionPhase[] = []
  readonly calendar: CalendarKind
  private readonly site: Site

  constructor(
    calendar: CalendarKind,
    store: Store = createMemoryStore(),
    { begins = testTime, site = defaultSite }: DrawnBrokerOptions = {},
  ) {
    this.calendar = calendar
    this.site = site
    this.store = countingStore(store)
    this.clock = createManualClock(begins)
    this.instruments = traded(calendar)
  }

  private get running(): TestBroker {
    if (this.world === undefined) throw new Error('the broker is not started')
    return this.world
  }
  get broker() {
    return this.running.broker
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
    const { calendar, clock, store, site } = this
    await this.world?.broker.close()
    this.world = await drawnWorld({ store, clock, calendar, site }, (error) => this.errors.push(error))
    this.phases = this.phasesNow()
  }

  async open(): Promise<void> {
    await this.start()
    for (const phone of phones) this.known = [...this.known, await this.verified(phone)]
  }

  /** Somebody besides the two, of whom nothing is known. */
  async newcomer(): Promise<DrawnMember> {
    return this.register(`0105${String(this.opened).padStart(7, '0')}`)
  }

  /** Who has closed the account opens another one, with the same number. */
  async comesBack(index: number): Promise<void> {
    const member = await this.verified(this.memberAt(index).phone)
    this.known = this.known.map((one, at) => (at === index ? member : one))
  }

  private async verified(phone: string): Promise<DrawnMember> {
    const member = await this.register(phone)
    await this.verify(member)
    await this.broker.operator.setOnMember({ phone }, { kind: 'members.setRealNameState', state: 'passed' })
    const chosen = { fundPassword: firstFundPassword, fundPasswordConfirm: firstFundPassword }
    await this.send(member, memberSetFundPassword.path, chosen)
    return member
  }

  /** Submits who a member is. */
  private async verify(member: DrawnMember): Promise<void> {
    const [front, back] = [await this.upload(member), await this.upload(member)]
    await this.send(member, 'realName/submit', { name: drawnName, idNumber: '9001011', front, back })
  }

  private async register(phone: string): Promise<DrawnMember> {
    const password = firstPassword
    const registration = { phone, password, passwordConfirm: password, invitation: 'ONELOT' }
    const accepted = { agreementAccepted: true, privacyAccepted: true }
    this.opened += 1
    const key = `register-${String(this.opened)}`
    const session = await this.running.call(memberRegister, { ...registration, ...accepted }, undefined, key)
    const stream = accountStream(accountId(session.account))
    return { phone, session, stream, password, fundPassword: firstFundPassword, restricted: false }
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
    return (await this.store.scheduleOf(stream, this.clock.now())).watches
  }

  /** Sends a call of an operator: whether it was carried out. */
  async operate(path: string, body: object): Promise<boolean> {
    this.sent += 1
    const answer = await this.running.askOperator(path, body)
    if (answer.status !== 1) this.refuse(`operator ${path} ${answer.text}`)
    return answer.status === 1
  }

  refusedOperator({ code, fields }: Refusal): void {
    this.refuse(`operator ${code} ${JSON.stringify(fields)}`)
  }
  /** Sends a command of a member: whether it was carried out. */
  async send(member: DrawnMember, path: string, body: object): Promise<boolean> {
    this.sent += 1
    return this.isDone(await this.asked(member, path, body, nextKey()))
  }

  /** Sends a command from a device of a member, or of a guest. */
  async sendFrom(arrival: Arrival, path: string, body: object, member?: DrawnMember): Promise<boolean> {
    this.sent += 1
    return this.isDone(await sendFrom(this.running, arrival, path, body, member?.session))
  }

  /** A number that no account has or had. */
  freePhone(): string {
    this.numbers += 1
    return `0106${String(this.numbers).padStart(7, '0')}`
  }

  /** The newest code that was sent to a number. */
  async codeFor({ phone }: Pick<DrawnMember, 'phone'>): Promise<string | undefined> {
    return (await codesOn(this.running, phoneBrowser, phone))[0]
  }

  async devicesOf(member: DrawnMember) {
    const { data } = await this.read(member, memberDevices.path, {})
    const devices = parseWire(memberDevices.response, data)
    return devices.ok ? devices.value : []
  }

  private isDone({ status, msg }: Answered): boolean {
    if (status !== 1) this.refuse(msg)
    return status === 1
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

  /** Uploads a picture that differs from all others: its key. */
  async upload(member: DrawnMember): Promise<string> {
    this.sent += 1
    this.uploads += 1
    const { data, text } = await this.asked(
      member,
      uploadImage.path,
      formOf(['image', pictureOf(this.uploads)]),
      nextKey(),
    )
    const answer = parseWire(uploadImage.response, data)
    if (!answer.ok) throw new Error(`a picture was answered ${text}`)
    return answer.value.key
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
    return this.running.send(path, body, headers)
  }

  private async logIn({ phone, password }: DrawnMember): Promise<TestMember> {
    return this.running.call(memberLogin, { phone, password })
  }
}
