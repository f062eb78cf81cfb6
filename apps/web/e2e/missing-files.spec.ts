import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { marketRows } from './marketRows.ts'

interface BuiltFile {
  readonly name?: string
  readonly file: string
  readonly css?: readonly string[]
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/manifest.json'), 'utf8'),
) as Readonly<Record<string, BuiltFile>>

/** @param source how the path of its source ends, or the name of a file of several */
function built(source: string): BuiltFile {
  const found = Object.entries(manifest).find(([path, { name }]) => path.endsWith(source) || name === source)
  if (found === undefined) throw new Error(`the build has no ${source}`)
  return found[1]
}
const scriptOf = (source: string): string => built(source).file
function sheetOf(source: string): string {
  const [sheet] = built(source).css ?? []
  if (sheet === undefined) throw new Error(`${source} has no stylesheet`)
  return sheet
}

/** The server does not answer for the file, until it is asked to. */
async function loseFile(page: Page, file: string): Promise<() => void> {
  let reachable = false
  await page.route(`**/${file}`, (route) => (reachable ? route.continue() : route.abort()))
  return () => {
    reachable = true
  }
}

test('a page without its first script offers after a while to load it anew', async ({ app, page }) => {
  const giveBack = await loseFile(page, scriptOf('index.html'))
  await app.open('/market/index')
  const anew = page.getByRole('link', { name: /Load again/ })
  await expect(anew).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(anew).toBeVisible()
  giveBack()
  await anew.click()
  await expect(page).toHaveURL(/#\/login\/start-copy$/)
})

for (const [what, file] of [
  ['the app', scriptOf('src/startApp.tsx')],
  ['what the app imports', scriptOf('router')],
  ['the styles of the app', sheetOf('src/startApp.tsx')],
  ['the texts of the language', scriptOf('screens/src/base/i18n/languages/en.ts')],
  ['a screen', scriptOf('screens/src/market/market/index.ts')],
  ['the styles of a screen', sheetOf('screens/src/market/market/index.ts')],
  ['the texts of a screen', scriptOf('screens/src/market/market/messages/en.ts')],
] as const) {
  test(`a page without ${what} says so, and shows once it is tried again`, async ({ app, page }) => {
    const giveBack = await loseFile(page, file)
    await app.open('/market/index')
    await expect(page.getByRole('alert')).toContainText('Could not load this screen')
    await expect(page.getByText('Your money and orders are as they were.')).toBeVisible()
    giveBack()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(marketRows(page).first()).toBeVisible()
  })
}

test('the way back to the start loads the page anew where the whole app has failed', async ({
  app,
  page,
}) => {
  const giveBack = await loseFile(page, scriptOf('screens/src/base/i18n/languages/en.ts'))
  await app.open('/market/index')
  await expect(page.getByRole('alert')).toBeVisible()
  giveBack()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL(/#\/login\/start-copy$/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test.describe('a language whose texts do not come', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('prefs.language'))

  test('is not chosen, and is chosen once they come', async ({ app, page }) => {
    const giveBack = await loseFile(page, scriptOf('screens/src/base/i18n/languages/kor.ts'))
    await app.open('/information/changeLang')
    await page.getByRole('radio', { name: '한국어' }).click()
    await expect(page.getByText('Could not load the language')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    expect(await stored(page)).toBeNull()
    giveBack()
    await page.getByRole('radio', { name: '한국어' }).click()
    await expect(page.getByRole('heading', { name: '언어' })).toBeVisible()
    expect(await stored(page)).toBe('kor')
  })

  test('leaves the language that was chosen after it', async ({ app, page }) => {
    let fail: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(`**/${scriptOf('screens/src/base/i18n/languages/kor.ts')}`, async (route) => {
      await held
      await route.continue()
    })
    await app.open('/information/changeLang')
    await page.getByRole('radio', { name: '한국어' }).click()
    await page.getByRole('radio', { name: '繁體中文' }).click()
    await expect(page.getByRole('heading', { name: '語言' })).toBeVisible()
    const arrived = page.waitForResponse(`**/${scriptOf('screens/src/base/i18n/languages/kor.ts')}`)
    fail()
    await arrived
    await page.getByRole('radio', { name: '繁體中文' }).focus()
    expect(await stored(page)).toBe('tw')
    await expect(page.getByRole('heading', { name: '語言' })).toBeVisible()
  })
})

for (const [what, file] of [
  ['the star', scriptOf('WatchStar')],
  ['the parts below the price', scriptOf('stock-detail/LateBlocks.tsx')],
  ['the chart', scriptOf('stock-detail/engine.ts')],
  ['the styles of the chart', sheetOf('stock-detail/engine.ts')],
] as const) {
  test(`a screen shows without ${what}`, async ({ app, page }) => {
    await loseFile(page, file)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file))
    await app.open('/market/stockDetail?instrument=US%3AAAPL')
    await expect(page.getByRole('heading', { name: 'Apple' })).toBeVisible()
    await lost
    await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Could not load this screen' })).toHaveCount(0)
  })
}

test('a sheet that does not come says so in its place, and the screen stays', async ({ app, page }) => {
  await app.becomeMember()
  await loseFile(page, scriptOf('stock-detail/tradeSheets.ts'))
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await page.getByRole('button', { name: 'Buy' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/Could not load/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible()
})
