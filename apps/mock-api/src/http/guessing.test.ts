import { defaultSiteValues, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createPbkdf2Hasher } from '../ports/hasher.ts'
import { codesOn, laptopBrowser, phoneBrowser } from '../testing/onDevice.ts'
import {
  type Answered,
  type TestBroker,
  type TestBrokerOptions,
  createTestBroker,
  headersOf,
  nextKey,
  requestTo,
  testTime,
} from '../testing/testBroker.ts'
import type { Arrival } from './route.ts'

const phone = '01011482916'
const password = 'Onelot2026'
const nowhere: Arrival = { device: undefined, userAgent: undefined }
const numberOf = (index: number): string => `0107777${String(index).padStart(4, '0')}`
const addressOf = (index: number): string => `198.51.100.${String(index)}`

type Said = Pick<Answered, 'msg' | 'data'>
async function say(
  { broker }: TestBroker,
  path: string,
  body: object,
  from: { readonly address: string; readonly arrival?: Arrival; readonly headers?: Record<string, string> },
): Promise<Said> {
  const request = requestTo(path, body, { 'idempotency-key': nextKey(), ...from.headers })
  const { address, arrival = nowhere } = from
  return (await (await broker.fetch(request, { address, arrival })).json()) as Said
}
const logIn = (world: TestBroker, given: string, address: string, arrival?: Arrival, number = phone) =>
  say(world, 'member/login', { phone: number, password: given }, { address, ...(arrival ? { arrival } : {}) })
const limited = (what: string, ms: number) => ({
  msg: 'TOO_FREQUENT',
  data: { params: { limited: what, until: plusMs(testTime, ms) } },
})

/** A broker whose passwords are compared only once they are let go. */
async function withHeldHasher(options: TestBrokerOptions = {}) {
  const hasher = createPbkdf2Hasher(2)
  let comparing = 0
  let letGo: () => void = () => undefined
  const open = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const world = await createTestBroker({
    ...options,
    hasher: {
      ...hasher,
      async verify(given, stored) {
        comparing += 1
        await open
        return hasher.verify(given, stored)
      },
    },
  })
  return { world, letGo, comparing: () => comparing }
}

describe('many logins at once', () => {
  const { address: most, process } = defaultSiteValues.passwordSlots

  it('are compared as many as there are slots, and the others are refused before any work', async () => {
    const { world, letGo, comparing } = await withHeldHasher()
    const answers: string[] = []
    const logins = Array.from({ length: 128 }, async (_, index) => {
      const said = await logIn(world, 'Wrong2026', addressOf(index), nowhere, numberOf(index))
      answers.push(said.msg)
      return said
    })
    await expect.poll(() => [comparing(), answers.length]).toEqual([process, 128 - process])
    expect(new Set(answers)).toEqual(new Set(['TOO_FREQUENT']))
    letGo()
    const all = await Promise.all(logins)
    expect(all.filter(({ msg }) => msg === 'CREDENTIALS_WRONG')).toHaveLength(process)
    expect(all.find(({ msg }) => msg === 'TOO_FREQUENT')).toMatchObject(limited('passwordsAtOnce', 5_000))
    expect((await logIn(world, 'Wrong2026', addressOf(1))).msg).toBe('CREDENTIALS_WRONG')
  })

  it('of one address leave slots to others', async () => {
    const { world, letGo, comparing } = await withHeldHasher()
    const flood = Array.from({ length: 40 }, (_, index) =>
      logIn(world, 'Wrong2026', addressOf(1), nowhere, numberOf(index)),
    )
    await expect.poll(comparing).toBe(most)
    const other = logIn(world, 'Wrong2026', addressOf(2))
    await expect.poll(comparing).toBe(most + 1)
    letGo()
    expect((await other).msg).toBe('CREDENTIALS_WRONG')
    expect((await Promise.all(flood)).filter(({ msg }) => msg === 'CREDENTIALS_WRONG')).toHaveLength(most)
  })

  it('lose no attempt of a number by being refused', async () => {
    const { world, letGo, comparing } = await withHeldHasher()
    await world.register(phone)
    const flood = Array.from({ length: most }, (_, index) =>
      logIn(world, 'Wrong2026', addressOf(1), nowhere, numberOf(index)),
    )
    await expect.poll(comparing).toBe(most)
    for (let index = 0; index < 6; index += 1)
      expect((await logIn(world, password, addressOf(1))).msg).toBe('TOO_FREQUENT')
    letGo()
    await Promise.all(flood)
    expect((await logIn(world, password, addressOf(1))).msg).toBe('LOGGED_IN')
  })

  it('that were answered before are answered again without a slot', async () => {
    const { world, letGo, comparing } = await withHeldHasher({
      site: { passwordSlots: { address: 1, process: 1 } },
    })
    const agreed = { invitation: 'ONELOT', agreementAccepted: true, privacyAccepted: true }
    const registration = { phone, password, passwordConfirm: password, ...agreed }
    const from = { address: addressOf(1), headers: { 'idempotency-key': nextKey() } }
    const first = await say(world, 'member/register', registration, from)
    expect(first.msg).toBe('REGISTERED')
    const waiting = logIn(world, password, addressOf(1))
    await expect.poll(comparing).toBe(1)
    expect((await logIn(world, password, addressOf(1))).msg).toBe('TOO_FREQUENT')
    expect(await say(world, 'member/register', registration, from)).toEqual(first)
    letGo()
    expect((await waiting).msg).toBe('LOGGED_IN')
  })
})

