import type { Page, Request } from '@playwright/test'
import { asMember } from './asMember.ts'
import { expect, test } from './fixtures.ts'
import { holdRoute } from './holdRoute.ts'

const isCall = (request: Request): boolean => request.url().includes('/api/vue/')
/** Path and body of a call, whatever the order of its fields. */
const callOf = (request: Request): string => {
  const body: unknown = request.postDataJSON()
  const fields = typeof body === 'object' && body !== null ? Object.entries(body).sort() : []
  return `${new URL(request.url()).pathname.replace('/api/vue/', '')} ${JSON.stringify(fields)}`
}

function callsOn(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (isCall(request) && !request.url().endsWith('/stream/open')) calls.push(callOf(request))
  })
  return calls
}

/** What each screen shows once its first reads have arrived, and the calls that it makes first. */
const screens = [
  {
    path: '/home/index',
    shows: /Total assets/,
    reads: ['home/briefing', 'home/due', 'market/overview', 'common/config'],
  },
  { path: '/market/index', shows: /^Open until/, reads: ['market/list', 'market/overview', 'common/config'] },
  {
    path: '/market/stockDetail?instrument=US%3AAAPL',
    shows: /Apple/,
    reads: ['market/detail', 'market/candles', 'trade/account', 'watchlist/groups', 'common/config'],
  },
  {
    path: '/trade/index',
    shows: /Total assets/,
    reads: ['trade/holdings', 'trade/positions', 'common/config'],
  },
  {
    path: '/information/index',
    shows: /Total assets/,
    reads: ['member/me', 'trade/summary', 'common/config'],
  },
  { path: '/information/fundRecord', shows: /Practice money/, reads: ['fund/records'] },
]

for (const { path, shows, reads } of screens) {
  test(`${path} asks for what it shows once, before the app's script has arrived`, async ({ app, page }) => {
    await app.becomeMember()
    const release = await holdRoute(page, '**/assets/startApp-*.js')
    const calls = callsOn(page)
    await app.open(path)
    await expect.poll(() => calls.map((call) => call.split(' ')[0]).sort()).toEqual([...reads].sort())
    release()
    await expect(page.getByText(shows).first()).toBeVisible()
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })
}

test('a list that is on its way as the account changes is asked for once', async ({ app, broker, page }) => {
  const member = await app.becomeMember()
  const release = await holdRoute(page, '**/trade/products')
  const calls = callsOn(page)
  const timesOf = (path: string) => calls.filter((call) => call.startsWith(`${path} `)).length
  await app.open('/trade/index')
  await expect.poll(() => timesOf('trade/products')).toBe(1)
  const before = timesOf('trade/positions')
  const order = { instrument: 'US:AAPL', side: 'long', type: 'market', lots: 1, leverage: 1 }
  await asMember(broker, member, 'trade/place', order)
  await expect.poll(() => timesOf('trade/positions')).toBeGreaterThan(before)
  const answered = page.waitForResponse('**/trade/products')
  release()
  await answered
  expect(timesOf('trade/products')).toBe(1)
})

test('a guest asks for nothing of a member', async ({ app, page }) => {
  const calls = callsOn(page)
  await app.open('/information/index')
  await expect(page.getByText('Log in to see this')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('member/') || call.startsWith('trade/'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page shows its colours, and nothing of a name that may be another’s', async ({ app, page }) => {
    await app.open('/market/index')
    await expect(page.getByText('Onelot')).toHaveCount(0)
    await expect(page.locator('main svg')).toBeVisible()
    const main = page.locator('main')
    expect(await main.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
    expect((await main.boundingBox())?.height).toBe(844)
  })
})

test('what a stock costs, its details and its buttons show before the chart’s engine has arrived', async ({
  app,
  page,
}) => {
  await page.route('**/assets/engine-*.js', () => undefined)
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await expect(page.getByRole('heading', { name: 'Apple' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible()
  await expect(page.getByText('52-week range')).toBeVisible()
})

test('a chart that cannot be loaded says so, and is tried again', async ({ app, page }) => {
  const engine = '**/assets/engine-*.js'
  // However often the browser asks, by preloads and by imports.
  await page.route(engine, (route) => route.abort())
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await expect(page.getByText('Could not load the chart')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible()
  await page.unroute(engine)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('application')).toBeVisible()
})

test('a dialog locks the page under a policy that refuses style elements', async ({
  app,
  page,
  complaints,
}) => {
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  expect(await overflow()).not.toBe('hidden')
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(overflow).not.toBe('hidden')
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => {
          resolve(event.effectiveDirective)
        })
        const injected = document.createElement('style')
        injected.textContent = 'body { display: none }'
        document.head.append(injected)
      }),
  )
  expect(await refused).toBe('style-src-elem')
  expect(complaints.splice(0)).toHaveLength(1)
})
