import {
  contract,
  memberEnableMargin,
  memberLogin,
  memberLogout,
  memberMe,
  memberSetFundPassword,
  tradeAccount,
  tradeSummary,
  uploadImage,
} from '@onelot/api-client'
import { documentVersions, siteStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type Hasher, createPbkdf2Hasher } from '../ports/hasher.ts'
import { createMemoryStore } from '../store/memory.ts'
import { type Store, StoreConflict } from '../store/port.ts'
import { createHeldStore } from '../testing/heldStore.ts'
import { pictureOf } from '../testing/pictures.ts'
import { registrationOf } from '../testing/registration.ts'
import { type TestBroker, apple, createTestBroker, headersOf, nextKey } from '../testing/testBroker.ts'

const phone = '01011110000'
const password = 'Onelot2026'
const registration = registrationOf(phone, password)
const write = ({ send }: TestBroker, path: string, body: unknown) =>
  send(path, body, { 'idempotency-key': nextKey() })

describe('registration', () => {
  it('opens an account with practice money and a masked number', async () => {
    const { register, call } = await createTestBroker()
    const member = await register(phone)
    const me = await call(memberMe, {}, member)
    expect(me).toMatchObject({ phone: '*******0000', realName: 'notVerified', marginEnabled: false })
    const { balances } = await call(tradeAccount, { instrument: apple }, member)
    expect(balances.USD?.available).toBe('100000.00')
    expect(balances.KRW?.available).toBe('100000000')
  })

  it('keeps which versions of the documents were accepted, and the invitation', async () => {
    const { register, call } = await createTestBroker()
    const me = await call(memberMe, {}, await register(phone))
    expect(me).toMatchObject({ accepted: documentVersions, inviter: 'ONELOT' })
  })

  it.each([
    ['the site’s in small letters', () => 'onelot'],
    ['a member’s own', (own: string) => own],
    ['a member’s own in small letters', (own: string) => own.toLowerCase()],
  ])('takes an invitation: %s', async (_, typed) => {
    const world = await createTestBroker()
    const { invitation: own } = await world.call(memberMe, {}, await world.register(phone))
    const asked = { ...registration, phone: '01022220000', invitation: typed(own) }
    expect((await write(world, 'member/register', asked)).msg).toBe('REGISTERED')
  })

  it.each([
    ['a number that is taken', { phone: `+${phone}` }, 'ACCOUNT_EXISTS', { phone: 'notAllowed' }],
    ['an unknown invitation', { invitation: 'NOBODY' }, 'INVITER_NOT_FOUND', { invitation: 'unknown' }],
    [
      'another confirmation',
      { passwordConfirm: 'Onelot2027' },
      'VALIDATION',
      { passwordConfirm: 'mismatch' },
    ],
    ['no agreement', { agreementAccepted: false }, 'VALIDATION', { agreementAccepted: 'mustAccept' }],
    ['no privacy', { privacyAccepted: false }, 'VALIDATION', { privacyAccepted: 'mustAccept' }],
    ['a short password', { password: 'Ab1' }, 'VALIDATION', { password: 'tooShort' }],
  ])('refuses %s', async (_, change, code, fields) => {
    const world = await createTestBroker()
    await world.register(phone)
    const refused = await write(world, 'member/register', { ...registration, ...change })
    expect(refused.msg).toBe(code)
    expect(refused.data).toMatchObject({ fields })
  })

  it('gives one number to one of several who ask together', async () => {
    const world = await createTestBroker()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => write(world, 'member/register', registration)),
    )
    expect(answers.map(({ msg }) => msg).sort()).toEqual([
      ...Array<string>(5).fill('ACCOUNT_EXISTS'),
      'REGISTERED',
    ])
    expect(await world.broker.services.store.streams('account', { limit: 10 })).toHaveLength(1)
  })

  it('leaves neither number, password nor token readable in the store', async () => {
    const world = await createTestBroker()
    const { token } = await world.register(phone)
    const stored = JSON.stringify(await world.broker.services.store.dump())
    for (const secret of [phone, password, token]) expect(stored).not.toContain(secret)
  })
})

