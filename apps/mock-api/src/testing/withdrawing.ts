import { type RequestInput, contract } from '@onelot/api-client'
import { type Restriction, accountId, accountStream } from '@onelot/domain'
import { expect } from 'vitest'
import { booksFaults } from '../anyCommands/soundBooks.ts'
import { type TestBrokerOptions, createTestBroker, headersOf, nextKey } from './testBroker.ts'
import { fundPassword, setFundPassword, verified } from './verified.ts'

const { withdrawalsTerms, withdrawalsSubmit, withdrawalsList } = contract.withdrawals
const phone = '01011110000'
const page = { pageSize: 10 }
export const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword } as const
export const wallet = {
  network: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  fundPassword,
} as const

export type Submission = RequestInput<typeof withdrawalsSubmit>

/** A member who may withdraw, unless something is left out. */
export async function mayWithdraw({
  linked = true,
  hasPassword = true,
  ...options
}: TestBrokerOptions & {
  readonly linked?: boolean
  readonly hasPassword?: boolean
} = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const member = await verified(world, phone)
  if (hasPassword) await setFundPassword(world, member)
  const payee = linked ? (await world.call(contract.payees.payeesAddCard, card, member)).payee : 'none'
  const send = async (endpoint: { readonly path: string }, body: object) =>
    world.send(endpoint.path, body, { ...headersOf(member), 'idempotency-key': nextKey() })
  const submit = (more: Partial<Submission> = {}) =>
    send(withdrawalsSubmit, { money: { currency: 'KRW', amount: '50000' }, payee, fundPassword, ...more })
  const books = async () => {
    const { state } = await world.broker.services.streams.load(accountStream(accountId(member.account)))
    expect(booksFaults(world.broker.services.table, state)).toEqual([])
    return state.ledger
  }
  const terms = (currency: 'KRW' | 'USD' = 'KRW') => world.call(withdrawalsTerms, { currency }, member)
  const newest = async () => {
    const [withdrawal] = (await world.call(withdrawalsList, page, member)).withdrawals
    if (withdrawal === undefined) throw new Error('nothing was withdrawn')
    return withdrawal
  }
  const restrict = (restriction: Restriction) =>
    world.broker.operator.setOnMember(
      { phone },
      { kind: 'members.setRestrictions', restrictions: [restriction] },
    )
  const set = (values: object) => world.operate('settings', { modules: { withdrawals: values } })
  return { world, member, payee, send, submit, books, terms, newest, restrict, set }
}
