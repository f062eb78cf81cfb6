import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Links of the screen in sight, by where they lead: screens that are kept are hidden beside it. */
const linksTo = (page: Page, path: string): Locator =>
  page.locator(`main a[href*="${path}"]`).filter({ visible: true })

test('a member reads on from home to the news, one piece, its stock, and the ticket', async ({
  app,
  page,
}) => {
  await app.becomeMember()
  await app.open('/login/start')
  await expect(page).toHaveURL(/#\/home\/index/)

  await test.step('home leads to all of the news', async () => {
    // An entry of home leads there too, above the block of news.
    await linksTo(page, '/home/newsList').last().click()
    await expect(page).toHaveURL(/#\/home\/newsList/)
    await expect(page.getByRole('tab')).toHaveCount(2)
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  })

  const rows = linksTo(page, '/home/newsDetail')
  let headline = ''
  await test.step('the list grows to its end', async () => {
    await expect.poll(() => rows.count()).toBeGreaterThan(5)
    const before = await rows.count()
    await rows.last().scrollIntoViewIfNeeded()
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
    headline = (await rows.nth(1).locator('> *').first().textContent()) ?? ''
  })

  await test.step('a piece of news has its headline, and is dimmed on the way back, where one was', async () => {
    const count = await rows.count()
    await rows.nth(1).click()
    await expect(page).toHaveURL(/#\/home\/newsDetail\?id=/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(headline)
    await page.goBack()
    const dimmed = page.getByRole('listitem').and(page.locator('[data-read=true]')).filter({ visible: true })
    await expect(dimmed).toHaveCount(1)
    await expect(dimmed).toContainText(headline)
    expect(await rows.count()).toBeGreaterThanOrEqual(count)
  })

  await test.step('what is related leads to a stock, and its bar to the ticket', async () => {
    await rows.nth(1).click()
    await linksTo(page, '/market/stockDetail?').first().click()
    await expect(page).toHaveURL(/#\/market\/stockDetail\?instrument=/)
    await page.getByRole('group').getByRole('button').filter({ visible: true }).last().click()
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
  })
})

test('a guest reads the hot news, and an address that is too old leads back to the list', async ({
  app,
  page,
}) => {
  await app.open('/home/newsList')
  await expect.poll(() => linksTo(page, '/home/newsDetail').count()).toBeGreaterThan(5)
  await page.getByRole('tab').last().click()
  await expect(linksTo(page, '/home/newsDetail')).toHaveCount(0)

  await app.load(
    `/home/newsDetail?id=${encodeURIComponent('CRYPTO:XCOMP.weekSummary.2020-03-09T00:00:00.000Z')}`,
  )
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL(/#\/home\/newsList/)
})
