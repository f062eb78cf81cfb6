import { contract, memberLogin, memberMe, tradeClose, tradePlace, uploadImage } from '@onelot/api-client'
import { balanceOf, currencies, decimal, exact, localDate, memberBuckets } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { auctionTimes, auctioning } from '../../../testing/auctioning.ts'
import { closable, consented, fundPassword, password, phone, who } from '../../../testing/closable.ts'
import { pictureOf } from '../../../testing/pictures.ts'
import { registrationOf } from '../../../testing/registration.ts'
import { apple, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const { closingClose, closingStatus } = contract.closing
const { realNameSubmit } = contract.realName
const DAY = 86_400_000

describe('closing an account', () => {
  it('ends its sessions, and its number is one without an account, which may register anew', async () => {
    const { close, login, send, member, register, call, account, services } = await closable()
    const unknown = await send(
      memberLogin.path,
      { phone: '01099998888', password },
      { 'idempotency-key': nextKey() },
    )
    const other = await call(memberLogin, { phone, password })
    expect(await close()).toMatchObject({ status: 1, data: {} })
    for (const token of [member, other])
      expect((await send('member/me', {}, headersOf(token))).http).toBe(401)
    expect((await login()).text).toBe(unknown.text)
    const again = await call(
      contract.members.memberRegister,
      registrationOf(phone, password),
      undefined,
      'register-once-more',
    )
    expect(again.account).not.toBe(account)
    const me = await call(memberMe, {}, again)
    expect(me).toMatchObject({
      realName: 'notVerified',
      fundPasswordSet: false,
      openedAt: services.clock.now(),
    })
    await expect(register('01033334444')).resolves.toBeDefined()
  })

  it('gives up the practice money in every currency, and leaves nothing in the account', async () => {
    const { close, ledger, status } = await closable()
    expect((await status()).forfeits).toHaveLength(4)
    await close()
    const after = await ledger()
    for (const currency of currencies) {
      for (const bucket of memberBuckets)
        expect(exact(balanceOf(after, currency, bucket).amount).eq('0')).toBe(true)
      expect(exact(balanceOf(after, currency, 'external').amount).eq('0')).toBe(true)
    }
  })

  it('is refused without consent, and with a wrong password, which may be guessed five times', async () => {
    const { close } = await closable()
    expect(await close({ password, consented: false })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { consented: 'mustAccept' } },
    })
    for (let n = 0; n < 5; n += 1)
      expect(await close({ password: 'wrong', consented: true })).toMatchObject({
        msg: 'ORIGINAL_PASSWORD_WRONG',
        data: { fields: { password: 'mismatch' } },
      })
    expect((await close()).msg).toBe('TOO_FREQUENT')
  })

  it('asks for the withdrawal password where one is set', async () => {
    const { close, withFundPassword, status } = await closable()
    expect((await status()).fundPasswordSet).toBe(false)
    await withFundPassword()
    expect((await status()).fundPasswordSet).toBe(true)
    expect(await close()).toMatchObject({ msg: 'VALIDATION', data: { fields: { fundPassword: 'required' } } })
    expect(await close({ ...consented, fundPassword: '730518' })).toMatchObject({
      msg: 'FUND_PASSWORD_WRONG',
      data: { fields: { fundPassword: 'mismatch' } },
    })
    expect((await close({ ...consented, fundPassword })).status).toBe(1)
  })

  it('of which the answer was lost has been done: its repeat finds the session over', async () => {
    const { close, services, stream, member } = await closable()
    const [first, meanwhile] = await Promise.all([
      close(consented, member, 'close-account-1'),
      close(consented, member, 'close-account-1'),
    ])
    expect(meanwhile.text).toBe(first.text)
    expect((await close(consented, member, 'close-account-1')).http).toBe(401)
    const { events } = await services.store.load(stream, 0)
    expect(events.filter(({ event }) => event.kind === 'closing.closed')).toHaveLength(1)
  })

  it('ends what is asked meanwhile: nothing is stored for an account that is closed', async () => {
    const { close, send, member, services, stream } = await closable()
    const headers = () => ({ ...headersOf(member), 'idempotency-key': nextKey() })
    const [closed, ...others] = await Promise.all([
      close(),
      send('watchlist/add', { instruments: ['US:AAPL'] }, headers()),
      send('member/endOtherDevices', {}, headers()),
      send('member/me', {}, headersOf(member)),
    ])
    expect(closed.status).toBe(1)
    for (const { http } of others) expect([200, 401]).toContain(http)
    const { events } = await services.store.load(stream, 0)
    expect(events.at(-1)?.event.kind).toBe('closing.closed')
    expect((await send('member/me', {}, headersOf(member))).http).toBe(401)
  })
})

