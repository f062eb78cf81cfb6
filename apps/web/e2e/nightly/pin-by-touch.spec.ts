import { fundPassword, identity } from '../../../../packages/screens/src/member/fund-password/messages/en.ts'
import { screen as fundPass } from '../../../../packages/screens/src/member/fund-password/screen.ts'
import { screen as mine } from '../../../../packages/screens/src/site/mine/screen.ts'
import { screen as registerScreen } from '../../../../packages/screens/src/member/register/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { openAccount } from '../identitySteps.ts'

test('a withdrawal password is chosen and confirmed by a finger on our keys', async ({ page, app }) => {
  await app.open(registerScreen.path)
  await openAccount(page, { phone: '01087650320', password: 'Onelot2026' })
  await expect(page).not.toHaveURL(new RegExp(`#${registerScreen.path}`))
  await app.load(mine.path)
  await app.open(fundPass.path)
  const { label, confirm } = identity.newFundPassword
  const field = page.getByLabel(label, { exact: true }).and(page.locator('input'))
  const tap = async (digits: string) => {
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap()
  }
  await tap('730518')
  await expect(page.getByRole('heading', { name: confirm.ask })).toBeVisible()
  await expect(field).toHaveValue('')
  await tap('730518')
  await expect(field).toHaveValue('730518')
  await page.getByRole('button', { name: fundPassword.set, exact: true }).tap()
  await expect(page.getByText(fundPassword.isSet)).toBeVisible()
})
