import {
  contract,
  memberMe,
  memberSetFundPassword,
  priceAlertsCreate,
  tradeClose,
  tradePlace,
  uploadImage,
} from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { closable, consented, fundPassword, password, phone, who } from '../../../testing/closable.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import type { RecordChange } from '../../../store/lists.ts'
import type { Append, Store } from '../../../store/port.ts'
import { laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { pictureOf } from '../../../testing/pictures.ts'
import { type TestMember, apple, nextKey, requestTo } from '../../../testing/testBroker.ts'
import { nameKeptOf } from './keptName.ts'

const { realNameSubmit } = contract.realName
const { payeesAddCard, payeesAddWallet } = contract.payees
const DAY = 86_400_000

describe('who the member was', () => {
  it('is in no record any more: nothing but the name is kept, under a key of its own', async () => {
    const world = await closable()
    const { verified, withFundPassword, call, member, services, account, close } = world
    await verified()
    await withFundPassword()
    await call(uploadImage, { image: pictureOf(3) }, member)
    const card = { bank: 'KR088', number: '110234567890', holder: who.name, fundPassword }
    await call(payeesAddCard, card, member)
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    await call(payeesAddWallet, { network: 'TRC20', address, fundPassword }, member)
    await sendFrom(world, laptopBrowser, 'member/login', { phone, password })
    await sendFrom(world, phoneBrowser, 'codes/send', { phone, purpose: 'forgottenPassword' })
    expect((await close({ ...consented, fundPassword })).status).toBe(1)

    const { records } = await services.store.dump()
    const kept = records as readonly { readonly collection: string; readonly owner: string }[]
    expect(kept.map(({ collection, owner }) => [collection, owner])).toEqual([
      ['closing.keys', account],
      ['closing.names', account],
    ])
    expect(JSON.stringify(kept)).not.toContain(who.name)
    expect(await nameKeptOf(services, account)).toBe(who.name)
  })

  it('invites nobody any more', async () => {
    const { call, member, close, send } = await closable()
    const { invitation } = await call(memberMe, {}, member)
    await close()
    const registration = {
      phone: '01055556666',
      password,
      passwordConfirm: password,
      invitation,
      agreementAccepted: true,
      privacyAccepted: true,
    }
    const { msg } = await send('member/register', registration, { 'idempotency-key': nextKey() })
    expect(msg).toBe('INVITER_NOT_FOUND')
  })

  it('is told of nothing: alerts have ended, and nobody waits for a price', async () => {
    const { call, member, close, services, stream } = await closable()
    const condition = { kind: 'percent', direction: 'falls', percent: '85' } as const
    await call(priceAlertsCreate, { instrument: apple, condition, repeat: 'once' }, member)
    await close()
    const { watches } = await services.store.scheduleOf(stream, services.clock.now())
    expect(watches).toEqual([])
  })

  it('has a number and a bank account that another account may link', async () => {
    const { verified, withFundPassword, call, member, close, register, pass } = await closable()
    await verified()
    await withFundPassword()
    const card = { bank: 'KR088', number: '110234567890', holder: who.name, fundPassword }
    await call(payeesAddCard, card, member)
    await close({ ...consented, fundPassword })
    const next = await register('01077778888')
    const upload = async (n: number) => (await call(uploadImage, { image: pictureOf(n) }, next)).key
    await call(realNameSubmit, { ...who, front: await upload(8), back: await upload(9) }, next)
    await pass(5_000)
    await call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, next)
    await expect(call(payeesAddCard, card, next)).resolves.toMatchObject({
      payee: expect.any(String) as string,
    })
  })
})

