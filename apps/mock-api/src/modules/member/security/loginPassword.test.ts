import { memberLogin, memberMe, memberSetFundPassword, messagesList } from '@onelot/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPbkdf2Hasher } from '../../../ports/hasher.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import { createHeldStore } from '../../../testing/heldStore.ts'
import { codesOn, laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'

const phone = '01011482916'
const old = 'Onelot2026'
const chosen = (password: string) => ({ password, passwordConfirm: password })

let world: TestBroker
let member: TestMember
beforeEach(async () => {
  world = await createTestBroker()
  member = await world.register(phone)
})
const send = async (path: string, body: object, by = member) => {
  const { msg, status, data } = await world.send(path, body, {
    ...headersOf(by),
    'idempotency-key': nextKey(),
  })
  return { msg, status, data }
}
const change = (body: object = {}) =>
  send('member/changePassword', { oldPassword: old, ...chosen('Onelot2027'), ...body })
const isOpen = async (by: TestMember) => (await world.send('member/me', {}, headersOf(by))).http === 200
const logIn = async (password: string) => (await send('member/login', { phone, password })).msg
const names = async () =>
  (await world.call(messagesList, { pageSize: 10 }, member)).messages.map((message) =>
    message.kind === 'product' ? message.params.name : message.kind,
  )

describe('the login password', () => {
  it('is changed with the one before, and ends all other sessions', async () => {
    const other = await world.call(memberLogin, { phone, password: old })
    expect((await change()).status).toBe(1)
    expect([await isOpen(member), await isOpen(other)]).toEqual([true, false])
    expect([await logIn(old), await logIn('Onelot2027')]).toEqual(['CREDENTIALS_WRONG', 'LOGGED_IN'])
  })

  it.each([
    ['another old one', { oldPassword: 'Wrong2026' }, 'ORIGINAL_PASSWORD_WRONG', { oldPassword: 'mismatch' }],
    ['another repetition', { passwordConfirm: 'Onelot2028' }, 'VALIDATION', { passwordConfirm: 'mismatch' }],
    ['the same as before', chosen(old), 'VALIDATION', { password: 'notAllowed' }],
    ['too short', chosen('Ab1'), 'VALIDATION', { password: 'tooShort' }],
  ])('is refused with %s', async (_, body, msg, fields) => {
    expect(await change(body)).toMatchObject({ msg, data: { fields } })
    expect(await isOpen(member)).toBe(true)
  })

  it('may be guessed five times, at the login and here together', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await change({ oldPassword: 'Wrong2026' })).msg).toBe('ORIGINAL_PASSWORD_WRONG')
    expect([(await change()).msg, await logIn(old)]).toEqual(['TOO_FREQUENT', 'TOO_FREQUENT'])
  })

  it('may be guessed on another device apart, at the login and here together', async () => {
    for (let n = 0; n < 5; n += 1)
      await sendFrom(
        world,
        phoneBrowser,
        'member/changePassword',
        { oldPassword: 'Wrong2026', ...chosen('Onelot2027') },
        member,
      )
    const stranger = await sendFrom(world, laptopBrowser, 'member/login', { phone, password: old })
    expect(stranger.msg).toBe('TOO_FREQUENT')
    expect(await logIn(old)).toBe('LOGGED_IN')
  })

  it('keeps the withdrawal password', async () => {
    const fundPassword = '730518'
    await world.call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, member)
    await change()
    const again = { oldFundPassword: fundPassword, fundPassword: '604193', fundPasswordConfirm: '604193' }
    expect((await send('member/changeFundPassword', again)).status).toBe(1)
  })

  it('is told to the member when it changes', async () => {
    await change()
    expect(await names()).toContain('security.loginPassword')
  })
})

