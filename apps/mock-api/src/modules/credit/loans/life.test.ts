import {
  blockTradesSubmit,
  exchangeConvert,
  exchangeQuote,
  fundRecords,
  requestsCancel,
  withdrawalsTerms,
} from '@onelot/api-client'
import { loanPlacesKey } from '@onelot/domain/modules/credit/loans'
import { describe, expect, it } from 'vitest'
import { appleOtc } from '../../offExchange/blocks/testing/terms.ts'
import { loans } from '../../../testing/loans.ts'

const REVIEW_MS = 5_000
const PHONE = '01011110000'
/** 16:00 in Seoul. */
const dueOn = (date: string) => `${date}T07:00:00.000Z`

/** A member with a loan of 24,500,000 in three instalments, from 2026-03-10 on; each day trades. */
async function borrowing(practice?: string) {
  const acts = await loans({}, practice)
  const member = await acts.trader(PHONE)
  const loan = await acts.borrow(member, '24500000')
  await acts.world.pass(REVIEW_MS)
  return { ...acts, member, loan }
}

describe('a loan', () => {
  it('is asked for, reviewed, drawn and collected by the clock to its end', async () => {
    const { world, trader, borrow, read, overview, payments, books, until, told, list } = await loans()
    const member = await trader(PHONE)
    const before = await overview(member)
    expect(before).toMatchObject({
      obstacles: [],
      score: 100,
      line: {
        collateral: { amount: '2000000000' },
        own: { amount: '2000000000' },
        line: { amount: '1400000000' },
      },
      campaign: { isOpen: true, places: 50, left: 50 },
    })
    const loan = await borrow(member, '24500000')
    expect(loan).toMatchObject({ state: 'underReview', instalments: 3, months: 3, rate: '0.072' })
    expect(await overview(member)).toMatchObject({ loan: { id: loan.id }, campaign: { left: 49 } })
    await world.pass(REVIEW_MS)
    expect((await books(member)).KRW).toMatchObject({ available: '2024500000', loan: '-24500000' })
    const drawn = await read(member, loan)
    expect(drawn).toMatchObject({ state: 'passed', loan: { progress: 'running' } })
    expect(
      drawn.loan?.schedule.map(({ date, principal, interest }) => [date, principal.amount, interest.amount]),
    ).toEqual([
      ['2026-04-10', '8166666', '149819'],
      ['2026-05-10', '8166666', '96658'],
      ['2026-06-10', '8166668', '49940'],
    ])
    expect(await overview(member)).toMatchObject({
      obstacles: ['LOAN_UNPAID'],
      line: { line: { amount: '1375500000' }, own: { amount: '2000000000' } },
    })
    for (const date of ['2026-04-10', '2026-05-10', '2026-06-10']) await until(dueOn(date))
    expect(await read(member, loan)).toMatchObject({
      loan: { progress: 'repaid', repaidAt: dueOn('2026-06-10'), paid: { interest: { amount: '296417' } } },
    })
    const { KRW } = await books(member)
    expect(KRW).toMatchObject({ available: '1999703583', interest: '296417' })
    expect(KRW?.loan ?? '0').toBe('0')
    expect(
      (await payments(member, loan)).map(({ cause, due, outstanding }) => [cause, due, outstanding.amount]),
    ).toEqual([
      ['collected', 3, '0'],
      ['collected', 2, '8166668'],
      ['collected', 1, '16333334'],
      ['drawn', undefined, '24500000'],
    ])
    expect(await told(member)).toEqual([
      'loans.ended',
      'loans.due',
      'loans.collected',
      'loans.due',
      'loans.collected',
      'loans.due',
    ])
    expect(await list(member)).toHaveLength(1)
  })

  it('is quoted each way side by side before it is asked for', async () => {
    const { trader, quotes } = await loans()
    const member = await trader(PHONE)
    const { quotes: all, ratio, falls } = await quotes(member, '24500000')
    expect(
      all.map(({ instalments, months, interest, total, aDay }) => [
        instalments,
        months,
        interest.amount,
        total.amount,
        aDay.amount,
      ]),
    ).toEqual([
      [3, 3, '296417', '24796417', '4833'],
      [6, 6, expect.any(String), expect.any(String), '4833'],
      [12, 12, expect.any(String), expect.any(String), '4833'],
      [1, 12, '1764000', '26264000', '4833'],
    ])
    expect(ratio).toBe('82.6327')
    expect(falls.map(({ fall }) => fall)).toEqual(['0.1', '0.2', '0.3'])
  })

  it('is collected in order after the broker was down', async () => {
    const acts = await borrowing()
    await acts.until('2026-07-01T00:00:00.000Z')
    expect((await acts.payments(acts.member, acts.loan)).map(({ at }) => at)).toEqual([
      dueOn('2026-06-10'),
      dueOn('2026-05-10'),
      dueOn('2026-04-10'),
      '2026-03-10T02:00:05.000Z',
    ])
  })

  it('gives its place back where nothing comes of it', async () => {
    const { world, trader, borrow, call } = await loans()
    const member = await trader(PHONE)
    const claimed = () => world.broker.services.store.quotaClaimed(loanPlacesKey('2026'))
    const loan = await borrow(member, '10000')
    expect(await claimed()).toBe('1')
    await call(requestsCancel, { request: loan.id }, member)
    expect(await claimed()).toBe('0')
  })

  it('keeps its place of the year once it has passed, also for the next loan', async () => {
    const { world, trader, borrow, repay, overview } = await loans()
    await world.operate('settings', { modules: { loans: { places: 1 } } })
    const [member, other] = [await trader(PHONE), await trader('01011110001')]
    await borrow(member, '10000')
    await world.pass(REVIEW_MS)
    await repay(member, '10000')
    await world.pass(REVIEW_MS)
    expect(await overview(member)).toMatchObject({ obstacles: [], campaign: { left: 0 } })
    expect(await overview(other)).toMatchObject({ obstacles: ['LOAN_PLACES_FULL'] })
    expect((await borrow(member, '10000')).state).toBe('underReview')
  })

  it('shows in the movements, and is no profit but for its interest', async () => {
    const { call, until, member } = await borrowing()
    await until(dueOn('2026-04-10'))
    const { lines } = await call(fundRecords, { currency: 'KRW', pageSize: 3 }, member)
    expect(lines.map(({ reason, from, to }) => `${reason} ${from} ${to}`)).toEqual([
      'loans.repaid available loan',
      'loans.interest available interest',
      'loans.drawn loan available',
    ])
  })

  it('keeps back in a withdrawal what has to secure it', async () => {
    const { call, member } = await borrowing('1000000000')
    const { withdrawable, heldBack } = await call(withdrawalsTerms, { currency: 'KRW' }, member)
    // 1,024,500,000 less 24,500,000 by 0.7.
    expect(withdrawable).toEqual({ currency: 'KRW', amount: '989500000' })
    expect(heldBack).toEqual([{ kind: 'loan', money: { currency: 'KRW', amount: '35000000' } }])
  })

  it('is not drawn where too little secures it when its request passes', async () => {
    const { world, trader, borrow, overview, read, books, call } = await loans()
    const member = await trader(PHONE)
    const loan = await borrow(member, '1400000000')
    // Half of what is owned is shares now, which may not be sold and count as well; dollars cost a part.
    const { token } = await call(exchangeQuote, { from: 'KRW', to: 'USD' }, member)
    await call(exchangeConvert, { token, amount: '1500000000' }, member)
    expect(Number((await overview(member)).line.line.amount)).toBeLessThan(1_400_000_000)
    await world.pass(REVIEW_MS)
    expect(await read(member, loan)).toMatchObject({ state: 'rejected', cause: 'collateral' })
    expect((await books(member)).KRW?.loan ?? '0').toBe('0')
    expect((await overview(member)).campaign.left).toBe(50)
  })

  it('is refused while anything else is under review', async () => {
    const { world, trader, ask, call } = await loans()
    await world.operate('block', appleOtc)
    const member = await trader(PHONE)
    const { token } = await call(exchangeQuote, { from: 'KRW', to: 'USD' }, member)
    await call(exchangeConvert, { token, amount: '1000000' }, member)
    const { trade } = await call(blockTradesSubmit, { block: appleOtc.block, lots: 1, price: '150' }, member)
    expect(await ask(member, '10000')).toMatchObject({ msg: 'ORDER_PENDING_REVIEW' })
    await call(requestsCancel, { request: trade.id }, member)
    await ask(member, '10000')
    expect(await ask(member, '10000')).toMatchObject({ msg: 'FUND_OPERATION_PENDING' })
    await world.pass(REVIEW_MS)
    expect(await ask(member, '10000')).toMatchObject({ msg: 'LOAN_UNPAID' })
  })

  it('is refused with what the member owns, the line and the campaign', async () => {
    const { world, trader, ask } = await loans()
    const member = await trader(PHONE)
    expect(await ask(member, '1400000001')).toMatchObject({
      msg: 'LOAN_QUOTA_EXCEEDED',
      data: { params: { amount: '1400000000' } },
    })
    await world.operate('creditScore', { account: member.account, points: -41, reason: 'paid late' })
    expect(await ask(member, '10000')).toMatchObject({ msg: 'CREDIT_SCORE_TOO_LOW' })
    await world.operate('settings', { modules: { loans: { until: '2026-03-09' } } })
    await world.pass(1)
    expect(await ask(member, '10000')).toMatchObject({
      msg: 'LOAN_CAMPAIGN_CLOSED',
      data: { params: { until: '2026-03-09T15:00:00.000Z' } },
    })
  })

  it('goes on where the site gives no loans any more', async () => {
    const acts = await borrowing()
    await acts.world.operate('settings', { modules: { loans: { feature: 'off' } } })
    await acts.until(dueOn('2026-04-10'))
    expect(await acts.read(acts.member, acts.loan)).toMatchObject({
      loan: { outstanding: { amount: '16333334' } },
    })
    expect(await acts.overview(acts.member)).toMatchObject({ obstacles: ['PRODUCT_UNAVAILABLE'] })
  })

  it('is certified while it runs and once it has ended', async () => {
    const { certificate, repay, world, member, loan, overview } = await borrowing()
    expect(await certificate(member, loan)).toMatchObject({
      kind: 'debt',
      account: member.account,
      outstanding: { amount: '24500000' },
      unpaidInterest: { amount: '0' },
    })
    await repay(member, '24500000')
    expect(await overview(member)).toMatchObject({ repayment: { state: 'underReview' } })
    await world.pass(REVIEW_MS)
    expect(await certificate(member, loan)).toMatchObject({ kind: 'end', outstanding: { amount: '0' } })
  })
})