describe('what is written of a member, to the end of the account', () => {
  const cookie = 'cookie-of-a-device'
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const cardNumber = '110234567890'
  const network = '192.0.2.77'
  const chosen = 'Onelot2027'
  const { userAgent = '' } = laptopBrowser

  /** All that is appended to a store while a member does what names them, and closes the account. */
  async function written() {
    const store = createMemoryStore()
    const appends: Append[] = []
    const changes: RecordChange[] = []
    const watched: Store = {
      ...store,
      append(append) {
        appends.push(append)
        return store.append(append)
      },
      changeRecords(changed) {
        changes.push(...changed)
        return store.changeRecords(changed)
      },
    }
    const world = await closable({ store: watched })
    const { verified, withFundPassword, call, member, operate, account, close, broker, pass } = world
    const guest = async (path: string, body: object): Promise<unknown> => {
      const headers = {
        'idempotency-key': nextKey(),
        cookie: `onelot-device=${cookie}`,
        'user-agent': userAgent,
      }
      const response = await broker.fetch(requestTo(path, body, headers), { address: network })
      const answer = (await response.json()) as { readonly status: number; readonly data: unknown }
      expect(answer.status).toBe(1)
      return answer.data
    }
    await verified()
    await withFundPassword()
    await call(payeesAddCard, { bank: 'KR088', number: cardNumber, holder: who.name, fundPassword }, member)
    await call(payeesAddWallet, { network: 'TRC20', address, fundPassword }, member)
    const other = (await guest('member/login', { phone, password })) as TestMember
    await guest('codes/send', { phone, purpose: 'forgottenPassword' })
    const [notice] = (await guest('codes/inbox', {})) as readonly { readonly code: string }[]
    const code = notice?.code ?? ''
    await guest('member/resetPassword', { phone, code, password: chosen, passwordConfirm: chosen })
    const last = (await guest('member/login', { phone, password: chosen })) as TestMember
    await operate('restrictions', { account, restrictions: ['withdrawalBanned', 'tradingBanned'] })
    await operate('restrictions', { account, restrictions: [] })
    await pass(DAY)
    expect((await close({ password: chosen, consented: true, fundPassword }, last)).msg).toBe('')
    return {
      appends,
      changes,
      dump: await store.dump(),
      tokens: [member.token, other.token, last.token],
      code,
    }
  }

  it('shows no secret and nothing of who the member is, in events, outcomes, the outbox or elsewhere', async () => {
    const { appends, changes, dump, tokens, code } = await written()
    const outcomes = appends.flatMap(({ outcome }) => (outcome === undefined ? [] : [outcome]))
    expect(outcomes.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining(['member/register', 'member/login', 'codes/send', 'closing/close']),
    )
    expect(appends.flatMap(({ outbox = [] }) => outbox).map(({ process }) => process)).toContain(
      'trading.cancelRestricted',
    )
    const text = JSON.stringify([appends, changes, dump])
    const secrets = [password, chosen, fundPassword, code, ...tokens, cookie, network, userAgent]
    const identity = [phone, phone.slice(1), who.name, who.idNumber, cardNumber, address]
    expect([...secrets, ...identity].filter((one) => text.includes(one))).toEqual([])
  })
})

describe('what is kept of a closed account', () => {
  const YEAR = 366 * DAY

  it('is served to operators for five years and for ten, and the name as long as anything is', async () => {
    const { verified, call, member, close, operate, askOperator, account, pass, broker, stream, services } =
      await closable()
    await verified()
    await broker.operator.setPrice(apple, decimal('150.00'))
    const { position } = await call(tradePlace, marketBuy(1), member)
    await broker.operator.setPrice(apple, decimal('140.00'))
    await call(tradeClose, { position: position.id, lots: 1, type: 'market' }, member)
    expect((await askOperator('closedAccount', { account })).msg).toBe('ACCOUNT_NOT_FOUND')
    await close()

    const served = async (list: string) => {
      const { data } = await operate('closedAccount', { account, list })
      return data as { readonly name?: string; readonly total: number; readonly rows: readonly object[] }
    }
    expect(await operate('closedAccount', { account })).toMatchObject({
      data: {
        closedAt: services.clock.now(),
        name: who.name,
        keptUntil: { transactions: '2031-03-10T02:00:05.000Z', investments: '2036-03-10T02:00:05.000Z' },
      },
    })
    for (const list of ['transactions', 'orders', 'executions'])
      expect((await served(list)).total).toBeGreaterThan(0)

    await pass(5 * YEAR)
    expect(await served('transactions')).toMatchObject({ name: who.name, total: 0, rows: [] })
    expect((await served('executions')).total).toBe(2)
    await pass(5 * YEAR)
    expect(await served('executions')).toMatchObject({ total: 0, rows: [] })
    expect(await served('orders')).not.toHaveProperty('name')
    const { records } = await services.store.dump()
    expect(records).toEqual([])
    const { events } = await services.store.load(stream, 0)
    expect(events.slice(-2).map(({ event, meta }) => [event.kind, meta.actor])).toEqual([
      ['closing.retentionEnded', 'system'],
      ['closing.retentionEnded', 'system'],
    ])
    expect(events.length).toBeGreaterThan(5)
  })

  it('is nothing that an operator may set', async () => {
    const { close, account, askOperator } = await closable()
    await close()
    for (const named of [{ account }, { phone }])
      expect((await askOperator('restrictions', { ...named, restrictions: ['frozen'] })).msg).toBe(
        'ACCOUNT_NOT_FOUND',
      )
    const entry = { points: 5, reason: 'paid in time' }
    for (const one of [account, 'A0'])
      expect((await askOperator('creditScore', { account: one, ...entry })).msg).toBe('ACCOUNT_NOT_FOUND')
  })
})
