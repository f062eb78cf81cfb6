import { describe, expect, it } from 'vitest'
import { loans } from '../../../testing/loans.ts'

const REVIEW_MS = 5_000
const PHONE = '01011110000'
/** 16:00 in Seoul. */
const dueOn = (date: string) => `${date}T07:00:00.000Z`

/** A member with a loan of 24,500,000 in three instalments, from 2026-03-10 on; each day trades. */
async function borrowing() {
  const acts = await loans()
  const member = await acts.trader(PHONE)
  const loan = await acts.borrow(member, '24500000')
  await acts.world.pass(REVIEW_MS)
  return { ...acts, member, loan }
}

describe('a repayment', () => {
  it('is on hold until it passes, pays interest to its day, and spares what it said', async () => {
    const { member, loan, repay, repaymentTerms, read, books, until, world } = await borrowing()
    await until('2026-03-20T02:00:00.000Z')
    const terms = await repaymentTerms(member, '4750000')
    expect(terms).toMatchObject({ interest: { amount: '48329' }, principal: { amount: '4701671' } })
    await repay(member, '4750000')
    expect((await books(member)).KRW).toMatchObject({ available: '2019750000', frozen: '4750000' })
    await world.pass(REVIEW_MS)
    const { loan: after } = await read(member, loan)
    expect(after).toMatchObject({ outstanding: { amount: '19798329' }, schedule: terms.schedule })
    expect((await books(member)).KRW).toMatchObject({ interest: '48329', loan: '-19798329', frozen: '0' })
  })

  it('is of what is owed at most', async () => {
    const { member, askToRepay, overview } = await borrowing()
    const owed = (await overview(member)).loan?.loan?.owed.amount ?? ''
    expect(await askToRepay(member, String(Number(owed) + 1))).toMatchObject({
      msg: 'REPAYMENT_ABOVE_LOAN',
      data: { params: { amount: owed } },
    })
    expect(await askToRepay(member, owed)).toMatchObject({ msg: 'REPAID' })
  })
})

describe('an instalment without the money for it', () => {
  it('is overdue, lowers the score once, and is collected daily until it is mended', async () => {
    const { world, member, loan, leave, read, until, score, told, books, payments } = await borrowing()
    await leave(member, 6_000_000)
    await until(dueOn('2026-04-10'))
    expect(await read(member, loan)).toMatchObject({
      loan: {
        progress: 'overdue',
        overdue: [{ number: 1, interest: { amount: '0' }, principal: { amount: '2316485' } }],
      },
    })
    expect((await books(member)).KRW?.available).toBe('0')
    await until(dueOn('2026-04-12'))
    expect(await payments(member, loan)).toMatchObject([
      { cause: 'collected', at: dueOn('2026-04-10'), isMissing: true },
      { cause: 'drawn' },
    ])
    expect(await score(member)).toMatchObject({
      score: 90,
      entries: [
        { at: dueOn('2026-04-10'), cause: 'overdue', points: -10, total: 90 },
        { cause: 'opened', points: 100, total: 100 },
      ],
    })
    expect(await told(member)).toEqual(['loans.overdue', 'loans.dueShort'])
    await world.operate('creditScore', { account: member.account, points: 15, reason: 'a good member' })
    expect(await score(member)).toMatchObject({
      score: 105,
      entries: [{ cause: 'operator', points: 15 }, {}, {}],
    })
  })

  it('is collected of a member whose account is frozen', async () => {
    const { world, member, until, books } = await borrowing()
    await world.operate('restrictions', { account: member.account, restrictions: ['frozen'], reason: '' })
    await until(dueOn('2026-04-10'))
    expect((await books(member)).KRW).toMatchObject({ loan: '-16333334' })
  })
})
