import { memberChangeFundPassword, memberMe, memberSetFundPassword } from '@onelot/api-client'
import { accountId, siteStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { MemberVisit } from '../../../http/route.ts'
import { createPbkdf2Hasher } from '../../../ports/hasher.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import { type Store, StoreConflict } from '../../../store/port.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'
import { checkFundPassword } from '../../base/fundPassword.ts'

const phone = '01011482916'
const first = '730518'
const chosen = (fundPassword: string) => ({ fundPassword, fundPasswordConfirm: fundPassword })

async function memberOf(world: TestBroker) {
  const member = await world.register(phone)
  const send = async (path: string, body: object, key = nextKey()) => {
    const { msg, data } = await world.send(path, body, { ...headersOf(member), 'idempotency-key': key })
    return { msg, fields: (data as { readonly fields?: unknown } | null)?.fields }
  }
  return { member, send }
}

/** As a command that needs the withdrawal password asks for it. */
const ask = ({ broker, clock }: TestBroker, { account }: TestMember, password: string) =>
  checkFundPassword(
    {
      services: broker.services,
      account: accountId(account),
      token: '',
      arrival: { device: undefined, userAgent: undefined },
      network: undefined,
      now: clock.now(),
      outcomeOf: () => Promise.reject(new Error('not asked')),
    } satisfies MemberVisit,
    password,
  )

describe('the withdrawal password', () => {
  it('is set once, and changed with the one before', async () => {
    const world = await createTestBroker()
    const { member, send } = await memberOf(world)
    expect((await world.call(memberMe, {}, member)).fundPasswordSet).toBe(false)
    expect(await ask(world, member, first)).toMatchObject({ refusal: { code: 'FUND_PASSWORD_NOT_SET' } })
    await world.call(memberSetFundPassword, chosen(first), member)
    expect((await world.call(memberMe, {}, member)).fundPasswordSet).toBe(true)
    expect((await send('member/setFundPassword', chosen('604193'))).msg).toBe('ORIGINAL_PASSWORD_WRONG')
    await world.call(memberChangeFundPassword, { oldFundPassword: first, ...chosen('604193') }, member)
    expect(await ask(world, member, first)).toMatchObject({
      refusal: { code: 'FUND_PASSWORD_WRONG', fields: { fundPassword: 'mismatch' } },
    })
    expect(await ask(world, member, '604193')).toMatchObject({ ok: true })
  })

  it.each([
    ['a run', '123456', '123456', { fundPassword: 'notAllowed' }],
    ['the end of the phone number', '482916', '482916', { fundPassword: 'notAllowed' }],
    ['another repetition', first, '730519', { fundPasswordConfirm: 'mismatch' }],
    ['five digits', '73051', '73051', { fundPassword: 'malformed', fundPasswordConfirm: 'malformed' }],
  ])('is refused as %s', async (_, fundPassword, fundPasswordConfirm, fields) => {
    const { send } = await memberOf(await createTestBroker())
    const refused = await send('member/setFundPassword', { fundPassword, fundPasswordConfirm })
    expect(refused).toEqual({ msg: 'VALIDATION', fields })
  })

  it('is not changed before there is one', async () => {
    const { send } = await memberOf(await createTestBroker())
    const refused = await send('member/changeFundPassword', { oldFundPassword: first, ...chosen('604193') })
    expect(refused.msg).toBe('FUND_PASSWORD_NOT_SET')
  })

  it('is readable nowhere in the store', async () => {
    const world = await createTestBroker()
    const { member } = await memberOf(world)
    await world.call(memberSetFundPassword, chosen(first), member)
    const { records, ...rest } = await world.broker.services.store.dump()
    expect(JSON.stringify(rest)).not.toContain(first)
    expect(JSON.stringify(records)).toMatch(/"fundPassword":"pbkdf2/)
    expect(JSON.stringify(records)).not.toContain(`"${first}"`)
  })
})

describe('a wrong withdrawal password', () => {
  it('is closed for a quarter of an hour after five, wherever they were asked for, the right one included', async () => {
    const world = await createTestBroker()
    const { member, send } = await memberOf(world)
    await world.call(memberSetFundPassword, chosen(first), member)
    const change = () => send('member/changeFundPassword', { oldFundPassword: '000001', ...chosen('604193') })
    for (let n = 0; n < 3; n += 1)
      expect(await change()).toEqual({
        msg: 'ORIGINAL_PASSWORD_WRONG',
        fields: { oldFundPassword: 'mismatch' },
      })
    for (let n = 0; n < 2; n += 1)
      expect(await ask(world, member, '000001')).toMatchObject({ refusal: { code: 'FUND_PASSWORD_WRONG' } })
    expect(await ask(world, member, first)).toMatchObject({ refusal: { code: 'TOO_FREQUENT' } })
    expect((await change()).msg).toBe('TOO_FREQUENT')
    await world.pass(15 * 60_000)
    expect(await ask(world, member, first)).toMatchObject({ ok: true })
  })

  it('counts only in a row', async () => {
    const world = await createTestBroker()
    const { member } = await memberOf(world)
    await world.call(memberSetFundPassword, chosen(first), member)
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1)
        expect(await ask(world, member, '000001')).toMatchObject({ refusal: { code: 'FUND_PASSWORD_WRONG' } })
      expect(await ask(world, member, first)).toMatchObject({ ok: true })
    }
  })

  it('counts on every instance over one store', async () => {
    const store = createMemoryStore()
    const one = await createTestBroker({ store })
    const two = await createTestBroker({ store })
    const { member } = await memberOf(one)
    await one.call(memberSetFundPassword, chosen(first), member)
    for (const world of [one, two, one, two, one]) await ask(world, member, '000001')
    expect(await ask(two, member, first)).toMatchObject({ refusal: { code: 'TOO_FREQUENT' } })
  })
})

it('hashes and counts once, however often the change is decided', async () => {
  const memory = createMemoryStore()
  let conflicts = 2
  const store: Store = {
    ...memory,
    append(transaction) {
      if (transaction.outcome?.endpoint !== 'member/changeFundPassword' || conflicts === 0)
        return memory.append(transaction)
      conflicts -= 1
      return Promise.reject(new StoreConflict({ kind: 'version', stream: siteStream }))
    },
  }
  const worked: string[] = []
  const hasher = createPbkdf2Hasher(2)
  const world = await createTestBroker({
    store,
    hasher: {
      ...hasher,
      hash(password) {
        worked.push(`hash ${password}`)
        return hasher.hash(password)
      },
      verify(given, stored) {
        worked.push(`verify ${given}`)
        return hasher.verify(given, stored)
      },
    },
  })
  const { member } = await memberOf(world)
  await world.call(memberSetFundPassword, chosen(first), member)
  worked.length = 0
  await world.call(memberChangeFundPassword, { oldFundPassword: first, ...chosen('604193') }, member)
  expect(conflicts).toBe(0)
  expect(worked).toEqual([`verify ${first}`, 'hash 604193'])
})
