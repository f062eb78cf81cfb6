import { pushSubscribe } from '@onelot/api-client'
import { expect } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.mjs'
import { createPushReceiver } from '../../../mock-api/src/testing/pushReceiver.ts'
import { asMember } from '../asMember.ts'
import { startBroker } from '../broker.ts'
import { test } from '../fixtures.ts'
import { register } from '../members.ts'
import { pushedApp, subscribeAt } from '../pushedWorker.ts'

const executablePath = findChromium()

/** The build without windows, in which other journeys walk, shows no notifications. */
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    args: [...chromiumFlags],
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
  },
})

test('a price alert reaches a device whose app is closed, and opens the stock', async ({ page, context }) => {
  const broker = await startBroker('demo', { PUSH: 'anyHost' })
  let publicKey = () => ''
  const service = await createPushReceiver(() => publicKey())
  try {
    const member = await register(broker, '01055550077')
    await context.grantPermissions(['notifications'], { origin: broker.origin })
    await page.addInitScript(({ token, account }) => {
      if (!location.href.startsWith('http') || sessionStorage.getItem('e2e') !== null) return
      sessionStorage.setItem('e2e', 'logged in once')
      localStorage.setItem('tokend', token)
      localStorage.setItem('account', account)
    }, member)
    publicKey = await subscribeAt(page, service)
    const priced = (price: string) => broker.operate('price', { instrument: 'US:AAPL', price })
    const alert = (price: string) =>
      asMember(broker, member, 'priceAlerts/create', {
        instrument: 'US:AAPL',
        condition: { kind: 'price', direction: 'rises', price },
        repeat: 'once',
      })
    await priced('150.00')

    await test.step('is chosen on the device', async () => {
      await page.goto(`${broker.origin}/#/information/setting`)
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
        .toBe('activated')
      await page.getByRole('button', { name: 'Notifications' }).click()
      const section = page.getByRole('group', { name: 'While the app is closed' })
      const alerts = section.getByRole('switch', { name: 'Price alerts' })
      await expect(alerts).not.toBeChecked()
      await alerts.click()
      await expect(alerts).toBeChecked()
      await expect(section.getByRole('switch', { name: 'Fills' })).not.toBeChecked()
    })
    const app = await pushedApp(context, page, broker.origin)

    await test.step('does not show where the app is in sight', async () => {
      await alert('155.00')
      await priced('155.20')
      const { notice } = await service.next()
      await app.deliver(JSON.stringify(notice))
      await expect(page.getByRole('button', { name: /Apple Inc\. rose to your alert price/ })).toBeVisible()
      expect(await app.notifications()).toEqual([])
    })

    await test.step('shows where the app is closed', async () => {
      await page.goto('about:blank')
      await alert('160.00')
      await priced('160.20')
      const { notice } = await service.next()
      await app.deliver(JSON.stringify(notice))
      await expect
        .poll(() => app.notifications())
        .toEqual([{ title: 'Price alert', body: 'Apple Inc. rose to your alert price', tag: notice.tag }])
    })

    await test.step('opens the stock in the window that there is, which is not loaded anew', async () => {
      await page.goto(`${broker.origin}/#/information/index`)
      await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
      await page.evaluate(() => Reflect.set(window, 'marked', true))
      await app.press()
      await expect(page.getByRole('heading', { name: 'Apple Inc.' })).toBeVisible()
      expect(page.url()).toBe(`${broker.origin}/#/market/stockDetail?instrument=US%3AAAPL`)
      expect(await page.evaluate(() => Reflect.has(window, 'marked'))).toBe(true)
      expect(await app.notifications()).toEqual([])
    })

    await test.step('is chosen again where the browser has lost its address', async () => {
      await page.evaluate(() => sessionStorage.removeItem('subscribed'))
      const chosenAgain = page.waitForResponse((response) => response.url().endsWith(pushSubscribe.path))
      await page.reload()
      await chosenAgain
      await alert('170.00')
      await priced('170.20')
      const { device, notice } = await service.next()
      expect(device).toBe('phone-anew')
      expect(notice.text).toBe('Apple Inc. rose to your alert price')
    })

    await test.step('ends as the member logs out', async () => {
      await page.goto(`${broker.origin}/#/information/setting`)
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull()
    })
  } finally {
    await service.close()
    await broker.end()
  }
})