describe('login', () => {
  it('opens a session of its own, and logout ends just that one', async () => {
    const world = await createTestBroker()
    const first = await world.register(phone)
    const second = await world.call(memberLogin, { phone, password })
    expect(second.account).toBe(first.account)
    expect(second.token).not.toBe(first.token)
    await world.call(memberLogout, {}, first)
    expect((await world.send('member/me', {}, headersOf(first))).http).toBe(401)
    expect((await world.send('member/me', {}, headersOf(second))).http).toBe(200)
  })

  it('says at the login whether something is to be set up', async () => {
    const world = await createTestBroker()
    const member = await world.register(phone)
    const setUp = async () => (await world.call(memberLogin, { phone, password })).setUp
    expect(await setUp()).toBe('toDo')
    expect(await world.call(memberMe, {}, member)).toMatchObject({
      realName: 'notVerified',
      fundPasswordSet: false,
      payeeLinked: false,
    })
    const fundPassword = '482916'
    await world.call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, member)
    const front = (await world.call(uploadImage, { image: pictureOf(1) }, member)).key
    const back = (await world.call(uploadImage, { image: pictureOf(2) }, member)).key
    const identity = { name: '홍길동', idNumber: '9001011', front, back }
    await world.call(contract.realName.realNameSubmit, identity, member)
    expect(await setUp(), 'only a review is awaited').toBe('complete')
    await world.pass(5_000)
    expect(await setUp(), 'a bank account is missing').toBe('toDo')
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    const wallet = { network: 'TRC20', address, fundPassword } as const
    await world.call(contract.payees.payeesAddWallet, wallet, member)
    expect(await setUp()).toBe('complete')
    expect((await world.call(memberMe, {}, member)).payeeLinked).toBe(true)
  })

  it('opens no session for an account that is disabled while the login is in progress', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store })
    await world.register(phone)
    hold(({ outcome }) => outcome?.endpoint === 'member/login')
    const login = write(world, 'member/login', { phone, password })
    await held()
    await world.broker.operator.setOnMember(
      { phone },
      { kind: 'members.setRestrictions', restrictions: ['disabled'] },
    )
    letGo()
    expect((await login).msg).toBe('ACCOUNT_DISABLED')
    expect(await store.records({ collection: 'members.sessions' })).toEqual([])
  })

  it('answers a wrong password and an unknown number alike, with the same work', async () => {
    const worked: string[] = []
    const hasher = createPbkdf2Hasher(2)
    const world = await createTestBroker({
      hasher: {
        ...hasher,
        verify(given, stored) {
          worked.push(given)
          return hasher.verify(given, stored)
        },
      },
    })
    await world.register(phone)
    const wrong = await write(world, 'member/login', { phone, password: 'Wrong2026' })
    const unknown = await write(world, 'member/login', { phone: '01099998888', password: 'Wrong2026' })
    expect(wrong.msg).toBe('CREDENTIALS_WRONG')
    expect(unknown.text).toBe(wrong.text)
    expect(worked).toHaveLength(2)
  })

  it('is closed for a quarter of an hour after five wrong passwords', async () => {
    const world = await createTestBroker()
    await world.register(phone)
    const attempt = async (given: string) =>
      (await write(world, 'member/login', { phone, password: given })).msg
    for (let n = 0; n < 5; n += 1) expect(await attempt('Wrong2026')).toBe('CREDENTIALS_WRONG')
    expect(await attempt(password)).toBe('TOO_FREQUENT')
    await world.pass(15 * 60_000)
    expect(await attempt(password)).toBe('LOGGED_IN')
  })

  it('counts only wrong passwords in a row', async () => {
    const world = await createTestBroker()
    await world.register(phone)
    const attempt = async (given: string) =>
      (await write(world, 'member/login', { phone, password: given })).msg
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect(await attempt('Wrong2026')).toBe('CREDENTIALS_WRONG')
      expect(await attempt(password)).toBe('LOGGED_IN')
    }
  })

  it.each([
    ['loginBanned', 'LOGIN_BANNED'],
    ['disabled', 'ACCOUNT_DISABLED'],
  ] as const)('refuses an account that is %s', async (restriction, code) => {
    const world = await createTestBroker()
    await world.register(phone)
    const command = { kind: 'members.setRestrictions', restrictions: [restriction] } as const
    await world.broker.operator.setOnMember({ phone }, command)
    expect((await write(world, 'member/login', { phone, password })).msg).toBe(code)
  })

  it('hashes a password anew where its hash has become outdated', async () => {
    const old = await createTestBroker()
    await old.register(phone)
    const { store } = old.broker.services
    const before = (await store.dump())['records']
    const newer = await createTestBroker({ store, hasher: createPbkdf2Hasher(4) })
    await newer.call(memberLogin, { phone, password })
    expect((await store.dump())['records']).not.toEqual(before)
    expect(JSON.stringify((await store.dump())['records'])).toContain('pbkdf2$4$')
    await newer.call(memberLogin, { phone, password })
  })
})

