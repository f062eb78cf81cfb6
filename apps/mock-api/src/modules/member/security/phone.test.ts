import { codesSendToMember, memberMe, memberSetFundPassword, messagesList } from '@onelot/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import type { Append } from '../../../store/port.ts'
import { createHeldStore } from '../../../testing/heldStore.ts'
import { codesOn, laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { type TestBroker, type TestMember, createTestBroker, headersOf } from '../../../testing/testBroker.ts'

const old = '01011482916'
const next = '01055557777'
const password = 'Onelot2026'

let world: TestBroker
let member: TestMember
beforeEach(async () => {
  world = await createTestBroker()
  member = await world.register(old)
})

const ask = (phone = next) => sendFrom(world, phoneBrowser, 'codes/send', { purpose: 'bindPhone', phone })
const codeAt = async (phone = next) => (await codesOn(world, phoneBrowser, phone))[0] ?? ''
const change = async (body: object, by = member) => {
  const { msg, status, data } = await sendFrom(world, phoneBrowser, 'member/changePhone', body, by)
  return { msg, status, data }
}
/** Asks for a code at a number, and changes to it. */
const changeTo = async (phone = next, body: object = {}, by = member) => {
  await ask(phone)
  return change({ phone, code: await codeAt(phone), password, ...body }, by)
}
const logIn = async (phone: string, from = laptopBrowser) =>
  (await sendFrom(world, from, 'member/login', { phone, password })).msg
const me = (by = member) => world.call(memberMe, {}, by)

describe('the phone number', () => {
  it('is changed with a code at the new one and the login password: the old one opens nothing', async () => {
    expect(await changeTo()).toMatchObject({ status: 1 })
    expect([await logIn(old), await logIn(next)]).toEqual(['CREDENTIALS_WRONG', 'LOGGED_IN'])
    expect(await me()).toMatchObject({ account: member.account, phone: '*******7777' })
  })

  it('leaves all sessions open', async () => {
    const other = (await sendFrom(world, laptopBrowser, 'member/login', { phone: old, password }))
      .data as TestMember
    await changeTo()
    expect([await me(), await me(other)]).toMatchObject([{ phone: '*******7777' }, { phone: '*******7777' }])
  })

  it('is told to the member when it changes', async () => {
    await changeTo()
    const { messages } = await world.call(messagesList, { pageSize: 10 }, member)
    expect(messages).toMatchObject([{ kind: 'product', params: { name: 'security.phone' } }])
  })

  it('that was given up may be another account’s', async () => {
    await changeTo()
    const other = await world.register('01022220000')
    expect(await changeTo(old, {}, other)).toMatchObject({ status: 1 })
    const { data } = await sendFrom(world, laptopBrowser, 'member/login', { phone: old, password })
    expect(data).toMatchObject({ account: other.account })
  })

  it('is where codes of the member go from then on', async () => {
    const digits = { fundPassword: '730518', fundPasswordConfirm: '730518' }
    await world.call(memberSetFundPassword, digits, member)
    await changeTo()
    await sendFrom(world, phoneBrowser, codesSendToMember.path, { purpose: 'resetFundPassword' }, member)
    expect(await codesOn(world, phoneBrowser, next)).toHaveLength(1)
  })

  it('may end with the withdrawal password that there is', async () => {
    const digits = { fundPassword: '557777', fundPasswordConfirm: '557777' }
    await world.call(memberSetFundPassword, digits, member)
    expect(await changeTo()).toMatchObject({ status: 1 })
  })

  it('opens the login to its owner where others had guessed at it before', async () => {
    for (let n = 0; n < 5; n += 1)
      await sendFrom(world, laptopBrowser, 'member/login', { phone: next, password: 'Wrong2026' })
    expect(await logIn(next)).toBe('TOO_FREQUENT')
    await changeTo()
    expect(await logIn(next)).toBe('LOGGED_IN')
  })

  it('is readable nowhere in the store', async () => {
    await changeTo()
    expect(JSON.stringify(await world.broker.services.store.dump())).not.toContain(next)
  })
})

describe('a change of the phone number', () => {
  it.each([
    ['a wrong code', { code: '000000' }, 'VALIDATION', { code: 'mismatch' }],
    [
      'a wrong login password',
      { password: 'Wrong2026' },
      'ORIGINAL_PASSWORD_WRONG',
      { password: 'mismatch' },
    ],
    ['no phone number', { phone: 'apple' }, 'VALIDATION', { phone: 'malformed' }],
    ['the number that it is already', { phone: old }, 'VALIDATION', { phone: 'notAllowed' }],
    ['the same number with a plus', { phone: `+${old}` }, 'VALIDATION', { phone: 'notAllowed' }],
  ])('is refused with %s', async (_, body, msg, fields) => {
    expect(await changeTo(next, body)).toMatchObject({ msg, data: { fields } })
    expect(await logIn(old)).toBe('LOGGED_IN')
  })

  it('tells that a number is taken only to who has its phone', async () => {
    const free = '01066668888'
    await world.register(next)
    await ask()
    await ask(free)
    const code = await codeAt()
    const wrong = [code, await codeAt(free)].includes('000000') ? '000001' : '000000'
    const [ofTaken, ofFree] = [
      await change({ phone: next, code: wrong, password }),
      await change({ phone: free, code: wrong, password }),
    ]
    expect(ofTaken).toMatchObject({ msg: 'VALIDATION', data: { fields: { code: 'mismatch' } } })
    expect(ofTaken).toEqual(ofFree)
    expect(await change({ phone: next, code, password })).toMatchObject({
      msg: 'ACCOUNT_EXISTS',
      data: { fields: { phone: 'notAllowed' } },
    })
    expect([await logIn(old), await logIn(next)]).toEqual(['LOGGED_IN', 'LOGGED_IN'])
  })

  it('takes a code of another purpose for none', async () => {
    await sendFrom(world, phoneBrowser, 'codes/send', { purpose: 'guardian', phone: next })
    expect(await change({ phone: next, code: await codeAt(), password })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { code: 'mismatch' } },
    })
  })

  it('counts wrong passwords with those of the login, and wrong codes by code: five each', async () => {
    await ask()
    const code = await codeAt()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n += 1) {
      expect((await change({ phone: next, code: wrong, password })).msg).toBe('VALIDATION')
      await world.pass(11_000)
    }
    expect((await change({ phone: next, code, password })).msg).toBe('TOO_FREQUENT')
    await world.pass(60_000)
    for (let n = 0; n < 5; n += 1) {
      const refused = await change({ phone: next, code, password: 'Wrong2026' })
      expect(refused.msg).toBe('ORIGINAL_PASSWORD_WRONG')
      await world.pass(11_000)
    }
    expect((await changeTo()).msg).toBe('TOO_FREQUENT')
    expect(await logIn(old)).toBe('TOO_FREQUENT')
  })
})

