import { type RequestInput, contract, fundRecords, messagesList, requestsCancel } from '@onelot/api-client'
import { accountId, accountStream, currencies } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import { type TestBrokerOptions, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'
import { uploaded, verified } from '../../../testing/verified.ts'
import { imageFor } from '../../base/uploadedImages.ts'
import { defaultChannels } from './settings.ts'

const { depositsTerms, depositsOpenChannel, depositsSubmit, depositsList, depositsGet } = contract.deposits
const REVIEW_MS = 5_000
const won = { channel: 'bank-KRW', amount: '50000' } as const
const page = { pageSize: 10 }

type Submission = RequestInput<typeof depositsSubmit>

async function opened(options: TestBrokerOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const member = await verified(world, '01011110000')
  const voucher = () => uploaded(world, member)
  const send = async (endpoint: { readonly path: string }, body: object) =>
    world.send(endpoint.path, body, { ...headersOf(member), 'idempotency-key': nextKey() })
  const submit = async (more: Partial<Submission> = {}) =>
    send(depositsSubmit, { ...won, voucher: await voucher(), ...more })
  const books = async () => {
    const { state } = await world.broker.services.streams.load(accountStream(accountId(member.account)))
    expect(booksFaults(world.broker.services.table, state)).toEqual([])
    return state.ledger
  }
  const newest = async () => {
    const [deposit] = (await world.call(depositsList, page, member)).deposits
    if (deposit === undefined) throw new Error('nothing was paid in')
    return deposit
  }
  const terms = (currency: 'KRW' | 'USD' = 'KRW') => world.call(depositsTerms, { currency }, member)
  const set = (values: object) => world.operate('settings', { modules: { deposits: values } })
  const tryToSet = (values: object) => world.askOperator('settings', { modules: { deposits: values } })
  return { world, member, voucher, send, submit, books, newest, terms, set, tryToSet }
}

describe('a deposit', () => {
  it('moves nothing until its review has passed, and is credited then', async () => {
    const { world, member, submit, books } = await opened()
    const before = await books()
    expect((await submit()).msg).toBe('RECHARGED')
    expect(await books()).toEqual(before)
    await world.pass(REVIEW_MS)
    expect((await books()).KRW).toMatchObject({ available: '100050000' })
    const { lines } = await world.call(fundRecords, { currency: 'KRW', flow: 'deposit', ...page }, member)
    expect(lines[0]).toMatchObject({ reason: 'deposits.credited', from: 'external', to: 'available' })
    const { messages } = await world.call(messagesList, page, member)
    expect(messages[0]).toMatchObject({
      kind: 'requestEnded',
      params: { request: 'deposits.deposit', ending: 'passed' },
    })
  })

  it('is listed with its terms, the newest first, and read by its id', async () => {
    const { world, member, submit } = await opened()
    await submit()
    await world.pass(REVIEW_MS)
    await submit({ channel: 'bank-USD', amount: '20.50' })
    const { deposits } = await world.call(depositsList, page, member)
    expect(deposits).toMatchObject([
      { state: 'underReview', at: 'Hanbit Bank', paid: { amount: '20.50', unit: 'USD' } },
      { state: 'passed', method: 'bank', credit: { currency: 'KRW', amount: '50000' } },
    ])
    const [newest] = deposits
    expect(await world.call(depositsGet, { request: newest?.id ?? '' }, member)).toEqual({ deposit: newest })
  })

  it('is not shown to another member', async () => {
    const { world, member, submit } = await opened()
    await submit()
    const { deposits } = await world.call(depositsList, page, member)
    const other = await world.register('01022220000')
    expect((await world.call(depositsList, page, other)).deposits).toEqual([])
    const body = { request: deposits[0]?.id }
    expect((await world.send(depositsGet.path, body, headersOf(other))).msg).toBe('ORDER_WRONG_STATE')
  })

  it('is taken back while it is under review, and can be made again', async () => {
    const { world, member, submit, newest } = await opened()
    await submit()
    expect((await submit()).msg).toBe('DEPOSIT_PENDING')
    const { id } = await newest()
    await world.call(requestsCancel, { request: id }, member)
    expect((await submit()).msg).toBe('RECHARGED')
  })

  it('is decided by an operator, who sees its voucher and its reference, where the site says so', async () => {
    const { world, member, submit, books, voucher, newest } = await opened()
    await world.operate('reviews', { kind: 'deposits.deposit', review: { mode: 'operator' } })
    const key = await voucher()
    await submit({ voucher: key })
    const opens = await world.call(depositsOpenChannel, { channel: 'bank-KRW' }, member)
    const queue = await world.operate('queue', { kind: 'deposits.deposit' })
    expect(queue).toMatchObject({
      data: { requests: [{ terms: { voucher: key, reference: opens.reference } }] },
    })
    expect(await imageFor('operator', key, world.broker.services)).toMatchObject({ used: true })
    const { id } = await newest()
    const decision = { account: member.account, kind: 'deposits.deposit', id, reason: 'unreadable' }
    await world.operate('review', { ...decision, decision: 'reject' })
    expect((await world.call(depositsGet, { request: id }, member)).deposit).toMatchObject({
      state: 'rejected',
      reason: 'unreadable',
    })
    expect((await books()).KRW).toMatchObject({ available: '100000000' })
  })
})

describe('a deposit of USDT', () => {
  it('is credited in US dollars at the rate of its submission, rounded down', async () => {
    const { world, submit, books, set } = await opened()
    expect((await submit({ channel: 'usdt-TRC20', amount: '100.01' })).data).toMatchObject({
      deposit: {
        paid: { amount: '100.01', unit: 'USDT' },
        credit: { currency: 'USD', amount: '99.80' },
        rate: '0.998',
      },
    })
    await set({ usdtRate: '0.5' })
    await world.pass(REVIEW_MS)
    expect((await books()).USD).toMatchObject({ available: '100099.80' })
  })
})

describe('a deposit is refused', () => {
  it.each<readonly [string, Partial<Submission>, string, object]>([
    ['of nothing', { amount: '0' }, 'VALIDATION', { amount: 'tooLow' }],
    ['of half a won', { amount: '50000.5' }, 'VALIDATION', { amount: 'notWhole' }],
    ['below the least', { amount: '9999' }, 'DEPOSIT_BELOW_MINIMUM', { amount: 'tooLow' }],
    ['above the most', { amount: '2000000001' }, 'DEPOSIT_ABOVE_MAXIMUM', { amount: 'tooHigh' }],
    ['to a channel that is not there', { channel: 'bank-XXX' }, 'PRODUCT_UNAVAILABLE', {}],
    ['without a voucher', { voucher: 'f'.repeat(32) }, 'KEY_MISMATCH', { voucher: 'unknown' }],
  ])('%s', async (_, more, code, fields) => {
    const { submit } = await opened()
    expect(await submit(more)).toMatchObject({ status: 0, msg: code, data: { fields } })
  })

  it('with the voucher of an earlier one', async () => {
    const { world, submit, voucher } = await opened()
    const key = await voucher()
    await submit({ voucher: key })
    await world.pass(REVIEW_MS)
    expect((await submit({ voucher: key })).msg).toBe('KEY_MISMATCH')
  })

  it('before the real name has passed, and to a frozen account first of all', async () => {
    const { world } = await opened()
    const other = await world.register('01022220000')
    const body = async () => ({ ...won, voucher: await uploaded(world, other) })
    const sent = async () =>
      world.send(depositsSubmit.path, await body(), { ...headersOf(other), 'idempotency-key': nextKey() })
    expect((await sent()).msg).toBe('REAL_NAME_REQUIRED')
    await world.broker.operator.setOnMember(
      { phone: '01022220000' },
      { kind: 'members.setRestrictions', restrictions: ['frozen'] },
    )
    expect((await sent()).msg).toBe('ACCOUNT_FROZEN')
  })

  it('on a Saturday, with when deposits open next', async () => {
    const { world, submit, terms } = await opened({ calendar: 'exchange' })
    await world.pass(4 * 86_400_000)
    expect(await submit()).toMatchObject({
      msg: 'DEPOSIT_WINDOW_CLOSED',
      data: { params: { days: 'weekdays', from: '00:00', to: '24:00', opensAt: '2026-03-15T15:00:00.000Z' } },
    })
    expect(await terms()).toMatchObject({
      obstacles: ['DEPOSIT_WINDOW_CLOSED'],
      window: { isOpen: false, opensAt: '2026-03-15T15:00:00.000Z' },
    })
  })
})

describe('a channel', () => {
  it('says where to pay to, and what to write with it today', async () => {
    const { world, member, send } = await opened()
    const one = await world.call(depositsOpenChannel, { channel: 'bank-KRW' }, member)
    expect(one).toMatchObject({
      holder: 'Onelot Securities',
      bank: 'Hanbit Bank',
      number: '100-2026-0310-01',
    })
    expect(one.reference).toMatch(/^[A-Z2-9]{8}$/)
    expect(one.until).toBe('2026-03-10T15:00:00.000Z')
    await world.pass(86_400_000)
    const next = await world.call(depositsOpenChannel, { channel: 'bank-KRW' }, member)
    expect(next.reference).not.toBe(one.reference)
    const wallet = await world.call(depositsOpenChannel, { channel: 'usdt-ERC20' }, member)
    expect(wallet).toMatchObject({ network: 'ERC20', currency: 'USD' })
    expect((await send(depositsOpenChannel, { channel: 'none' })).msg).toBe('PRODUCT_UNAVAILABLE')
  })

  it('takes a transfer that was written before midnight after it, by the reference of then', async () => {
    const { world, member, submit, newest } = await opened()
    const { reference } = await world.call(depositsOpenChannel, { channel: 'bank-KRW' }, member)
    await world.pass(14 * 3_600_000)
    expect(await submit({ reference: 'ABCD2345' })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { reference: 'unknown' } },
    })
    expect((await submit({ reference })).msg).toBe('RECHARGED')
    expect(await newest()).toMatchObject({ reference })
  })

  it('with a password opens to who knows it, and to nobody after five wrong ones', async () => {
    const { send, submit } = await opened()
    const open = async (password?: string) =>
      (await send(depositsOpenChannel, { channel: 'private-KRW', password })).msg
    expect(await open()).toBe('CHANNEL_PASSWORD_WRONG')
    expect((await submit({ channel: 'private-KRW', password: '1' })).msg).toBe('CHANNEL_PASSWORD_WRONG')
    expect(await open('310310')).not.toBe('CHANNEL_PASSWORD_WRONG')
    expect((await submit({ channel: 'private-KRW', password: '310310' })).msg).toBe('RECHARGED')
    for (let wrong = 1; wrong <= 5; wrong += 1) expect(await open('2')).toBe('CHANNEL_PASSWORD_WRONG')
    expect(await open('310310')).toBe('TOO_FREQUENT')
  })
})

