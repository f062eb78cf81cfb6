import { besidePrice, scriptOf, sheetOf } from './builtFiles.ts'
import { expect, test } from './fixtures.ts'
import { loseFile, marketComesBackWith, stockShowsWithout } from './lostFiles.ts'

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
  ['the styles of a screen', sheetOf('screens/src/market/market/index.ts')],
] as const) {
  test(`a page without ${what} says so, and shows once it is tried again`, async ({ app, page }) => {
    await marketComesBackWith(file, { app, page })
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

test('a language whose texts do not come is not chosen, and is chosen once they come', async ({
  app,
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('prefs.language'))
  const giveBack = await loseFile(page, scriptOf('screens/src/base/i18n/languages/kor.ts'))
  await app.open('/information/changeLang')
  await page.getByRole('radio', { name: '한국어' }).click()
  await expect(page.getByText('Could not load the language')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(await stored()).toBeNull()
  giveBack()
  await page.getByRole('radio', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { name: '언어' })).toBeVisible()
  expect(await stored()).toBe('kor')
})

test('a screen shows without what is beside its price', async ({ app, page }) => {
  const files = besidePrice.map(([, file]) => file)
  await stockShowsWithout(files, { app, page })
})

test('a sheet that does not come says so in its place, and the screen stays', async ({ app, page }) => {
  await app.becomeMember()
  await loseFile(page, scriptOf('stock-detail/tradeSheets.ts'))
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await page.getByRole('button', { name: 'Buy' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/Could not load/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible()
})
