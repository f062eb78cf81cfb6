import { messagesList, tradeClose, tradePlace } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { lending, paidOn } from '../../../testing/lendingShares.ts'
import { apple } from '../../../testing/testBroker.ts'

const REVIEW_MS = 5_000
const DAY_MS = 86_400_000

describe('automatic lending', () => {
  const rate = { modules: { lending: { shares: { [apple]: { rate: '0.0252' } } } } }
  const payday = '2026-03-31T15:00:00.000Z'

  it('lends what may be sold, day by day, and pays once a month', async () => {
    const acts = await lending()
    const { world, owner, automatic, overview, payments, books, until, send, call } = acts
    await world.operate('settings', rate)
    const { member, position } = await owner('01011110000', 200)
    const on = await automatic(member, true)
    expect(on.automatic).toMatchObject({ on: true, paysAt: payday })
    expect(on.shares).toMatchObject([{ own: 200, automatic: 200, lendable: 200, automaticRate: '0.0084' }])
    await world.pass(4 * DAY_MS)
    await call(tradePlace, marketBuy(100), member)
    expect((await overview(member)).shares).toMatchObject([{ own: 300, automatic: 300 }])
    await world.pass(2 * DAY_MS)
    expect(await send(member, tradeClose, { position, lots: 200, type: 'market' })).toMatchObject({
      status: 1,
    })
    expect((await overview(member)).shares).toMatchObject([{ own: 100, automatic: 100 }])

    await until(payday)
    const [payment] = await payments(member)
    // It is Tuesday morning in New York: Monday is the last date that counts.
    const parts = await Promise.all([
      paidOn(acts, '2026-03-09', '2026-03-13', 200, '0.0084'),
      paidOn(acts, '2026-03-13', '2026-03-15', 300, '0.0084'),
      paidOn(acts, '2026-03-15', '2026-03-31', 100, '0.0084'),
    ])
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
    const sum = parts.reduce((total, { gross }) => total + cents(gross.amount), 0)
    const gross = cents(payment?.income.gross.amount)
    expect(gross).toBeGreaterThanOrEqual(sum)
    expect(gross).toBeLessThan(sum + parts.length)
    expect(await overview(member)).toMatchObject({
      automatic: { paysAt: '2026-04-30T15:00:00.000Z' },
      earned: [payment?.income.net],
    })
    const { messages } = await call(messagesList, { pageSize: 1 }, member)
    expect(messages).toMatchObject([
      { kind: 'product', params: { name: 'lending.paid', amount: payment?.income.net } },
    ])
    await books(member)
  })

  it('gives lots to a loan for a term, and has them again after it', async () => {
    const { world, owner, automatic, overview, lend, recall, until } = await lending()
    const { member } = await owner('01011110000')
    await automatic(member, true)
    const loan = await lend(member, 30)
    await world.pass(REVIEW_MS)
    expect((await overview(member)).shares).toMatchObject([{ automatic: 10, lent: 30 }])
    await recall(member, loan)
    await until('2026-03-10T04:00:00.000Z')
    expect((await overview(member)).shares).toMatchObject([{ automatic: 40, lent: 0 }])
  })

  it('lends none of what is excluded, and none once it is off', async () => {
    const { owner, automatic } = await lending()
    const { member } = await owner('01011110000')
    const excluded = await automatic(member, true, [apple])
    expect(excluded.shares).toMatchObject([{ automatic: 0, excluded: true }])
    expect((await automatic(member, true)).shares).toMatchObject([{ automatic: 40, excluded: false }])
    expect((await automatic(member, false)).shares).toMatchObject([{ automatic: 0 }])
  })

  it('takes no further lots under a ban on trading, keeps what it has, and takes them once it is lifted', async () => {
    const { world, owner, automatic, overview, lend, recall, until } = await lending()
    const { member } = await owner('01011110000')
    await automatic(member, true)
    const loan = await lend(member, 30)
    await world.pass(REVIEW_MS)
    const { account } = member
    await world.operate('restrictions', { account, restrictions: ['tradingBanned'] })
    expect(await recall(member, loan)).toMatchObject({ status: 1 })
    await until('2026-03-10T04:00:00.000Z')
    expect((await overview(member)).shares).toMatchObject([{ automatic: 10, lendable: 40 }])
    await world.operate('restrictions', { account, restrictions: [] })
    expect((await overview(member)).shares).toMatchObject([{ automatic: 40 }])
  })

  it('waits for the end of the holding period of a market', async () => {
    const saleLocks = { US: { kind: 'minutes', minutes: 30 } } as const
    const { world, call, trader, automatic, overview } = await lending({ site: { saleLocks } })
    const member = await trader('01011110000')
    await automatic(member, true)
    await call(tradePlace, marketBuy(40), member)
    expect((await overview(member)).shares).toMatchObject([{ own: 40, automatic: 0, lendable: 0 }])
    await world.pass(30 * 60_000)
    expect((await overview(member)).shares).toMatchObject([{ automatic: 40, lendable: 40 }])
  })
})
