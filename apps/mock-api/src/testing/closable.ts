import { contract, memberLogin, memberSetFundPassword, uploadImage } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { pictureOf } from './pictures.ts'
import {
  type TestBrokerOptions,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from './testBroker.ts'

const { closingClose, closingStatus } = contract.closing
const { realNameSubmit } = contract.realName

export const phone = '01011110000'
export const password = 'Onelot2026'
export const fundPassword = '482916'
export const who = { name: '홍길동', idNumber: '9001011' } as const
/** What closes an account that has no withdrawal password. */
export const consented = { password, consented: true } as const

/** A broker with a member who may close the account. */
export async function closable(options: TestBrokerOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const member = await world.register(phone)
  const account = accountId(member.account)
  const stream = accountStream(account)
  const { services } = world.broker
  const close = (asked: object = consented, by: TestMember = member, key = nextKey()) =>
    world.send(closingClose.path, asked, { ...headersOf(by), 'idempotency-key': key })
  const login = () => world.send(memberLogin.path, { phone, password }, { 'idempotency-key': nextKey() })
  const status = () => world.call(closingStatus, {}, member)
  const verified = async () => {
    const upload = async (n: number) => (await world.call(uploadImage, { image: pictureOf(n) }, member)).key
    const [front, back] = [await upload(1), await upload(2)]
    await world.call(realNameSubmit, { ...who, front, back }, member)
    await world.pass(5_000)
    return { front, back }
  }
  const withFundPassword = () =>
    world.call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, member)
  const ledger = async () => (await services.streams.load(stream)).state.ledger
  return {
    ...world,
    member,
    account,
    stream,
    services,
    close,
    login,
    status,
    verified,
    withFundPassword,
    ledger,
  }
}
