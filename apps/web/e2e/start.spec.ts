import type { Page } from '@playwright/test'
import { expect, test, testAlone } from './fixtures.ts'
import { holdRoute } from './holdRoute.ts'

/** What is asked of the broker, but for the stream. */
function callsOn(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/vue/')
    if (path !== undefined && path !== 'stream/open') calls.push(path)
  })
  return calls
}

/** Counts frames in the page, and notes in which of them something is there for the first time. */
function noteFrames(marks: Readonly<Record<string, string>>): void {
  const firstIn: Record<string, number> = {}
  let frames = 0
  const next = () => {
    frames += 1
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(marks))
      if (document.querySelector(selector) !== null) firstIn[name] ??= frames
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] })
  Object.assign(window, { firstIn })
}

testAlone('home after a day away asks the broker for six answers, each once', async ({ app, own, page }) => {
  await app.becomeMember()
  await app.open('/home/index')
  const row = page.locator('main a[href*="stockDetail?instrument=US"]').first()
  await expect(row).toBeVisible()
  await own.operate('clock', { advance: '1 day' })
  const calls = callsOn(page)
  await app.load('/home/index')
  await expect(row).toBeVisible()
  // A price that ticks comes after what the stream says of the account.
  const instrument = decodeURIComponent((await row.getAttribute('href'))?.split('instrument=')[1] ?? '')
  await own.operate('price', { instrument, price: '12300' })
  await expect(row).toContainText('12,300')
  expect(calls.sort()).toEqual([
    'common/config',
    'home/briefing',
    'home/due',
    'market/list',
    'market/overview',
    'messages/unread',
  ])
})

test('the news of home are read once one scrolls to them', async ({ app, page }) => {
  const calls = callsOn(page)
  await app.open('/home/index')
  await expect(page.locator('main a[href*="stockDetail"]').first()).toBeVisible()
  expect(calls).not.toContain('market/news')
  await page.locator('main a[href*="/home/newsList"]').last().scrollIntoViewIfNeeded()
  await expect(page.locator('main a[href*="newsDetail"]').first()).toBeVisible()
  expect(calls).toContain('market/news')
})

test('the ticket, the star and what is under the chart of a stock are asked for in a frame after that of its price', async ({
  app,
  page,
}) => {
  const late = ['tradeSheets', 'WatchStar', 'LateBlocks']
  const marks = {
    price: '[role="group"][aria-label="Price"]',
    ...Object.fromEntries(late.map((name) => [name, `link[href*="/assets/${name}-"]`])),
  }
  await page.addInitScript(noteFrames, marks)
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await expect(page.getByRole('application')).toBeVisible()
  const read = () => page.evaluate(() => Reflect.get(window, 'firstIn') as Record<string, number>)
  await expect.poll(async () => Object.keys(await read()).sort()).toEqual(Object.keys(marks).sort())
  const { price = Number.NaN, ...others } = await read()
  expect(Math.min(...Object.values(others))).toBeGreaterThan(price)
})

for (const { address, shows, later } of [
  { address: '/#/market/stockDetail?instrument=US%3AAAPL', shows: 'stock-detail', later: ['engine'] },
  { address: '/', shows: 'home', later: [] },
])
  test(`the files of ${address} are on their way before the app’s script has arrived, each once`, async ({
    app,
    page,
  }) => {
    await app.becomeMember()
    const release = await holdRoute(page, '**/assets/index-*.js')
    const files: string[] = []
    page.on('request', (request) => {
      const [, file] = request.url().split('/assets/')
      if (file !== undefined) files.push(file)
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => files.filter((file) => file.startsWith(`${shows}-`)).length).toBe(2)
    expect(files.filter((file) => file.startsWith('en-')).length).toBeGreaterThan(1)
    for (const name of later)
      await expect.poll(() => files.filter((file) => file.startsWith(`${name}-`)).length).toBe(2)
    release()
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

test('what is under the chart of a stock is asked for after the engine of the chart has arrived', async ({
  app,
  page,
}) => {
  const release = await holdRoute(page, '**/assets/engine-*.js')
  const engine = page.waitForRequest(/\/assets\/engine-.*\.js/)
  const files = new Array<string>()
  page.on('request', (request) => files.push(request.url()))
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await engine
  const late = () => files.filter((file) => /\/(tradeSheets|WatchStar|LateBlocks)-[^/]*\.js$/.test(file))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(late()).toEqual([])
  release()
  await expect.poll(() => late().length).toBe(3)
})

test('a tap on a row of a list that rests loads no file, and asks for the stock and its bars before the stock is drawn', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open('/market/index')
  const row = page.locator('main li a[href*="stockDetail?instrument"]').first()
  await expect(row).toBeVisible()
  const engine = page.waitForResponse(/\/assets\/engine-.*\.js/)
  await page.clock.runFor(2_000)
  await engine
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/\/assets\/(stock-detail|engine|sheets|trading)-.*\.js/.test(url)) asked.push(url)
    if (/market\/(detail|candles)$/.test(url)) asked.push(url.split('/api/vue/')[1] ?? url)
  })
  await row.click()
  await expect(page.getByRole('application')).toBeVisible()
  expect(asked.slice(0, 2)).toEqual(['market/detail', 'market/candles'])
  expect(asked).toHaveLength(2)
})

test('the browser’s tables of numbers are read while the app’s script is on its way', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const { NumberFormat } = Intl
    let made = 0
    Object.defineProperty(Intl, 'NumberFormat', {
      value: new Proxy(NumberFormat, {
        construct: (target, given) => {
          made += 1
          return Reflect.construct(target, given) as object
        },
      }),
    })
    Object.defineProperty(window, 'formatsMade', { get: () => made })
  })
  await page.route('**/assets/startApp-*.js', () => undefined)
  await app.open('/market/index')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'formatsMade') as number)).toBe(1)
})