describe('what stands in the way', () => {
  const obstacle = (name: string) => ({ name })

  it('is an open position', async () => {
    const { trader, call, broker, send } = await createTestBroker()
    const member = await trader(phone)
    await broker.operator.setPrice(apple, decimal('150.00'))
    await call(tradePlace, marketBuy(5), member)
    expect((await call(closingStatus, {}, member)).obstacles).toEqual([obstacle('positions')])
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect((await send(closingClose.path, consented, headers)).msg).toBe('OPEN_POSITIONS')
  })

  it('is a working order', async () => {
    const { trader, call, send } = await createTestBroker()
    const member = await trader(phone)
    await call(tradePlace, limitBuy('90.00'), member)
    expect((await call(closingStatus, {}, member)).obstacles).toEqual([obstacle('orders')])
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect((await send(closingClose.path, consented, headers)).msg).toBe('ORDER_PENDING_REVIEW')
  })

  it('is a bid that is sealed, by its own name', async () => {
    const { trader, call, until, place } = await auctioning()
    const member = await trader(phone)
    await until(auctionTimes.opensAt)
    await place(member, '10000', 100)
    expect((await call(closingStatus, {}, member)).obstacles).toEqual([{ name: 'product', module: 'bids' }])
  })

  it('is what is under review', async () => {
    const { call, member, status, close, pass } = await closable()
    const upload = async (n: number) => (await call(uploadImage, { image: pictureOf(n) }, member)).key
    await call(realNameSubmit, { ...who, front: await upload(1), back: await upload(2) }, member)
    expect((await status()).obstacles).toEqual([obstacle('review')])
    expect((await close()).msg).toBe('ORDER_PENDING_REVIEW')
    await pass(5_000)
    expect((await close()).status).toBe(1)
  })

  it('is money above the practice money', async () => {
    const { trader, call, broker, send } = await createTestBroker()
    const member = await trader(phone)
    await broker.operator.setPrice(apple, decimal('150.00'))
    const { position } = await call(tradePlace, marketBuy(5), member)
    await broker.operator.setPrice(apple, decimal('180.00'))
    await call(tradeClose, { position: position.id, lots: 5, type: 'market' }, member)
    const { obstacles } = await call(closingStatus, {}, member)
    expect(obstacles).toMatchObject([{ name: 'moneyLeft', money: { currency: 'KRW' } }])
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect(await send(closingClose.path, consented, headers)).toMatchObject({
      msg: 'MONEY_LEFT',
      data: { params: obstacles[0]?.money },
    })
  })

  it('is a dividend that is still to be paid', async () => {
    const { trader, call, broker, pass } = await createTestBroker()
    const member = await trader(phone)
    await broker.operator.setPrice(apple, decimal('150.00'))
    const { position } = await call(tradePlace, marketBuy(5), member)
    const announced = await broker.operator.announceDividend({
      instrument: apple,
      amount: decimal('0.50'),
      exDate: localDate('2026-03-12'),
      payDate: localDate('2026-03-15'),
    })
    expect(announced.ok).toBe(true)
    await pass(3 * DAY)
    await broker.operator.setPrice(apple, decimal('150.00'))
    await call(tradeClose, { position: position.id, lots: 5, type: 'market' }, member)
    expect((await call(closingStatus, {}, member)).obstacles).toEqual([obstacle('dividend')])
    await pass(3 * DAY)
    // It is the member’s own from now on.
    expect((await call(closingStatus, {}, member)).obstacles).toMatchObject([{ name: 'moneyLeft' }])
  })

  it('is that the account is frozen', async () => {
    const { broker, status, close } = await closable()
    await broker.operator.setOnMember(
      { phone },
      { kind: 'members.setRestrictions', restrictions: ['frozen'] },
    )
    expect((await status()).obstacles).toEqual([obstacle('frozen')])
    expect((await close()).msg).toBe('ACCOUNT_FROZEN')
  })
})
