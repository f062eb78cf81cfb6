import { dividendsRecords, fundRecords, tradePlace, tradeSummary } from '@onelot/api-client'
import { decimal, defaultSettings, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'

const HOUR_MS = 3_600_000
const all = { pageSize: 100 } as const
const short = (lots: number, leverage: 1 | 10) => ({ ...marketBuy(lots, leverage), side: 'short' }) as const

/** It is Monday evening in New York; the ex-date opens in 26 hours. Members begin with little more than they invest. */
async function world(dollars: string, amount: string) {
  const practiceMoney = { ...defaultSettings.practiceMoney, USD: decimal(dollars) }
  const made = await createTestBroker({ site: { settings: { ...defaultSettings, practiceMoney } } })
  const { operator } = made.broker
  await operator.setPrice(apple, decimal('164.64'))
  const announce = async () =>
    operator.announceDividend({
      instrument: apple,
      amount: decimal(amount),
      exDate: localDate('2026-03-11'),
      payDate: localDate('2026-03-13'),
    })
  const available = async (member: TestMember) => {
    const { accounts } = await made.call(tradeSummary, { currency: 'USD' }, member)
    return accounts.find((one) => one.available.currency === 'USD')?.available.amount
  }
  return { ...made, announce, available }
}

describe('a dividend', () => {
  it('is nothing of a hedged pair, whatever is available', async () => {
    const { call, trader, pass, announce, available } = await world('18200', '5')
    const member = await trader('01011110000')
    await call(tradePlace, marketBuy(100), member)
    await call(tradePlace, short(100, 10), member)
    const before = await available(member)
    await announce()
    await pass(27 * HOUR_MS)
    expect(await available(member)).toBe(before)
    await pass(48 * HOUR_MS)
    expect(await available(member)).toBe(before)
    expect((await call(dividendsRecords, all, member)).records).toEqual([])
  })

  it('is charged whole to a short that has too little, and the rest is collected when the position is closed', async () => {
    const { call, trader, pass, announce, available } = await world('1700', '40')
    const member = await trader('01011110000')
    await call(tradePlace, short(100, 10), member)
    await announce()
    await pass(40 * HOUR_MS)
    const { records } = await call(dividendsRecords, all, member)
    expect(records).toMatchObject([
      { kind: 'charged', net: { amount: '4000.00' }, missing: { currency: 'USD' } },
    ])
    const { lines } = await call(fundRecords, all, member)
    const moved = (reason: string) =>
      lines.filter((line) => line.reason === reason).map(({ money }) => money.amount)
    expect(moved('debtIncurred')).toEqual([records[0]?.missing?.amount])
    expect(moved('debtCollected')).toEqual(moved('debtIncurred'))
    const left = Number(await available(member))
    expect(left).toBeLessThanOrEqual(1_700)
    expect(left).toBeGreaterThan(1_600)
  })
})
