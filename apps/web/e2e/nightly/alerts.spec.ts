import { expect, test } from '../fixtures.ts'
import { register } from '../members.ts'

test('a price alert is set on a stock, fires over another screen, is a message, and opens the stock', async ({
  page,
  own: broker,
}) => {
  const member = await register(broker, '01055550001')
  await page.addInitScript(({ token, account }) => {
    localStorage.setItem('tokend', token)
    localStorage.setItem('account', account)
  }, member)
  const rose = page.getByRole('button', {
    name: /Apple Inc\. rose to your alert price.*Now \$155\.20 · Alert/,
  })
  const stock = page.getByRole('heading', { name: 'Apple Inc.' })

  await test.step('sets it', async () => {
    await broker.operate('price', { instrument: 'US:AAPL', price: '150.00' })
    await page.goto(`${broker.origin}/#/market/stockDetail?instrument=US:AAPL`)
    await page.getByRole('button', { name: 'Price alerts' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: 'Alert price' }).fill('155')
    await sheet.getByRole('button', { name: 'Set alert' }).click()
    await expect(sheet.getByRole('switch', { name: /Rises to \$155\.00/ })).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('sees it announced over another screen, and opens the stock', async () => {
    await page.goto(`${broker.origin}/#/information/index`)
    await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible()
    await broker.operate('price', { instrument: 'US:AAPL', price: '155.20' })
    await expect(rose).toBeVisible()
    await expect(page.getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible()
    await rose.click()
    await expect(stock).toBeVisible()
  })

  await test.step('finds it among the messages', async () => {
    await page.goto(`${broker.origin}/#/information/msgInfo`)
    await rose.click()
    await expect(stock).toBeVisible()
  })
})
