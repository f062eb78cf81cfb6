import { describe, expect, it } from 'vitest'
import { codesOn, laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { type TestBroker, createTestBroker } from '../../../testing/testBroker.ts'

const phone = '01011482916'
const password = 'Onelot2027'
const ask = (world: TestBroker, number = phone) =>
  sendFrom(world, phoneBrowser, 'codes/send', { purpose: 'forgottenPassword', phone: number })
const reset = (world: TestBroker, code: string, number = phone) =>
  sendFrom(world, phoneBrowser, 'member/resetPassword', {
    phone: number,
    code,
    password,
    passwordConfirm: password,
  })
/** Another one of six digits. */
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

async function withCode(number = phone) {
  const world = await createTestBroker()
  await world.register(phone)
  expect((await ask(world, number)).status).toBe(1)
  const [code = ''] = await codesOn(world, phoneBrowser)
  expect(code).toMatch(/^\d{6}$/)
  return { world, code }
}

describe('a one-time code', () => {
  it('is used once', async () => {
    const { world, code } = await withCode()
    expect((await reset(world, code)).status).toBe(1)
    expect(await reset(world, code)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { code: 'mismatch' } },
    })
  })

  it('is valid for five minutes', async () => {
    const { world, code } = await withCode()
    await world.pass(5 * 60_000)
    expect(await reset(world, code)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { code: 'mismatch' } },
    })
    expect(await codesOn(world, phoneBrowser)).toEqual([])
  })

  it('is of no use after five wrong ones, and a further one is', async () => {
    const { world, code } = await withCode()
    for (let n = 0; n < 5; n += 1) expect((await reset(world, wrongFor(code))).msg).toBe('VALIDATION')
    expect((await reset(world, code)).msg).toBe('TOO_FREQUENT')
    await world.pass(60_000)
    await ask(world)
    const [further = ''] = await codesOn(world, phoneBrowser)
    expect((await reset(world, further)).status).toBe(1)
  })

  it('replaces the one before', async () => {
    const { world, code } = await withCode()
    await world.pass(60_000)
    await ask(world)
    expect(await codesOn(world, phoneBrowser)).toHaveLength(2)
    expect((await reset(world, code)).msg).toBe('VALIDATION')
  })

  it('is for one number and one purpose', async () => {
    const { world } = await withCode()
    await sendFrom(world, phoneBrowser, 'codes/send', { purpose: 'bindPhone', phone: '01022220000' })
    for (const code of await codesOn(world, phoneBrowser))
      expect((await reset(world, code, '01022220000')).msg).toBe('VALIDATION')
  })

  it('is sent again after a minute, and five times a day', async () => {
    const { world } = await withCode()
    expect((await ask(world)).msg).toBe('TOO_FREQUENT')
    for (let n = 0; n < 4; n += 1) {
      await world.pass(60_000)
      expect((await ask(world)).status).toBe(1)
    }
    await world.pass(3_600_000)
    expect((await ask(world)).msg).toBe('TOO_FREQUENT')
    await world.pass(23 * 3_600_000)
    expect((await ask(world)).status).toBe(1)
  })

  it('is readable nowhere in the store, nor the number that it is for', async () => {
    const { world, code } = await withCode()
    const stored = JSON.stringify(await world.broker.services.store.dump())
    expect(stored).not.toContain(`"${code}"`)
    expect(stored).not.toContain(phone)
  })
})

describe('a number without an account', () => {
  it('is answered alike until its code is right', async () => {
    const { world, code: own } = await withCode()
    await world.pass(60_000)
    const known = await ask(world)
    const unknown = await ask(world, '01099998888')
    expect(unknown.text).toBe(known.text)
    const [code = ''] = await codesOn(world, phoneBrowser, '01099998888')
    const wrong = await reset(world, wrongFor(code), '01099998888')
    expect(wrong.text).toBe((await reset(world, wrongFor(own))).text)
    expect((await reset(world, code, '01099998888')).msg).toBe('ACCOUNT_NOT_FOUND')
  })
})

describe('the inbox of the demo', () => {
  it('shows a code to the device that asked alone', async () => {
    const { world, code } = await withCode()
    expect(await codesOn(world, phoneBrowser)).toEqual([code])
    expect(await codesOn(world, laptopBrowser)).toEqual([])
    const nowhere = { device: undefined, userAgent: undefined }
    expect(await codesOn(world, nowhere)).toEqual([])
    await world.pass(60_000)
    const asked = await sendFrom(world, nowhere, 'codes/send', { purpose: 'forgottenPassword', phone })
    expect(asked).toMatchObject({ status: 1, data: { inbox: false } })
    expect(await codesOn(world, nowhere)).toEqual([])
  })

  it('is not there where codes are sent to phones', async () => {
    const sent: string[] = []
    const world = await createTestBroker({
      notifier: {
        send({ phone: number }) {
          sent.push(number)
          return Promise.resolve([])
        },
      },
    })
    expect(await ask(world)).toMatchObject({ status: 1, data: { inbox: false } })
    expect(sent).toEqual([phone])
    expect((await sendFrom(world, phoneBrowser, 'codes/inbox', {})).msg).toBe('PRODUCT_UNAVAILABLE')
  })
})