describe('a login that a change of the password overtakes', () => {
  it('opens no session by the old one where the change is stored first', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    world = await createTestBroker({ store })
    member = await world.register(phone)
    hold(({ outcome }) => outcome?.endpoint === 'member/login')
    const login = logIn(old)
    await held()
    await change()
    letGo()
    expect(await login).toBe('CREDENTIALS_WRONG')
    expect(await store.records({ collection: 'members.sessions' })).toHaveLength(1)
  })

  it('opens none either where the change comes while the old one is compared', async () => {
    const hasher = createPbkdf2Hasher(2)
    let meanwhile: () => Promise<unknown> = () => Promise.resolve()
    world = await createTestBroker({
      hasher: {
        ...hasher,
        async verify(given, stored) {
          const right = await hasher.verify(given, stored)
          const act = meanwhile
          meanwhile = () => Promise.resolve()
          await act()
          return right
        },
      },
    })
    member = await world.register(phone)
    meanwhile = change
    expect(await logIn(old)).toBe('CREDENTIALS_WRONG')
    const { store } = world.broker.services
    expect(await store.records({ collection: 'members.sessions' })).toHaveLength(1)
  })
})

describe('a forgotten login password', () => {
  const ask = () => sendFrom(world, phoneBrowser, 'codes/send', { purpose: 'forgottenPassword', phone })
  const reset = async (body: object = {}) => {
    const [code] = await codesOn(world, phoneBrowser)
    return sendFrom(world, phoneBrowser, 'member/resetPassword', {
      phone,
      code,
      ...chosen('Onelot2027'),
      ...body,
    })
  }

  it('is replaced by a code, and ends all sessions', async () => {
    await ask()
    expect((await reset()).status).toBe(1)
    expect(await isOpen(member)).toBe(false)
    expect([await logIn(old), await logIn('Onelot2027')]).toEqual(['CREDENTIALS_WRONG', 'LOGGED_IN'])
  })

  it('is asked for twice', async () => {
    await ask()
    expect(await reset({ passwordConfirm: 'Onelot2028' })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { passwordConfirm: 'mismatch' } },
    })
    expect(await isOpen(member)).toBe(true)
  })

  it('opens the login again that wrong ones had closed', async () => {
    for (let n = 0; n < 5; n += 1)
      await sendFrom(world, phoneBrowser, 'member/login', { phone, password: 'Wrong1' })
    await ask()
    await reset()
    const { msg } = await sendFrom(world, phoneBrowser, 'member/login', { phone, password: 'Onelot2027' })
    expect(msg).toBe('LOGGED_IN')
  })
})

describe('a forgotten withdrawal password', () => {
  const first = '730518'
  const reset = async (body: object = {}) => {
    await sendFrom(world, phoneBrowser, 'codes/sendToMember', { purpose: 'resetFundPassword' }, member)
    const [code] = await codesOn(world, phoneBrowser)
    const next = { fundPassword: '604193', fundPasswordConfirm: '604193' }
    return send('member/resetFundPassword', { password: old, code, ...next, ...body })
  }
  const set = () =>
    world.call(memberSetFundPassword, { fundPassword: first, fundPasswordConfirm: first }, member)

  it('is replaced by the login password and a code, and holds withdrawals for 24 hours', async () => {
    await set()
    expect(await reset()).toMatchObject({ data: { withdrawalHeldUntil: '2026-03-11T02:00:00.000Z' } })
    expect((await world.call(memberMe, {}, member)).withdrawalHeldUntil).toBe('2026-03-11T02:00:00.000Z')
    expect(await names()).toContain('security.fundPassword')
    await world.pass(24 * 3_600_000)
    expect((await world.call(memberMe, {}, member)).withdrawalHeldUntil).toBeUndefined()
  })

  it.each([
    [
      'a wrong login password',
      { password: 'Wrong2026' },
      'ORIGINAL_PASSWORD_WRONG',
      { password: 'mismatch' },
    ],
    ['a wrong code', { code: '000000' }, 'VALIDATION', { code: 'mismatch' }],
    ['a run', { fundPassword: '123456' }, 'VALIDATION', { fundPassword: 'notAllowed' }],
  ])('is refused with %s', async (_, body, msg, fields) => {
    await set()
    expect(await reset(body)).toMatchObject({ msg, data: { fields } })
  })

  it('is refused where there is none', async () => {
    expect((await reset()).msg).toBe('FUND_PASSWORD_NOT_SET')
  })
})