describe('a password', () => {
  /** A store that refuses the first appends of a call, as where another instance was first, and what was hashed meanwhile. */
  function contended(path: string) {
    const memory = createMemoryStore()
    let conflicts = 3
    const store: Store = {
      ...memory,
      append(append) {
        if (append.outcome?.endpoint !== path || conflicts === 0) return memory.append(append)
        conflicts -= 1
        return Promise.reject(new StoreConflict({ kind: 'version', stream: siteStream }))
      },
    }
    const hasher = createPbkdf2Hasher(2)
    const worked: string[] = []
    const counting: Hasher = {
      ...hasher,
      hash(asked) {
        worked.push('hash')
        return hasher.hash(asked)
      },
      verify(asked, stored) {
        worked.push('verify')
        return hasher.verify(asked, stored)
      },
    }
    return { options: { store, hasher: counting }, worked, left: () => conflicts }
  }

  it('is compared once for a login, however often that is decided, and takes one slot', async () => {
    const { options, worked, left } = contended('member/login')
    const site = { wrongPasswords: { max: 1, windowMs: 60_000 } }
    const world = await createTestBroker({ ...options, site })
    await world.register(phone)
    worked.length = 0
    await world.call(memberLogin, { phone, password })
    expect([worked, left()]).toEqual([['verify'], 0])
  })

  it('is hashed once for a registration, however often that is decided', async () => {
    const { options, worked, left } = contended('member/register')
    const world = await createTestBroker(options)
    await world.register(phone)
    expect([worked, left()]).toEqual([['hash'], 0])
  })
})

describe('margin', () => {
  it('is enabled after the real name has passed and the risk statement was read', async () => {
    const world = await createTestBroker()
    const member = await world.register(phone)
    const ask = (riskStatementRead: boolean) =>
      world.send(
        'member/enableMargin',
        { riskStatementRead },
        { ...headersOf(member), 'idempotency-key': nextKey() },
      )
    expect((await ask(true)).msg).toBe('REAL_NAME_REQUIRED')
    await world.broker.operator.setOnMember({ phone }, { kind: 'members.setRealNameState', state: 'passed' })
    expect((await ask(false)).msg).toBe('VALIDATION')
    expect(await world.call(memberEnableMargin, { riskStatementRead: true }, member)).toEqual({
      marginEnabled: true,
    })
    expect((await world.call(memberMe, {}, member)).marginEnabled).toBe(true)
  })
})

it('sums every currency of a new member at mid rates', async () => {
  const world = await createTestBroker()
  const member = await world.register(phone)
  const summary = await world.call(tradeSummary, { currency: 'KRW' }, member)
  expect(summary.accounts.map(({ available }) => available.currency)).toEqual(['TWD', 'USD', 'THB', 'KRW'])
  expect(summary.totalAssets).toEqual(summary.available)
  expect(Number(summary.totalAssets.amount)).toBeGreaterThan(100_000_000)
})
