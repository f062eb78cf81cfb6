import { besidePrice, scriptOf, sheetOf } from '../builtFiles.ts'
import { expect, test } from '../fixtures.ts'
import { holdRoute } from '../holdRoute.ts'
import { marketComesBackWith, stockShowsWithout } from '../lostFiles.ts'

for (const [what, file] of [
  ['what the app imports', scriptOf('router')],
  ['the styles of the app', sheetOf('shared')],
  ['the texts of the language', scriptOf('screens/src/base/i18n/languages/en.ts')],
  ['a screen', scriptOf('screens/src/market/market/index.ts')],
  ['the texts of a screen', scriptOf('screens/src/market/market/messages/en.ts')],
] as const) {
  test(`a page without ${what} says so, and shows once it is tried again`, async ({ app, page }) => {
    await marketComesBackWith(file, { app, page })
  })
}

test('a language whose texts do not come leaves the one that was chosen after it', async ({ app, page }) => {
  const texts = `**/${scriptOf('screens/src/base/i18n/languages/kor.ts')}`
  const release = await holdRoute(page, texts)
  await app.open('/information/changeLang')
  await page.getByRole('radio', { name: '한국어' }).click()
  await page.getByRole('radio', { name: '繁體中文' }).click()
  await expect(page.getByRole('heading', { name: '語言' })).toBeVisible()
  const arrived = page.waitForResponse(texts)
  release()
  await arrived
  await page.getByRole('radio', { name: '繁體中文' }).focus()
  expect(await page.evaluate(() => localStorage.getItem('prefs.language'))).toBe('tw')
  await expect(page.getByRole('heading', { name: '語言' })).toBeVisible()
})

for (const [what, file] of besidePrice) {
  test(`a screen shows without ${what}`, async ({ app, page }) => {
    await stockShowsWithout([file], { app, page })
  })
}
