import type { Page } from '@playwright/test'
import { asMember } from '../asMember.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import type { Member } from '../members.ts'
import { order } from '../ordering.ts'

const apple = { instrument: 'US:AAPL' } as const

const trade = (broker: RunningBroker, price: string) => broker.operate('price', { ...apple, price })

/** Passes the real name and enables margin, which journeys of their own show. */
async function mayBorrow(broker: RunningBroker, member: Member): Promise<void> {
  await broker.operate('realName', { phone: member.phone, state: 'passed' })
  await asMember(broker, member, 'member/enableMargin', { riskStatementRead: true })
}

const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })

test('a short position with leverage is liquidated, and loses its margin at most', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  await mayBorrow(broker, member)
  await trade(broker, '150.00')
  await app.open('/market/stockDetail?instrument=US:AAPL')
  await order(page, { open: 'Short', shares: 10, leverage: '10x' })
  await expect(page.getByRole('heading', { name: 'Order filled' })).toBeVisible()
  await page.getByRole('button', { name: 'View position' }).click()
  await expect(shown(page, 'Open')).toBeVisible()

  // The margin is 150.00; 20.01 a share are lost at the ask.
  await trade(broker, '170.00')
  await expect(shown(page, 'Closed')).toBeVisible()
  await expect(shown(page, 'Liquidation')).toBeVisible()
  await app.open('/trade/index')
  await page.getByRole('tab', { name: 'Closed' }).click()
  await expect(shown(page, 'Apple Inc.')).toBeVisible()
  const { accounts } = await asMember<{ accounts: { available: { currency: string; amount: string } }[] }>(
    broker,
    member,
    'trade/summary',
    { currency: 'USD' },
  )
  const dollars = accounts.find(({ available }) => available.currency === 'USD')
  // 100,000.00 less the margin, 150.00, and the commission of the entry, 1.50.
  expect(dollars?.available.amount).toBe('99848.50')
})

test('a holding period of two days blocks a sale, which then succeeds', async ({
  page,
  app,
  own: broker,
}) => {
  await app.becomeMember()
  await broker.operate('settings', { saleLocks: { US: { kind: 'days', days: 2 } } })
  await trade(broker, '150.00')
  await app.open('/market/stockDetail?instrument=US:AAPL')
  await order(page, { open: 'Buy', shares: 3 })
  await page.getByRole('button', { name: 'View position' }).click()
  await expect(shown(page, 'Locked')).toBeVisible()
  await expect(page.getByText(/^Locked until .+/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toHaveCount(0)

  await broker.operate('clock', { advance: '3 days' })
  await trade(broker, '155.00')
  await page.reload()
  await expect(shown(page, 'Open')).toBeVisible()
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Sell 3 shares' }).click()
  await expect(page.getByText('Close position successfully')).toBeVisible()
})

interface PositionSeen {
  readonly id: string
  /** Only an order that waits has one. */
  readonly expiresAt?: string
}

async function newest(
  broker: RunningBroker,
  member: Member,
  tab: 'purchase' | 'inProgress',
): Promise<PositionSeen> {
  const request = { tab, pageSize: 10 }
  const { positions } = await asMember<{ positions: { position: PositionSeen }[] }>(
    broker,
    member,
    'trade/positions',
    request,
  )
  const [first] = positions
  if (first === undefined) throw new Error(`nothing is ${tab}`)
  return first.position
}

test('a limit order whose session ends while the broker is down is found expired', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  await trade(broker, '150.00')
  await app.open('/market/stockDetail?instrument=US:AAPL')
  await order(page, { open: 'Buy', shares: 2, limit: '120.00' })
  await page.getByRole('button', { name: 'View order' }).click()
  await expect(shown(page, 'Pending')).toBeVisible()

  const { expiresAt: end = '' } = await newest(broker, member, 'purchase')
  const expiresAt = Date.parse(end)
  await broker.operate('clock', { now: new Date(expiresAt - 3_000).toISOString() })
  await broker.stop()
  await page.waitForTimeout(4_000)
  await broker.start()
  await page.reload()
  await expect(shown(page, 'Expired')).toBeVisible()
  await expect(shown(page, 'End of the session')).toBeVisible()
})

/** Buys five shares at the price of the moment. */
async function buyFive(page: Page): Promise<void> {
  await order(page, { open: 'Buy', shares: 5 })
  await page.getByRole('button', { name: 'View position' }).click()
  await expect(shown(page, 'Open')).toBeVisible()
}

/** Sets a stop-loss by the call of the wire. */
async function protect(broker: RunningBroker, member: Member, price: string): Promise<void> {
  const { id: position } = await newest(broker, member, 'inProgress')
  await asMember(broker, member, 'trade/protect', { position, stopLoss: { kind: 'level', price } })
}

test('a stop-loss waits out a halt, and closes at the first price that meets it afterwards', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  await trade(broker, '150.00')
  await app.open('/market/stockDetail?instrument=US:AAPL')
  await buyFive(page)
  await protect(broker, member, '145.00')

  await broker.operate('halt', { ...apple, halted: true })
  await trade(broker, '140.00')
  await broker.operate('clock', { advance: '1 min' })
  await trade(broker, '148.00')
  await broker.operate('halt', { ...apple, halted: false })
  await broker.operate('clock', { advance: '1 min' })
  await page.reload()
  await expect(shown(page, 'Open')).toBeVisible()

  await trade(broker, '144.00')
  await expect(shown(page, 'Sold')).toBeVisible()
  await expect(shown(page, 'Stop loss').first()).toBeVisible()
})

test('a stop-loss is fired by the clock, at a price that the market had meanwhile', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  await app.open('/market/stockDetail?instrument=US:AAPL')
  await buyFive(page)
  const { quotes } = await asMember<{ quotes: { bid: string }[] }>(broker, member, 'market/quotes', {
    instruments: [apple.instrument],
  })
  // Two ticks below: there are weeks in which the simulated market never falls by more.
  await protect(broker, member, (Number(quotes[0]?.bid) - 0.02).toFixed(2))
  await broker.operate('clock', { advance: '5 days' })
  await page.reload()
  await expect(shown(page, 'Sold')).toBeVisible()
  await expect(shown(page, 'Stop loss').first()).toBeVisible()
})
