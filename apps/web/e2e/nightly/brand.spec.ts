import { deposit } from '../../../../packages/screens/src/funds/deposit/messages/en.ts'
import { exchange } from '../../../../packages/screens/src/funds/exchange/messages/en.ts'
import { withdraw } from '../../../../packages/screens/src/funds/withdraw/messages/en.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { holdRoute } from '../holdRoute.ts'

const siteConfig = '**/common/config'

test('a broker’s name, logo and colour are in place of ours without a build', async ({
  page,
  app,
  own: broker,
}) => {
  const link = page.getByRole('navigation').getByRole('link').first()
  const brown = 'rgb(154, 52, 18)'
  await app.open('/login/login')
  await expect(page).toHaveTitle(/Onelot/)
  await expect(link).not.toHaveCSS('color', brown)

  const config = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#9A3412' }
  await broker.operate('settings', { config })
  await app.load('/login/login')
  await expect(page).toHaveTitle(/Haneul Securities/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/haneul.svg')
  await expect(link).toHaveCSS('color', brown)
  await app.load('/login/start-copy')
  await expect(page.getByText('Haneul Securities')).toBeVisible()
})

test('a broker’s name and colour do not follow ours: a first start is neutral, the next has them at once', async ({
  page,
  app,
  own: broker,
}) => {
  const ours = 'rgb(91, 75, 219)'
  const brown = 'rgb(154, 52, 18)'
  const config = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#9A3412' }
  await broker.operate('settings', { config })
  const look = page.getByRole('link').last()
  const icon = page.locator('link[rel=icon]')

  await test.step('shows nothing of ours before the configuration is read', async () => {
    const release = await holdRoute(page, siteConfig)
    await app.open('/login/start-copy')
    await expect(look).toBeVisible()
    await expect(look).not.toHaveCSS('color', ours)
    await expect(page.getByText('Onelot')).toHaveCount(0)
    await expect(page).not.toHaveTitle(/Onelot/)
    await expect(icon).not.toHaveAttribute('href', /logo/)
    release()
    await expect(page.getByRole('heading', { name: 'Haneul Securities' })).toBeVisible()
    await expect(look).toHaveCSS('color', brown)
  })

  await test.step('starts as the broker’s from then on', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await holdRoute(page, siteConfig)
    await page.route('**/assets/startApp-*.js', () => undefined)
    await app.load('/login/start-copy')
    await expect(page.getByRole('heading', { name: 'Haneul Securities' })).toBeVisible()
    await expect(page).toHaveTitle(/Haneul Securities/)
    await expect(icon).toHaveAttribute('href', '/haneul.svg')
    await page.unroute('**/assets/startApp-*.js')
    await app.load('/login/login')
    await expect(page.getByRole('navigation').getByRole('link').first()).toHaveCSS('color', brown)
  })
})

test('a site has words and a language of its own without a build', async ({ page, app, own: broker }) => {
  const words = {
    en: { landing: { sentence: 'Invest like a neighbour.' } },
    ja: { login: { submit: 'ログイン' } },
  }
  for (const [language, own] of Object.entries(words))
    await page.route(`**/words/${language}.json`, (route) => route.fulfill({ json: own }))
  await broker.operate('settings', { config: { words: '/words/', languages: 'ja ja-JP en 日本語' } })

  await test.step('has its words in place of ours, in a first start too', async () => {
    await app.open('/login/start-copy')
    await expect(page.getByText('Invest like a neighbour.')).toBeVisible()
  })

  await test.step('is read in the language that it adds, also after a reload', async () => {
    await app.load('/information/changeLang')
    const choice = page.getByRole('radio', { name: '日本語' })
    await choice.click()
    await expect(choice).toBeChecked()
    await app.load('/login/login')
    await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  })
})

test('what a site’s configuration brings or takes away shows at once, and leaves what was typed', async ({
  page,
  app,
  own: broker,
}) => {
  const words = {
    en: { login: { submit: 'Step inside' } },
    ja: { login: { submit: 'ログイン' } },
  }
  for (const [language, own] of Object.entries(words))
    await page.route(`**/words/${language}.json`, (route) => route.fulfill({ json: own }))
  const config = { words: '/words/', languages: 'ja ja-JP en 日本語' }
  await broker.operate('settings', { config })
  const phone = page.getByRole('textbox').first()
  const submit = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('words that come in a first start', async () => {
    const release = await holdRoute(page, siteConfig)
    await app.open('/login/login')
    await expect(submit('Log in')).toBeVisible()
    await phone.fill('01012345678')
    release()
    await expect(submit('Step inside')).toBeVisible()
    await expect(phone).toHaveValue('01012345678')
    await page.unroute(siteConfig)
  })

  await test.step('words and a language that it does not have any more', async () => {
    await app.load('/information/changeLang')
    const japanese = page.getByRole('radio', { name: '日本語' })
    await japanese.click()
    await expect(japanese).toBeChecked()
    await broker.operate('settings', { config: { words: '', languages: '' } })
    const release = await holdRoute(page, siteConfig)
    await app.load('/login/login')
    await expect(submit('ログイン')).toBeVisible()
    await phone.fill('01012345678')
    release()
    await expect(submit('Log in')).toBeVisible()
    await expect(phone).toHaveValue('01012345678')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await page.unroute(siteConfig)
  })
})

test('a form of money that is open while the configuration arrives is in a currency of the site', async ({
  page,
  app,
  own: broker,
}) => {
  await broker.operate('settings', { config: { currencies: 'THB, TWD' } })
  await app.becomeVerified()
  const select = (label: string, currency: string) =>
    page.getByRole('combobox', { name: label }).and(page.locator(`:has(option[value="${currency}"]:checked)`))
  const chip = (label: string, currency: string) =>
    page.getByRole('group', { name: label }).getByRole('button', { name: currency, pressed: true })
  const forms = [
    { path: '/information/recharge', usual: 'USD', chosen: select, label: deposit.currency },
    { path: '/information/cashOut', usual: 'USD', chosen: chip, label: withdraw.currency },
    { path: '/information/exChange', usual: 'KRW', chosen: select, label: exchange.currency.from },
  ]
  await page.addInitScript(() => localStorage.removeItem('site'))
  for (const { path, usual, chosen, label } of forms)
    await test.step(path, async () => {
      const release = await holdRoute(page, siteConfig)
      await app.load(path)
      await expect(chosen(label, usual)).toBeVisible()
      release()
      await expect(chosen(label, 'THB')).toBeVisible()
      await page.unroute(siteConfig)
    })
})
