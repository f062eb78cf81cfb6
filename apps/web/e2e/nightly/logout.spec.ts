import { settings } from '../../../../packages/screens/src/member/settings/messages/en.ts'
import { screen as settingsScreen } from '../../../../packages/screens/src/member/settings/screen.ts'
import { screen as login } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as market } from '../../../../packages/screens/src/market/market/screen.ts'
import { screen as account } from '../../../../packages/screens/src/site/mine/screen.ts'
import { expect, test } from '../fixtures.ts'

test('logging out forgets token and account at once, and leads to the login', async ({ app, page }) => {
  await app.becomeMember()
  await app.load(market.path)
  await page.getByRole('link', { name: account.title.en, exact: true }).click()
  await page.getByRole('link', { name: settingsScreen.title.en, exact: true }).click()
  const kept = () => page.evaluate(() => ['tokend', 'account'].filter((name) => localStorage.getItem(name)))
  await expect.poll(kept).toEqual(['tokend', 'account'])
  await page.getByRole('button', { name: settings.logOut.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: settings.logOut.action }).click()
  await expect.poll(kept).toEqual([])
  await expect(page).toHaveURL(new RegExp(`#${login.path}$`))
  expect(
    await page.evaluate(() => sessionStorage.getItem('ended')),
    'not as if a session had expired',
  ).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`#${account.path}$`))
})