describe('guesses from one network address', () => {
  it('are limited, whatever numbers they are for', async () => {
    const world = await createTestBroker()
    const { max, windowMs } = defaultSiteValues.networkGuesses
    for (let index = 0; index < max; index += 1)
      expect((await logIn(world, 'Wrong2026', addressOf(1), nowhere, numberOf(index))).msg).toBe(
        'CREDENTIALS_WRONG',
      )
    const next = await logIn(world, 'Wrong2026', addressOf(1), nowhere, numberOf(max))
    expect(next).toMatchObject(limited('networkGuesses', windowMs))
    expect((await logIn(world, 'Wrong2026', addressOf(2), nowhere, numberOf(max))).msg).toBe(
      'CREDENTIALS_WRONG',
    )
    await world.pass(windowMs)
    expect((await logIn(world, 'Wrong2026', addressOf(1), nowhere, numberOf(max))).msg).toBe(
      'CREDENTIALS_WRONG',
    )
  })

  it('count wrong ones alone, and a right one gives no other back', async () => {
    const world = await createTestBroker({ site: { networkGuesses: { max: 3, windowMs: 60_000 } } })
    await world.register(phone)
    for (let index = 0; index < 5; index += 1)
      expect((await logIn(world, password, addressOf(1))).msg).toBe('LOGGED_IN')
    const answers = []
    for (let index = 0; index < 4; index += 1) {
      answers.push((await logIn(world, 'Wrong2026', addressOf(1), nowhere, numberOf(index))).msg)
      if (index < 2) expect((await logIn(world, password, addressOf(1))).msg).toBe('LOGGED_IN')
    }
    expect(answers).toEqual([...Array<string>(3).fill('CREDENTIALS_WRONG'), 'TOO_FREQUENT'])
  })

  it('of codes are limited with those of passwords', async () => {
    const world = await createTestBroker({ site: { networkGuesses: { max: 3, windowMs: 60_000 } } })
    const chosen = { password: 'Onelot2027', passwordConfirm: 'Onelot2027', code: '000000' }
    const reset = (index: number) =>
      say(world, 'member/resetPassword', { phone: numberOf(index), ...chosen }, { address: addressOf(1) })
    await logIn(world, 'Wrong2026', addressOf(1))
    expect([(await reset(1)).msg, (await reset(2)).msg]).toEqual(['VALIDATION', 'VALIDATION'])
    expect(await reset(3)).toMatchObject(limited('networkGuesses', 60_000))
    expect((await logIn(world, 'Wrong2026', addressOf(1))).msg).toBe('TOO_FREQUENT')
  })

  it('leave the owner alone on a device where they were before, at the same address', async () => {
    const world = await createTestBroker()
    await world.register(phone)
    await logIn(world, password, addressOf(1), phoneBrowser)
    for (let index = 0; index < 21; index += 1)
      await logIn(world, 'Wrong2026', addressOf(1), laptopBrowser, numberOf(index))
    expect((await logIn(world, password, addressOf(1), laptopBrowser)).msg).toBe('TOO_FREQUENT')
    expect((await logIn(world, password, addressOf(1), phoneBrowser)).msg).toBe('LOGGED_IN')
  })
})

describe('guesses of others, from many addresses', () => {
  const chosen = { password: 'Onelot2027', passwordConfirm: 'Onelot2027' }

  async function attacked() {
    const world = await createTestBroker()
    await world.register(phone)
    const { data } = await logIn(world, password, addressOf(1), phoneBrowser)
    const owner = headersOf(data as { readonly token: string; readonly account: string })
    for (let index = 0; index < 12; index += 1) await logIn(world, 'Wrong2026', addressOf(100 + index))
    expect(await logIn(world, password, addressOf(99))).toMatchObject(limited('wrongPasswords', 15 * 60_000))
    const own = { address: addressOf(1), arrival: phoneBrowser }
    return { world, owner, own }
  }

  it('do not keep the owner from logging in on a device where they were before', async () => {
    const { world } = await attacked()
    expect((await logIn(world, password, addressOf(1), phoneBrowser)).msg).toBe('LOGGED_IN')
  })

  it('do not keep the owner from changing the password there', async () => {
    const { world, owner, own } = await attacked()
    const asked = { oldPassword: password, ...chosen }
    const changed = await say(world, 'member/changePassword', asked, { ...own, headers: owner })
    expect(changed).toMatchObject({ status: 1 })
  })

  it('do not keep the owner from a code, which wrong ones of others leave alone', async () => {
    const { world, own } = await attacked()
    const code = { purpose: 'forgottenPassword', phone }
    for (let index = 0; index < 5; index += 1) {
      await say(world, 'codes/send', code, { address: addressOf(50 + index) })
      await world.pass(60_000)
    }
    const again = await say(world, 'codes/send', code, { address: addressOf(60) })
    expect(again).toMatchObject({ msg: 'TOO_FREQUENT', data: { params: { limited: 'codesOfDay' } } })
    expect(await say(world, 'codes/send', code, own)).toMatchObject({ status: 1 })
    const [right = ''] = await codesOn(world, phoneBrowser)
    const reset = { phone, ...chosen }
    const wrong = { ...reset, code: right === '000000' ? '000001' : '000000' }
    for (let index = 0; index < 6; index += 1)
      await say(world, 'member/resetPassword', wrong, { address: addressOf(70 + index) })
    const others = await say(
      world,
      'member/resetPassword',
      { ...reset, code: right },
      { address: addressOf(80) },
    )
    expect(others).toMatchObject({ msg: 'TOO_FREQUENT', data: { params: { limited: 'wrongCodes' } } })
    expect(await say(world, 'member/resetPassword', { ...reset, code: right }, own)).toMatchObject({
      status: 1,
    })
  })
})