describe('the password of a channel', () => {
  it('is not guessed any longer for knowing that of another channel', async () => {
    const { send, set } = await opened()
    const [bank] = defaultChannels
    const channels = ['known', 'secret'].map((password) => ({ ...bank, id: password, password }))
    expect(await set({ channels })).toMatchObject({ status: 1 })
    const open = async (channel: string, password: string) =>
      (await send(depositsOpenChannel, { channel, password })).msg
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      expect(await open('secret', String(wrong))).toBe('CHANNEL_PASSWORD_WRONG')
      expect(await open('known', 'known')).toBe('')
    }
    expect(await open('secret', 'secret')).toBe('TOO_FREQUENT')
  })

  it('is compared five times, however many guesses are sent at once', async () => {
    const { send } = await opened()
    const guesses = Array.from({ length: 20 }, (_, guess) =>
      send(depositsOpenChannel, { channel: 'private-KRW', password: String(guess) }),
    )
    const answers = (await Promise.all(guesses)).map(({ msg }) => msg)
    expect(answers.filter((msg) => msg === 'CHANNEL_PASSWORD_WRONG')).toHaveLength(5)
    expect(answers.filter((msg) => msg === 'TOO_FREQUENT')).toHaveLength(15)
  })
})

describe('the terms of deposits', () => {
  it('say the limits, the window, what stands in the way, and the channels of the currency', async () => {
    const { terms, submit } = await opened()
    expect(await terms()).toMatchObject({
      limit: { least: '10000', most: '2000000000' },
      window: { isOpen: true },
      obstacles: [],
      channels: [
        { id: 'bank-KRW', method: 'bank', needsPassword: false },
        { id: 'private-KRW', needsPassword: true },
      ],
      reviewMs: REVIEW_MS,
    })
    expect((await terms('USD')).channels.map(({ id }) => id)).toEqual([
      'bank-USD',
      'usdt-TRC20',
      'usdt-ERC20',
    ])
    await submit()
    expect((await terms()).obstacles).toEqual(['DEPOSIT_PENDING'])
  })

  it('are what an operator sets', async () => {
    const { set, tryToSet, terms, submit } = await opened()
    const [bank] = defaultChannels
    expect(await set({ channels: [bank], usdtRate: '1' })).toMatchObject({ status: 1 })
    expect(await terms('USD')).toMatchObject({ currencies: ['KRW'], channels: [], usdtRate: '1' })
    expect((await submit({ channel: 'bank-USD' })).msg).toBe('PRODUCT_UNAVAILABLE')
    expect(await tryToSet({ channels: [bank, bank] })).toMatchObject({ status: 0 })
    const hours = { days: 'weekdays', from: '12:00', to: '09:00' }
    expect(await tryToSet({ hours })).toMatchObject({ status: 0 })
  })

  it.each(['0', '-1', '0.009', '100.01', '9'.repeat(30)])('are not a rate of %s', async (usdtRate) => {
    const { tryToSet, terms } = await opened()
    expect(await tryToSet({ usdtRate })).toMatchObject({ status: 0, msg: 'VALIDATION' })
    expect(await terms('USD')).toMatchObject({ usdtRate: '0.998' })
  })

  it('are limits that all deposits together can be counted in, of every currency', async () => {
    const { set, tryToSet, terms } = await opened()
    const limitsUpTo = (most: string) =>
      Object.fromEntries(currencies.map((currency) => [currency, { least: '1', most }]))
    for (const limits of [limitsUpTo('9'.repeat(30)), limitsUpTo('0.5'), { KRW: { least: '1', most: '2' } }])
      expect(await tryToSet({ limits })).toMatchObject({ status: 0, msg: 'VALIDATION' })
    expect(await set({ limits: limitsUpTo('999999999999999') })).toMatchObject({ status: 1 })
    expect((await terms()).limit).toEqual({ least: '1', most: '999999999999999' })
  })
})
