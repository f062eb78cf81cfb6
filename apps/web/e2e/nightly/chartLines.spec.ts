import type { CDPSession, Locator, Page } from '@playwright/test'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { order } from '../ordering.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const lineOf = (page: Page, name: string): Locator => page.getByRole('slider', { name })

const priceOf = async (line: Locator): Promise<number> => Number(await line.getAttribute('aria-valuenow'))

/** Drags by a finger as the browser itself receives it; it rests before it is lifted. */
async function dragDown(page: Page, cdp: CDPSession, line: Locator, by: number): Promise<void> {
  await line.scrollIntoViewIfNeeded()
  const box = await line.boundingBox()
  if (box === null) throw new Error('the line is not drawn')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y, id: 0 }],
    })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from.y + (by * step) / 10)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.waitForTimeout(120)
  await touch('touchEnd')
}

test('a stop-loss is set and moved by a finger on the chart, and shows on the position', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const instrument = 'US:AAPL'
  const { quotes } = await asMember<{ quotes: { high: string; low: string }[] }>(
    broker,
    member,
    'market/quotes',
    { instruments: [instrument] },
  )
  // In the middle of the day's range, so that there is room below it on the chart.
  const price = ((Number(quotes[0]?.high) + Number(quotes[0]?.low)) / 2).toFixed(2)
  await broker.operate('price', { instrument, price })
  await app.open(`/market/stockDetail?instrument=${instrument}`)
  await order(page, { open: 'Buy', shares: 5 })
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  const cdp = await page.context().newCDPSession(page)
  const sheet = page.getByRole('dialog', { name: 'Take profit / stop loss' })
  const field = sheet.getByRole('textbox', { name: 'Stop-loss price' })
  const stop = lineOf(page, 'Stop loss 5 shares')
  const entry = lineOf(page, 'Avg cost 5 shares')

  // A drag alone changes nothing: the sheet asks, and closing it puts the line back.
  await expect(entry).toBeVisible()
  const bought = await priceOf(entry)
  await dragDown(page, cdp, entry, 30)
  await expect(field).toHaveValue(/^\d+\.\d\d$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(stop).toHaveCount(0)
  expect(await priceOf(entry)).toBe(bought)

  await dragDown(page, cdp, entry, 30)
  const first = Number(await field.inputValue())
  expect(first).toBeLessThan(Number(price))
  await sheet.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => priceOf(stop)).toBe(first)

  await dragDown(page, cdp, stop, 20)
  const moved = await field.inputValue()
  expect(Number(moved)).toBeLessThan(first)
  await sheet.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => priceOf(stop)).toBe(Number(moved))

  await page.getByRole('link', { name: /^5 shares at/ }).click()
  const protection = page.getByRole('region', { name: 'Take profit / stop loss' })
  await expect(protection.getByText(`$${moved}`)).toBeVisible()
})

test('a line shows on another tab, and goes there when its order is cancelled', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const instrument = 'US:AAPL'
  await broker.operate('price', { instrument, price: '150.00' })
  await app.open(`/market/stockDetail?instrument=${instrument}`)
  await expect(page.getByRole('application')).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(page.url())
  await order(other, { open: 'Buy', shares: 2, limit: '149.00' })
  await expect(other.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  const line = lineOf(page, 'Buy 2 shares')
  await expect(line).toBeVisible()

  await asMember(broker, member, 'trade/cancelAll', {})
  await expect(line).toHaveCount(0)
  await expect(lineOf(other, 'Buy 2 shares')).toHaveCount(0)
})
