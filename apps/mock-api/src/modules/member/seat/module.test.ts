import { contract, memberMe, messagesList, requestsCancel, requestsList } from '@onelot/api-client'
import { accountAnswers, accountId, accountStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const { seatStatus, seatApply } = contract.seat
const phone = '01011110000'
const code = 'ONELOT-SEAT'
const demo = { code, name: { en: 'Hanbit Asset Management' } }

async function opened() {
  const world = await createTestBroker({ operator: 'open' })
  const member = await world.register(phone)
  const account = accountId(member.account)
  const apply = () => world.call(seatApply, { institution: code }, member)
  const send = (institution = code) =>
    world.send(seatApply.path, { institution }, { ...headersOf(member), 'idempotency-key': nextKey() })
  const status = () => world.call(seatStatus, {}, member)
  const me = () => world.call(memberMe, {}, member)
  const byOperator = () => world.operate('reviews', { kind: 'seat.account', review: { mode: 'operator' } })
  const asked = async () => {
    const { requests } = await world.call(requestsList, { pageSize: 10, state: 'underReview' }, member)
    const [request] = requests
    if (request === undefined) throw new Error('nothing was asked')
    return request
  }
  const decide = async (decision: 'pass' | 'reject', reason = '') => {
    const { id, kind } = await asked()
    return world.operate('review', { account, kind, id, decision, reason })
  }
  const messages = async () => (await world.call(messagesList, { pageSize: 10 }, member)).messages
  return { ...world, member, account, apply, send, status, me, byOperator, asked, decide, messages }
}

describe('a seat', () => {
  it('is had by the code of an institution, once the review has passed by itself', async () => {
    const { apply, status, me, pass, messages } = await opened()
    expect(await status()).toEqual({ status: 'none' })
    expect(await apply()).toMatchObject({
      status: 'underReview',
      institution: demo,
      at: '2026-03-10T02:00:00.000Z',
    })
    expect((await me()).seat).toBe('underReview')
    await pass(5_000)
    expect(await status()).toMatchObject({ status: 'seat', at: '2026-03-10T02:00:05.000Z' })
    expect((await me()).seat).toBe('seat')
    expect(await messages()).toMatchObject([
      { kind: 'requestEnded', params: { request: 'seat.account', ending: 'passed' } },
    ])
  })

  it('is answered to other modules', async () => {
    const { apply, pass, broker, account } = await opened()
    const answer = async () =>
      accountAnswers((await broker.services.streams.load(accountStream(account))).state).seat
    expect(await answer()).toBe('none')
    await apply()
    await pass(5_000)
    expect(await answer()).toBe('seat')
  })

  it('is asked for once: again, and while under review, it is refused', async () => {
    const { apply, send, pass } = await opened()
    await apply()
    expect((await send()).msg).toBe('ALREADY_SEAT_ACCOUNT')
    await pass(5_000)
    expect((await send()).msg).toBe('ALREADY_SEAT_ACCOUNT')
  })

  it('is refused with a code of no institution, at its field', async () => {
    const { send, status } = await opened()
    expect(await send('ONELOT')).toMatchObject({
      msg: 'INVITER_NOT_FOUND',
      data: { fields: { institution: 'unknown' } },
    })
    expect(await send('  ')).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { institution: 'tooShort' } },
    })
    expect((await status()).status).toBe('none')
  })

  it('that is rejected says why, and may be asked for again', async () => {
    const { apply, decide, byOperator, status, me, messages } = await opened()
    await byOperator()
    await apply()
    await decide('reject', 'You are not on the list of your institution.')
    expect(await status()).toMatchObject({
      status: 'rejected',
      reason: 'You are not on the list of your institution.',
      institution: demo,
    })
    expect((await me()).seat).toBe('rejected')
    expect(await messages()).toMatchObject([
      { params: { ending: 'rejected', reason: 'You are not on the list of your institution.' } },
    ])
    await apply()
    await decide('pass')
    expect((await status()).status).toBe('seat')
  })

  it('that its member takes back is none', async () => {
    const { apply, asked, call, member, status, pass } = await opened()
    await apply()
    await call(requestsCancel, { request: (await asked()).id }, member)
    await pass(60_000)
    expect((await status()).status).toBe('none')
  })

  it('is rejected without a reason where the account was frozen meanwhile', async () => {
    const { apply, pass, broker, status, send } = await opened()
    await apply()
    const frozen = { kind: 'members.setRestrictions', restrictions: ['frozen'] } as const
    await broker.operator.setOnMember({ phone }, frozen)
    await pass(5_000)
    expect(await status()).toMatchObject({ status: 'rejected' })
    expect(await status()).not.toHaveProperty('reason')
    expect((await send()).msg).toBe('ACCOUNT_FROZEN')
  })

  it('is one of two applications that are sent at once', async () => {
    const { send, asked } = await opened()
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['', 'ALREADY_SEAT_ACCOUNT'])
    expect((await asked()).kind).toBe('seat.account')
  })
})

describe('the institutions', () => {
  const hanil = { en: 'Hanil Pension', kor: '한일연금', tw: '韓一年金' }

  it('are what operators set; a seat of one that has gone stays, without its name', async () => {
    const { apply, pass, operate, send, status } = await opened()
    await apply()
    await pass(5_000)
    expect(
      await operate('settings', { modules: { seat: { institutions: { HANIL: hanil } } } }),
    ).toMatchObject({ status: 1 })
    expect(await status()).toMatchObject({ status: 'seat', institution: { code } })
    expect((await status()).institution).not.toHaveProperty('name')
    expect((await send(code)).msg).toBe('ALREADY_SEAT_ACCOUNT')
  })

  it.each([{ hanil }, { HAN: hanil }, { HANIL: { ...hanil, tw: '' } }, { HANIL: { en: 'Hanil Pension' } }])(
    'are not set to %o',
    async (institutions) => {
      const { askOperator, apply } = await opened()
      expect(await askOperator('settings', { modules: { seat: { institutions } } })).toMatchObject({
        msg: 'VALIDATION',
      })
      expect((await apply()).status).toBe('underReview')
    },
  )
})
