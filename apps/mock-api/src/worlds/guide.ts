import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  checkInToday,
  envelopeShape,
  memberEnableMargin,
  memberLogin,
  memberRegister,
  messagesRead,
  parseWire,
  priceAlertsCreate,
  tradeAmend,
  tradeCancel,
  tradeClose,
  tradePlace,
  tradeProtect,
  watchlistAdd,
  watchlistAddGroup,
} from '@onelot/api-client'
import { type Decimal, type InstrumentId, type OrderId, type PositionId } from '@onelot/domain'
import type * as z from 'zod/mini'
import type { Broker } from '../broker.ts'
import type { Duration } from '../kernel/duration.ts'

/** The demo member of every world that has one, and of `npm start`. */
export const demoMember = { phone: '01012345678', password: 'Onelot2026' } as const

export interface WorldSession {
  readonly token: string
  readonly account: string
}

/** The actions that build a world: each is a call of the wire or of the operator, and throws where it is refused. */
export interface WorldGuide {
  readonly broker: Broker
  /** Registers the demo member, and acts as it from then on. */
  register(): Promise<WorldSession>
  login(): Promise<WorldSession>
  /** Passes the real name and enables margin. */
  enableMargin(): Promise<void>
  passRealName(): Promise<void>
  place(terms: RequestInput<typeof tradePlace>): Promise<PositionId>
  close(terms: RequestInput<typeof tradeClose>): Promise<void>
  amend(terms: RequestInput<typeof tradeAmend>): Promise<void>
  cancel(order: OrderId): Promise<void>
  protect(terms: RequestInput<typeof tradeProtect>): Promise<void>
  alert(terms: RequestInput<typeof priceAlertsCreate>): Promise<void>
  readMessages(): Promise<void>
  /** @param group the default one where it is absent */
  watch(instruments: readonly InstrumentId[], group?: string): Promise<void>
  /** Returns its id. */
  addWatchGroup(name: string): Promise<string>
  /** Once a day. */
  checkIn(): Promise<void>
  advance(duration: Duration): Promise<void>
  bid(instrument: InstrumentId): Decimal
  session(): WorldSession | undefined
}

export interface GuideOptions {
  readonly broker: Broker
  readonly advance: (duration: Duration) => Promise<void>
}

/** A call that must succeed: a story must not show what a world cannot do. */
async function call<E extends Endpoint>(
  broker: Broker,
  endpoint: E,
  request: RequestInput<E>,
  headers: Readonly<Record<string, string>>,
): Promise<ResponseOf<E>> {
  const response = await broker.fetch(
    new Request(`http://world.invalid/api/vue/${endpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
    }),
  )
  const envelope = parseWire(envelopeShape, await response.json())
  if (!envelope.ok || envelope.value.status !== 1)
    throw new Error(`the world's ${endpoint.path} was refused: ${JSON.stringify(envelope)}`)
  const data = parseWire<E['response']>(endpoint.response, envelope.value.data)
  if (!data.ok) throw new Error(`${endpoint.path} broke the contract: ${data.issues.join('; ')}`)
  return data.value satisfies z.output<E['response']>
}

export function createGuide({ broker, advance }: GuideOptions): WorldGuide {
  let session: WorldSession | undefined
  let calls = 0
  const write = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => {
    calls += 1
    const member = session === undefined ? {} : { token: session.token, account: session.account }
    const key = `world-${String(calls).padStart(4, '0')}`
    return call(broker, endpoint, request, { ...member, 'idempotency-key': key })
  }
  const passRealName = async () => {
    const passed = await broker.operator.setOnMember(demoMember, {
      kind: 'members.setRealNameState',
      state: 'passed',
    })
    if (!passed.ok) throw new Error(`the real name was refused: ${passed.refusal.code}`)
  }

  return {
    broker,
    async register() {
      session = await write(memberRegister, {
        ...demoMember,
        passwordConfirm: demoMember.password,
        invitation: broker.services.site.values.settings.siteInvitation,
        agreementAccepted: true,
        privacyAccepted: true,
      })
      return session
    },
    async login() {
      session = await write(memberLogin, demoMember)
      return session
    },
    passRealName,
    async enableMargin() {
      await passRealName()
      await write(memberEnableMargin, { riskStatementRead: true })
    },
    async place(terms) {
      const { position } = await write(tradePlace, terms)
      return position.id
    },
    async close(terms) {
      await write(tradeClose, terms)
    },
    async amend(terms) {
      await write(tradeAmend, terms)
    },
    async protect(terms) {
      await write(tradeProtect, terms)
    },
    async cancel(order) {
      await write(tradeCancel, { order })
    },
    async alert(terms) {
      await write(priceAlertsCreate, terms)
    },
    async readMessages() {
      await write(messagesRead, {})
    },
    async watch(instruments, group) {
      await write(watchlistAdd, { items: instruments.map((instrument) => ({ instrument, group })) })
    },
    async addWatchGroup(name) {
      const { group } = await write(watchlistAddGroup, { name })
      return group
    },
    async checkIn() {
      await write(checkInToday, {})
    },
    advance,
    bid(instrument) {
      const quote = broker.services.market.quote(instrument, broker.services.clock.now())
      if (quote === undefined) throw new Error(`${instrument} has no price in this world`)
      return quote.bid
    },
    session: () => session,
  }
}
