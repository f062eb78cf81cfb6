import { contract } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { lending, paidOn } from '../../../testing/lendingShares.ts'
import { apple } from '../../../testing/testBroker.ts'

const { lendingIncome } = contract.lending
const DAY_MS = 86_400_000
const rate = '0.0252'
const site = { modules: { lending: { shares: { [apple]: { rate } } } } }

const cents = (amount: string): number => Math.round(Number(amount) * 100)

describe('what lending earned', () => {
  it('is listed by date, month and share, whose sums are those that were paid', async () => {
    const acts = await lending()
    const { world, owner, lend, until, read, overview, call } = acts
    await world.operate('settings', site)
    const { member } = await owner('01011110000')
    const loan = await lend(member, 30)
    await until('2026-03-17T14:00:00.000Z')
    const ended = await read(member, loan)
    const paid = ended.loan?.income
    const record = await call(lendingIncome, {}, member)
    expect(record.days.map(({ date }) => date)).toEqual([
      '2026-03-15',
      '2026-03-14',
      '2026-03-13',
      '2026-03-12',
      '2026-03-11',
      '2026-03-10',
      '2026-03-09',
    ])
    const sum = record.days.flatMap(({ earned }) => earned).reduce((all, one) => all + cents(one.amount), 0)
    expect(sum).toBe(cents(paid?.gross.amount ?? ''))
    expect(record.months).toEqual([{ month: '2026-03', paid: [paid] }])
    expect(record.shares).toMatchObject([{ instrument: { id: apple }, paid }])
    expect((await overview(member)).earned).toEqual([paid?.net])
  })

  it('of automatic lending is listed before it is paid, and while lots change', async () => {
    const { world, owner, automatic, call, overview } = await lending()
    await world.operate('settings', site)
    const { member } = await owner('01011110000', 200)
    await automatic(member, true)
    await world.pass(3 * DAY_MS)
    await automatic(member, false)
    await world.pass(2 * DAY_MS)
    const record = await call(lendingIncome, {}, member)
    expect(record).toMatchObject({
      days: [{ date: '2026-03-11' }, { date: '2026-03-10' }, { date: '2026-03-09' }],
      months: [],
      shares: [],
    })
    const sum = record.days.flatMap(({ earned }) => earned).reduce((all, one) => all + cents(one.amount), 0)
    const [share] = (await overview(member)).shares
    expect(sum).toBe(cents(share?.owed.gross.amount ?? ''))
  })
})

describe('what automatic lending would have paid', () => {
  it('is of the last month at its exchange, by its closes and its rate, of the shares of now', async () => {
    const acts = await lending()
    const { world, owner, overview } = acts
    await world.operate('settings', site)
    const { member } = await owner('01011110000', 200)
    const [share] = (await overview(member)).shares
    const { gross, tax, net } = await paidOn(acts, '2026-02-01', '2026-03-01', 200, '0.0084')
    expect(share?.lastMonth).toEqual({ gross, tax, net })
    expect(Number(gross.amount)).toBeGreaterThan(0)
  })

  it('is nothing where every share is lent for a term, and says what keeps it from being switched on', async () => {
    const { world, owner, overview, lend } = await lending()
    const { member } = await owner('01011110000')
    await lend(member, 40)
    await world.pass(5_000)
    await world.operate('restrictions', { account: member.account, restrictions: ['tradingBanned'] })
    expect(await overview(member)).toMatchObject({
      obstacles: ['TRADING_BANNED'],
      shares: [{ open: true, lastMonth: { gross: { amount: '0.00' } } }],
    })
  })
})
