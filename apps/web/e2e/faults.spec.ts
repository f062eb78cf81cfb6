import type { Page, Route } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import { holdRoute } from './holdRoute.ts'
import { marketRows } from './marketRows.ts'

const on = (path: string) => `**/api/vue/${path}`

async function fillLogin(page: Page, phone: string) {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submitLogin = (page: Page) => page.getByRole('button', { name: 'Log in' }).click()

test.describe('when the broker is down', () => {
  test('the start says so, and continues once it is back', async ({ app, page }) => {
    await page.route(on('common/config'), (route) => route.abort())
    await app.open('/login/start')
    await expect(page.getByText('No connection. Please check your network.')).toBeVisible()
    await page.unroute(on('common/config'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/#\/login\/start-copy$/)
  })

  test('a form keeps what was typed and can be sent again', async ({ app, page }) => {
    await page.route(on('member/login'), (route) => route.abort())
    await app.open('/login/login')
    await fillLogin(page, '01012345678')
    await submitLogin(page)
    // A press while the form is still being sent does nothing.
    await expect(page.getByText(/^No answer came/)).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue('01012345678')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await page.unroute(on('member/login'))
    await submitLogin(page)
    await expect(page).toHaveURL(/#\/login\/loginAfter$/)
  })
})

test.describe('when the broker answers nonsense', () => {
  const unreadable = /The answer could not be read/
  /** One after the other, so that what one shows differs from what the one before has shown. */
  const answers = [
    ['a page of HTML', { status: 200, body: '<!doctype html><title>gateway</title>' }, unreadable],
    ['an HTTP error', { status: 502, body: 'bad gateway' }, 'Request failed with status code 502'],
    ['no data', { status: 200, body: '{"status":1,"msg":"","data":null}' }, unreadable],
    ['prose', { json: { status: 0, msg: '系统维护中，请稍后再试 10000', data: null } }, 'error 10,000'],
    ['nothing', { status: 200, body: '' }, unreadable],
  ] as const

  test('the market says what kind of an error it is, as often as it is tried again, and shows at last', async ({
    app,
    page,
  }) => {
    const [first] = answers
    let answer: Parameters<Route['fulfill']>[0] = first[1]
    await page.route(on('market/list'), (route) => (answer ? route.fulfill(answer) : route.continue()))
    await app.open('/market/index')
    const again = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first()
    for (const [what, response, says] of answers)
      await test.step(what, async () => {
        answer = response
        if (response !== first[1]) await again.click()
        await expect(page.getByText(says).first()).toBeVisible()
        await expect(page.getByText(/系统/)).toHaveCount(0)
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      })
    answer = undefined
    await again.click()
    await expect(marketRows(page).first()).toBeVisible()
  })
})

test.describe('when the broker is slow', () => {
  test('the market shows its own shape while it waits, and then its rows', async ({ app, page }) => {
    const release = await holdRoute(page, on('market/list'))
    await app.open('/market/index')
    await expect(page.locator('[aria-busy=true]').filter({ visible: true }).first()).toBeVisible()
    release()
    await expect(marketRows(page).first()).toBeVisible()
  })

  test('a call is given up after ten seconds', async ({ app, page }) => {
    await page.clock.install()
    await page.route(on('market/list'), () => undefined)
    await app.open('/market/index')
    await expect(page.locator('[aria-busy=true]').filter({ visible: true }).first()).toBeVisible()
    await page.clock.runFor(10_500)
    await expect(page.getByText('No answer within 10 seconds.').first()).toBeVisible()
  })
})

test.describe('when the session has ended', () => {
  test('the app goes to login after two seconds, with the account kept, and back after logging in', async ({
    app,
    page,
  }) => {
    const { phone } = await app.becomeMember()
    await app.open('/information/index')
    await expect(page.getByText('Total assets').first()).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('prefs.theme', 'dark')
    })
    await page.route(on('**'), (route) => route.fulfill({ status: 401, body: '' }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Holdings' }).click()
    await expect(page).toHaveURL(/#\/login\/login$/)
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
      'prefs.theme': 'dark',
      // Of the site, and of nobody.
      site: expect.stringContaining('Onelot') as unknown,
    })
    await page.unroute(on('**'))
    await expect(page.getByLabel('Phone number')).toHaveValue(phone)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await submitLogin(page)
    await expect(page).toHaveURL(/#\/trade\/index/)
  })
})

test.describe('when the session ends in the middle of an order', () => {
  test('the ticket is as it was filled in once the person has logged in again', async ({ app, page }) => {
    await app.becomeMember()
    await app.open('/market/index')
    await expect(marketRows(page).first()).toBeVisible()
    await app.open('/market/stockDetail?instrument=US:AAPL')
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    await page.getByRole('spinbutton', { name: 'Shares' }).fill('7')
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.route(on('trade/place'), (route) => route.fulfill({ status: 401, body: '' }), { times: 1 })
    await page.getByRole('button', { name: /^Buy · 7 shares/ }).click()
    await expect(page.getByText(/Your session has ended.*What you entered is kept/)).toBeVisible()
    await expect(page).toHaveURL(/#\/login\/login$/)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await submitLogin(page)
    await expect(page).toHaveURL(/#\/market\/stockDetail/)
    const ticket = page.getByRole('dialog', { name: /^Buy Apple/ })
    await expect(ticket.getByRole('spinbutton', { name: 'Shares' })).toHaveValue('7')
  })
})

test.describe('when the script of a screen does not come', () => {
  test('the app says so, and tries again when asked', async ({ app, page }) => {
    let reachable = false
    await page.route('**/assets/register-*.js', (route) => (reachable ? route.continue() : route.abort()))
    await app.open('/login/register')
    await expect(page.getByRole('alert')).toContainText('Could not load this screen')
    await expect(page.getByRole('heading', { name: 'Open an account' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
    reachable = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  })

  test('a tab says so between its header and the tab bar, which leads back to what is there', async ({
    app,
    page,
  }) => {
    await page.route('**/assets/watchlist-*.js', (route) => route.abort())
    await app.open('/market/index')
    await expect(marketRows(page).first()).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Main' })
    await tabs.getByRole('link', { name: 'Watchlist' }).click()
    await expect(page.getByRole('alert')).toContainText('Could not load this screen')
    await expect(page.getByRole('heading', { name: 'Watchlist' })).toBeVisible()
    await tabs.getByRole('link', { name: 'Market' }).click()
    await expect(marketRows(page).first()).toBeVisible()
  })
})
