import { memberChangePassword, memberLogin, memberRegister, contract, watchlistAdd } from '@onelot/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { type RefusingStore, refusingStore } from '../testing/refusingStore.ts'
import { registrationOf } from '../testing/registration.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
} from '../testing/testBroker.ts'
import { fundPassword, setFundPassword, verified } from '../testing/verified.ts'
import { card } from '../testing/withdrawing.ts'

const { withdrawalsSubmit } = contract.withdrawals
const phone = '01011110000'
const password = 'Onelot2026'

let store: RefusingStore
let world: TestBroker
let logged: string[]

beforeEach(async () => {
  store = refusingStore()
  logged = []
  world = await createTestBroker({ store: store.store, log: (message) => logged.push(message) })
})

/** Sends it to a store that takes nothing, then under the same key to one that does. */
async function refusedThenTaken(path: string, body: object, member?: TestMember) {
  const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
  store.refuse(true)
  const refused = await world.send(path, body, headers)
  store.refuse(false)
  const taken = await world.send(path, body, headers)
  return { refused: refused.msg, logged, taken: taken.status }
}
const refusedBy = (code: string) => ({ refused: code, logged: ['a change was not stored'], taken: 1 })

describe('a store that does not take a command', () => {
  it('opens no account, and opens it once under the same key', async () => {
    const body = registrationOf(phone)
    expect(await refusedThenTaken(memberRegister.path, body)).toEqual(refusedBy('REGISTRATION_FAILED'))
  })

  it('logs nobody in', async () => {
    await world.register(phone)
    const body = { phone, password }
    expect(await refusedThenTaken(memberLogin.path, body)).toEqual(refusedBy('LOGIN_FAILED'))
  })

  it('changes no password', async () => {
    const member = await world.register(phone)
    const body = { oldPassword: password, password: 'Onelot2027', passwordConfirm: 'Onelot2027' }
    expect(await refusedThenTaken(memberChangePassword.path, body, member)).toEqual(
      refusedBy('MODIFICATION_FAILED'),
    )
    expect(
      await world.send(memberLogin.path, { phone, password }, { 'idempotency-key': nextKey() }),
    ).toMatchObject({ msg: 'CREDENTIALS_WRONG' })
  })

  it('submits no withdrawal, of which nothing is on hold', async () => {
    const member = await verified(world, phone)
    await setFundPassword(world, member)
    const { payee } = await world.call(contract.payees.payeesAddCard, card, member)
    const body = { money: { currency: 'KRW', amount: '50000' }, payee, fundPassword }
    expect(await refusedThenTaken(withdrawalsSubmit.path, body, member)).toEqual(
      refusedBy('WITHDRAWAL_FAILED'),
    )
    const { withdrawals } = await world.call(contract.withdrawals.withdrawalsList, { pageSize: 10 }, member)
    expect(withdrawals).toHaveLength(1)
  })

  it('fails a call whose contract names no code for it', async () => {
    const member = await world.register(phone)
    store.refuse(true)
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const body = { items: [{ instrument: apple }] }
    expect(await world.send(watchlistAdd.path, body, headers)).toMatchObject({ msg: 'SYSTEM_BUSY' })
    expect(logged).toEqual(['a call failed'])
  })
})