describe('two accounts that change to one number at once', () => {
  const isChange = ({ outcome }: Append) => outcome?.endpoint === 'member/changePhone'
  async function held() {
    const store = createHeldStore(createMemoryStore())
    world = await createTestBroker({ store: store.store })
    const [first, second] = [await world.register(old), await world.register('01022220000')]
    await ask()
    const asked = { phone: next, code: await codeAt(), password }
    store.hold(isChange)
    return { ...store, first, second, asked }
  }

  it('get it for exactly one, where both are decided before either is stored', async () => {
    const { first, second, asked, held: both, letGo } = await held()
    const answers = Promise.all([change(asked, first), change(asked, second)])
    await both(2)
    letGo()
    expect((await answers).map(({ status }) => status).toSorted()).toEqual([0, 1])
    const phones = await Promise.all([me(first), me(second)])
    expect(phones.filter(({ phone }) => phone === '*******7777')).toHaveLength(1)
    expect(await logIn(next)).toBe('LOGGED_IN')
  })

  it('get it for one where an account is opened with it meanwhile', async () => {
    const { first, asked, held: one, letGo } = await held()
    const answer = change(asked, first)
    await one()
    const owner = await world.register(next)
    letGo()
    expect(await answer).toMatchObject({ msg: 'ACCOUNT_EXISTS' })
    expect(await me(first)).toMatchObject({ phone: '*******2916' })
    const { data } = await world.send('member/me', {}, headersOf(owner))
    expect(data).toMatchObject({ phone: '*******7777' })
  })
})
