import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  codesSend,
  codesSendToMember,
  depositsSubmit,
  memberEnableMargin,
  memberLogin,
  memberRegister,
  memberSetFundPassword,
  messagesRead,
  payeesAddCard,
  payeesAddWallet,
  payeesList,
  realNameSubmit,
  seatApply,
  requestsCancel,
  tradeAmend,
  tradeCancel,
  tradeClose,
  tradePlace,
  tradeProtect,
  uploadImage,
  watchlistAdd,
  withdrawalsSubmit,
} from '@onelot/api-client'
import { type Decimal, type InstrumentId, type OrderId, type PositionId } from '@onelot/domain'
import type { Broker } from '../broker.ts'
import type { Connection } from '../http/pipeline.ts'
import type { Arrival } from '../http/route.ts'
import type { Duration } from '../kernel/duration.ts'
import { guideCall } from './guideCall.ts'
import { type GuideOptions, countedKeys, demoMember } from './guideOptions.ts'
import { pictureOfAnId } from './idPicture.ts'

export { demoBorrower, demoMember } from './guideOptions.ts'
/** The number of another member, in worlds that have one. */
export const otherPhone = '01087654321'
/** Its withdrawal password, in worlds where it has one. */
export const demoFundPassword = '730518'

/** The code of the demo's institution. */
export const demoInstitution = 'ONELOT-SEAT'

/** Who the demo member is. */
export const demoIdentity = { name: '홍길동', idNumber: '9001011' } as const

export interface WorldSession {
  readonly token: string
  readonly account: string
}

/**
 * The actions that build a world: each is a call of the wire or of the operator, and throws where it is refused. What one module alone
 * is asked is a call in the worlds of that module.
 */
export interface WorldGuide {
  readonly broker: Broker
  /** A call of the wire, as the member. */
  call<E extends Endpoint>(endpoint: E, request: RequestInput<E>): Promise<ResponseOf<E>>
  /** Registers the demo member, and acts as it from then on. */
  register(): Promise<WorldSession>
  /** Registers another member with `otherPhone`, and goes on to act as it did before. */
  registerOther(): Promise<void>
  /** @param arrival the device, where the world says which it is */
  login(arrival?: Arrival): Promise<WorldSession>
  /** On another device; it goes on to act on its own. */
  loginElsewhere(arrival: Arrival): Promise<void>
  setFundPassword(): Promise<void>
  /** For its own number. */
  askForCode(purpose: 'forgottenPassword' | 'resetFundPassword'): Promise<void>
  /** Passes the real name and enables margin. */
  enableMargin(): Promise<void>
  passRealName(): Promise<void>
  /** In the member's own name. */
  addCard(card: { readonly bank: string; readonly number: string; readonly branch?: string }): Promise<void>
  addWallet(wallet: Omit<RequestInput<typeof payeesAddWallet>, 'fundPassword'>): Promise<void>
  /** Applies for a seat of the demo's institution. */
  applyForSeat(): Promise<void>
  /** To a channel of the site, with a picture of a transfer. Returns its id. */
  deposit(paid: { readonly channel: string; readonly amount: string }): Promise<string>
  /** To the first bank account, or to the payee that is named. Returns its id. */
  withdraw(asked: {
    readonly money: RequestInput<typeof withdrawalsSubmit>['money']
    readonly payee?: string
  }): Promise<string>
  /** Takes back what is under review. */
  cancelRequest(request: string): Promise<void>
  /** Submits who the member is, with two pictures, for a review. */
  submitRealName(): Promise<void>
  place(terms: RequestInput<typeof tradePlace>): Promise<PositionId>
  close(terms: RequestInput<typeof tradeClose>): Promise<void>
  amend(terms: RequestInput<typeof tradeAmend>): Promise<void>
  cancel(order: OrderId): Promise<void>
  protect(terms: RequestInput<typeof tradeProtect>): Promise<void>
  readMessages(): Promise<void>
  /** @param group the default one where it is absent */
  watch(instruments: readonly InstrumentId[], group?: string): Promise<void>
  advance(duration: Duration): Promise<void>
  bid(instrument: InstrumentId): Decimal
  session(): WorldSession | undefined
}

export function createGuide({
  broker,
  member: own = demoMember,
  advance,
  keyOf = countedKeys(),
}: GuideOptions): WorldGuide {
  let session: WorldSession | undefined
  const write = <E extends Endpoint>(endpoint: E, request: RequestInput<E>, connection: Connection = {}) => {
    const member = session === undefined ? {} : { token: session.token, account: session.account }
    const key = keyOf(endpoint.path, request)
    return guideCall(broker, endpoint, request, { ...member, 'idempotency-key': key }, connection)
  }
  const open = (phone: string) =>
    write(memberRegister, {
      phone,
      password: own.password,
      passwordConfirm: own.password,
      invitation: broker.services.site.values.settings.siteInvitation,
      agreementAccepted: true,
      privacyAccepted: true,
    })
  const passRealName = async () => {
    const passed = await broker.operator.setOnMember(own, {
      kind: 'members.setRealNameState',
      state: 'passed',
    })
    if (!passed.ok) throw new Error(`the real name was refused: ${passed.refusal.code}`)
  }

  return {
    broker,
    call: (endpoint, request) => write(endpoint, request),
    async register() {
      session = await open(own.phone)
      return session
    },
    async registerOther() {
      await open(otherPhone)
    },
    async login(arrival) {
      session = await write(memberLogin, own, { arrival })
      return session
    },
    async loginElsewhere(arrival) {
      await write(memberLogin, own, { arrival })
    },
    async setFundPassword() {
      await write(memberSetFundPassword, {
        fundPassword: demoFundPassword,
        fundPasswordConfirm: demoFundPassword,
      })
    },
    async askForCode(purpose) {
      if (purpose === 'forgottenPassword') await write(codesSend, { purpose, phone: own.phone })
      else await write(codesSendToMember, { purpose })
    },
    passRealName,
    async addCard(card) {
      const { name: holder } = demoIdentity
      await write(payeesAddCard, { ...card, holder, fundPassword: demoFundPassword })
    },
    async addWallet(wallet) {
      await write(payeesAddWallet, { ...wallet, fundPassword: demoFundPassword })
    },
    async applyForSeat() {
      await write(seatApply, { institution: demoInstitution })
    },
    async deposit(paid) {
      const voucher = (await write(uploadImage, { image: pictureOfAnId() })).key
      return (await write(depositsSubmit, { ...paid, voucher })).deposit.id
    },
    async withdraw({ money, payee }) {
      const { cards } = await write(payeesList, {})
      const [first] = cards
      const to = payee ?? first?.payee
      if (to === undefined) throw new Error('there is no bank account to pay to')
      const asked = { money, payee: to, fundPassword: demoFundPassword }
      return (await write(withdrawalsSubmit, asked)).withdrawal.id
    },
    async cancelRequest(request) {
      await write(requestsCancel, { request })
    },
    async submitRealName() {
      const side = async () => (await write(uploadImage, { image: pictureOfAnId() })).key
      const [front, back] = [await side(), await side()]
      await write(realNameSubmit, { ...demoIdentity, front, back })
    },
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
    async readMessages() {
      await write(messagesRead, {})
    },
    async watch(instruments, group) {
      await write(watchlistAdd, { items: instruments.map((instrument) => ({ instrument, group })) })
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
