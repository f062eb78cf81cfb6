import {
  dividendsAnnounced,
  dividendsRecords,
  fundRecords,
  tradeAccount,
  tradeClose,
  tradeHoldings,
  tradePlace,
} from '@onelot/api-client'
import { decimal, exact, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const HOUR_MS = 3_600_000
const all = { pageSize: 100 } as const
const terms = {
  instrument: apple,
  amount: decimal('0.24'),
  exDate: localDate('2026-03-11'),
  payDate: localDate('2026-03-13'),
}

/** It is Monday evening in New York. The ex-date opens in 26 hours, the pay date in 74. */
async function world() {
  const made = await createTestBroker()
  const { operator } = made.broker
  await operator.setPrice(apple, decimal('164.64'))
  const available = async (member: TestMember) => {
    const { balances } = await made.call(tradeAccount, { instrument: apple }, member)
    return balances.USD?.available ?? '0'
  }
  const records = async (member: TestMember) => (await made.call(dividendsRecords, all, member)).records
  return { ...made, operator, available, records }
}

describe('a cash dividend', () => {
  it('is announced to all, of what one holds first, with what it would be', async () => {
    const { call, operator, trader } = await world()
    const [holder, other] = [await trader('01011110000'), await trader('01011110001')]
    await call(tradePlace, marketBuy(10), holder)
    expect(await operator.announceDividend(terms)).toMatchObject({ ok: true })
    const { dividends, total } = await call(dividendsAnnounced, all, holder)
    expect(total).toBe(1)
    expect(dividends).toMatchObject([
      {
        instrument: { id: apple },
        amount: '0.24',
        state: 'ahead',
        elective: false,
        own: {
          quantity: '10',
          gross: { amount: '2.40' },
          withheld: { amount: '0.36' },
          net: { amount: '2.04' },
        },
      },
    ])
    expect((await call(dividendsAnnounced, all, other)).dividends[0]?.own).toBeUndefined()
  })

  it('is owed to whoever holds at the opening of the ex-date, and paid less tax on the pay date', async () => {
    const { call, operator, trader, pass, available, records } = await world()
    const [keeps, sells, buys] = [
      await trader('01011110000'),
      await trader('01011110001'),
      await trader('01011110002'),
    ]
    const kept = await call(tradePlace, marketBuy(10), keeps)
    const { position: sold } = await call(tradePlace, marketBuy(10), sells)
    await operator.announceDividend(terms)
    await pass(1_000)
    await call(tradeClose, { position: sold.id, lots: 10, type: 'market' }, sells)
    await pass(26 * HOUR_MS)
    await call(tradePlace, marketBuy(10), buys)
    expect(await records(keeps)).toMatchObject([{ status: 'entitled', net: { amount: '2.04' } }])
    expect((await call(dividendsAnnounced, all, keeps)).dividends[0]).toMatchObject({
      state: 'ex',
      own: { quantity: '10' },
    })
    // What is sold after the ex-date is owed all the same.
    await call(tradeClose, { position: kept.position.id, lots: 10, type: 'market' }, keeps)
    const before = await available(keeps)
    await pass(48 * HOUR_MS)
    expect(
      exact(await available(keeps))
        .minus(before)
        .toFixed(2),
    ).toBe('2.04')
    expect(await records(keeps)).toMatchObject([
      { kind: 'received', status: 'paid', gross: { amount: '2.40' }, withheld: { amount: '0.36' } },
    ])
    expect([await records(sells), await records(buys)]).toEqual([[], []])
    const { lines, positions } = await call(fundRecords, all, keeps)
    expect(lines.slice(0, 2).map(({ reason, money }) => [reason, money.amount])).toEqual([
      ['withholding', '0.36'],
      ['dividend', '2.40'],
    ])
    expect(positions[0]?.instrument.id).toBe(apple)
  })

  it('is paid on leveraged longs, and charged to shorts at the opening of the ex-date', async () => {
    const { call, operator, trader, pass, available, records } = await world()
    const [geared, short] = [await trader('01011110000'), await trader('01011110001')]
    await call(tradePlace, marketBuy(10, 5), geared)
    await call(tradePlace, { ...marketBuy(10, 2), side: 'short' }, short)
    await operator.announceDividend(terms)
    const before = await available(short)
    await pass(27 * HOUR_MS)
    expect(
      exact(before)
        .minus(await available(short))
        .toFixed(2),
    ).toBe('2.40')
    expect(await records(short)).toMatchObject([
      { kind: 'charged', status: 'paid', net: { amount: '2.40' }, withheld: { amount: '0.00' } },
    ])
    await pass(48 * HOUR_MS)
    expect(await records(geared)).toMatchObject([{ kind: 'received', status: 'paid', quantity: '10' }])
  })

  it('reaches a buyer after its announcement, and whoever bought while the broker was down keeps what is due', async () => {
    const { call, operator, trader, pass, records } = await world()
    const member = await trader('01011110000')
    await operator.announceDividend(terms)
    await pass(120_000)
    await call(tradePlace, marketBuy(3), member)
    // One tick over the ex-date and the pay date.
    await pass(80 * HOUR_MS)
    expect(await records(member)).toMatchObject([{ status: 'paid', quantity: '3' }])
  })

  it('counts as realised, and total assets stay what was paid in and earned', async () => {
    const { call, operator, trader, pass } = await world()
    const member = await trader('01011110000')
    await call(tradePlace, marketBuy(10), member)
    await operator.announceDividend(terms)
    await pass(80 * HOUR_MS)
    const { realised } = await call(tradeHoldings, { currency: 'USD' }, member)
    expect(realised.amount).toBe('2.04')
  })

  it('takes the withholding of the site', async () => {
    const { call, operator, broker, trader, pass, records } = await world()
    const member = await trader('01011110000')
    const { settings } = broker.services.site.values
    const dividendWithholding = { ...settings.dividendWithholding, US: decimal('0.3') }
    await operator.changeSite({ settings: { dividendWithholding } })
    await call(tradePlace, marketBuy(10), member)
    await operator.announceDividend(terms)
    await pass(80 * HOUR_MS)
    expect(await records(member)).toMatchObject([{ withheld: { amount: '0.72' } }])
  })

  it.each([
    ['an ex-date that has begun', { exDate: localDate('2026-03-09') }, { exDate: 'tooLow' }],
    ['a pay date before the ex-date', { payDate: localDate('2026-03-10') }, { payDate: 'tooLow' }],
    ['more than half of the price', { amount: decimal('150') }, { amount: 'tooHigh' }],
    ['too fine an amount', { amount: decimal('0.0000001') }, { amount: 'malformed' }],
  ] as const)('is refused with %s', async (_, wrong, fields) => {
    const { operator } = await world()
    expect(await operator.announceDividend({ ...terms, ...wrong })).toMatchObject({
      ok: false,
      refusal: { code: 'VALIDATION', fields },
    })
  })

  it('is refused beside another one of the same day', async () => {
    const { operator } = await world()
    await operator.announceDividend(terms)
    expect(await operator.announceDividend(terms)).toMatchObject({
      refusal: { fields: { exDate: 'notAllowed' } },
    })
  })
})
