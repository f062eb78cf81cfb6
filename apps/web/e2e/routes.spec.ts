import { expect, test } from './fixtures.ts'
import { marketRows } from './marketRows.ts'
import { leaveFor, partsOf, readers, showsSomething } from './routeWalk.ts'

/** Tests of a few routes each, of which the first is loaded by its address: `nightly/routes.spec.ts` loads every one. */
const ROUTES_A_TEST = 20

for (const [access, reader] of readers) {
  for (const some of partsOf(access, ROUTES_A_TEST))
    test(`${reader} is shown something on ${some.join(', ')}`, async ({ app, page }) => {
      if (access === 'member') await app.becomeMember()
      const [first = '', ...others] = some
      await app.load(first)
      await showsSomething(page, first)
      for (const address of others)
        await test.step(address, async () => {
          await leaveFor(page, address)
          await showsSomething(page, address)
        })
    })
}

test('an index opens from the market, with its chart and without a ticket', async ({ app, page }) => {
  await app.open('/market/index')
  await page.getByRole('list', { name: 'Indices' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/market\/stockDetailzs\?instrument=/)
  await expect(page.getByRole('application')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Buy|Short)$/ })).toHaveCount(0)
})

test('the root and unknown paths lead to the start, and a guest from there to the landing', async ({
  app,
  page,
}) => {
  for (const path of ['/', '/nowhere/at/all']) {
    await app.open(path)
    await expect(page).toHaveURL(/#\/login\/start-copy$/)
  }
})

test('an address in capitals, or with a slash at its end, shows its screen', async ({ app, page }) => {
  for (const path of ['/market/index/', '/MARKET/INDEX']) {
    await app.open('/login/login')
    await app.open(path)
    await expect(page.getByRole('heading', { name: 'Market', level: 1 })).toBeVisible()
  }
})

test('an address that is typed while the app is drawn for the first time shows', async ({ app, page }) => {
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (...entry) => {
      replaceState(...entry)
      history.replaceState = replaceState
      // The router exists. React makes the elements of the app as it draws them, before it shows them.
      const given = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute') ?? {}
      Object.defineProperty(Element.prototype, 'setAttribute', {
        ...given,
        value: function (this: Element, ...attribute: [string, string]) {
          Object.defineProperty(Element.prototype, 'setAttribute', given)
          location.hash = '#/market/index'
          this.setAttribute(...attribute)
        },
      })
    }
  })
  await app.open('/login/login')
  await expect(page).toHaveURL(/#\/market\/index$/)
  await expect(page.getByRole('heading', { name: 'Market', level: 1 })).toBeVisible()
})

test('a member is led from the start to home', async ({ app, page }) => {
  await app.becomeMember()
  await app.open('/login/start')
  await expect(page).toHaveURL(/#\/home\/index$/)
})

test('the active entry of the tab bar has the class navActive', async ({ app, page }) => {
  await app.open('/market/index')
  await expect(page.locator('.navActive').filter({ visible: true })).toHaveText('Market')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click()
  await expect(page.locator('.navActive').filter({ visible: true })).toHaveText('Account')
})

test('going forward starts at the top; back and a tab switch restore the scroll', async ({ app, page }) => {
  await app.open('/market/index')
  const row = marketRows(page).nth(6)
  await expect(row).toBeVisible()
  /** As far as the pages reach that have come, until they reach so far. */
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo({ top: 600 })
      return scrollY
    })
  await expect.poll(scrolled).toBe(600)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Holdings' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Account' }).click()
  // Its script may still be on its way, while the bar of the market can be pressed.
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Market' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' })
  test('the app follows the device', async ({ app, page }) => {
    await app.open('/login/login')
    await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^ko/)
  })
})
