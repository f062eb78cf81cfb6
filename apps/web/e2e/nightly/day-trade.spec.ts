import type { Page } from '@playwright/test'
import { causes } from '../../../../packages/screens/src/parts/end-causes/messages/en.ts'
import { dayTrading as texts } from '../../../../packages/screens/src/offExchange/day-trading/messages/en.ts'
import { screen as dayTrading } from '../../../../packages/screens/src/offExchange/day-trading/screen.ts'
import { en as trading } from '../../../../packages/ui/src/locales/trading/en.ts'
import { asMember } from '../asMember.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'

const instrument = 'US:AAPL'
const ended = '/trade/index?tab=terminated'
const DAY_MS = 86_400_000
const MORNING_MS = 15 * 3_600_000

/** To 15:00 UTC, the morning of New York: the cutoff there is at 23:55, whenever the test runs. */
async function untilMorning(broker: RunningBroker): Promise<void> {
  const left = (MORNING_MS + DAY_MS - (Date.now() % DAY_MS)) % DAY_MS
  await broker.operate('clock', { advance: `${String(Math.ceil(left / 60_000))} min` })
  await broker.operate('price', { instrument, price: '150.00' })
}

/** Past the cutoff of that day. */
const pastCutoff = (broker: RunningBroker) => broker.operate('clock', { advance: '14 h' })

const openTrades = (page: Page) => page.getByRole('region', { name: texts.open })

test('an order that is flagged in the ticket is closed at the cutoff', async ({ page, app, own: broker }) => {
  await untilMorning(broker)
  await app.becomeMember()

  await test.step('flags it, and is told until when', async () => {
    await app.load(`/market/stockDetail?instrument=${instrument}`)
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    const ticket = page.getByRole('dialog')
    await ticket.getByRole('button', { name: /^Order type/ }).click()
    await ticket.getByRole('radio', { name: 'Market' }).click()
    await ticket.getByRole('switch', { name: trading.dayTrade.label }).click()
    await expect(ticket.getByText(trading.dayTrade.closesIn)).toBeVisible()
    await expect(ticket.getByText(/an order that still waits expires/)).toBeVisible()
    await ticket.getByRole('button', { name: 'Review order' }).click()
    const review = page.getByRole('dialog').last()
    await expect(review).toContainText(trading.dayTrade.label)
    await review.getByRole('button', { name: /^Buy/ }).click()
    await expect(page.getByRole('dialog').last()).toContainText(trading.dayTrade.label)
  })

  await test.step('finds it among the open ones with its break-even', async () => {
    await app.load(dayTrading.path)
    await expect(openTrades(page)).toContainText('Apple Inc.')
    await expect(openTrades(page)).toContainText(texts.breakEven.replace('{{at}}', '$'))
  })

  await test.step('finds it closed after the cutoff', async () => {
    await pastCutoff(broker)
    await app.load(ended)
    await expect(page.getByText(causes.dayTradeEnd).filter({ visible: true })).toBeVisible()
  })
})

test('one that is halted over the cutoff closes at the first price after the halt', async ({
  page,
  app,
  own: broker,
}) => {
  await untilMorning(broker)
  const member = await app.becomeMember()
  const terms = { instrument, side: 'long', type: 'market', lots: 10, leverage: 1, dayTrade: true } as const
  await asMember(broker, member, 'trade/place', terms)
  await broker.operate('halt', { instrument, halted: true, reason: 'simulated' })
  await pastCutoff(broker)

  await test.step('is told that it could not be closed', async () => {
    await app.load(dayTrading.path)
    await expect(page.getByText(texts.carried_one.replace('{{count, number}}', '1'))).toBeVisible()
    await expect(openTrades(page)).toContainText('Apple Inc.')
  })

  await test.step('finds it closed once trading resumes', async () => {
    await broker.operate('halt', { instrument, halted: false, reason: 'simulated' })
    await broker.operate('clock', { advance: '1 min' })
    await app.load(ended)
    await expect(page.getByText(causes.dayTradeEnd).filter({ visible: true })).toBeVisible()
  })
})
