import { afterLogin } from '../../../../packages/screens/src/member/after-login/messages/en.ts'
import { screen as home } from '../../../../packages/screens/src/site/home/screen.ts'
import { refusals } from '../../../../packages/api-client/src/texts/en.ts'
import { codes } from '../../../../packages/screens/src/parts/codes/messages/en.ts'
import { app as words } from '../../../../packages/screens/src/base/i18n/messages/en.ts'
import { login } from '../../../../packages/screens/src/member/login/messages/en.ts'
import { mine as mineTexts } from '../../../../packages/screens/src/site/mine/messages/en.ts'
import { screen as loginScreen } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as mine } from '../../../../packages/screens/src/site/mine/screen.ts'
import { screen as details } from '../../../../packages/screens/src/member/personal-details/screen.ts'
import { phoneNumber } from '../../../../packages/screens/src/member/phone-number/messages/en.ts'
import { screen as phoneScreen } from '../../../../packages/screens/src/member/phone-number/screen.ts'
import { seatAccount } from '../../../../packages/screens/src/member/seat-account/messages/en.ts'
import { screen as seatScreen } from '../../../../packages/screens/src/member/seat-account/screen.ts'
import { settings } from '../../../../packages/screens/src/member/settings/messages/en.ts'
import { screen as settingsScreen } from '../../../../packages/screens/src/member/settings/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'

const next = '01077770319'

test('a member changes the phone number, logs in with it, and gets a seat', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const passwordField = page.getByLabel(words.fields.password, { exact: true })
  /** By links, one after the other: a page that is loaded anew would have the first session again. */
  const follow = async (...names: readonly string[]) => {
    for (const name of names) await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }
  const logIn = async (phone: string) => {
    await page.getByLabel(words.fields.phone).fill(phone)
    await passwordField.fill(member.password)
    await press(login.submit)
  }

  await test.step('changes the number from the settings', async () => {
    await app.load(settingsScreen.path)
    await page.getByRole('link', { name: phoneScreen.title.en }).click()
    await page.getByRole('textbox', { name: phoneNumber.next }).fill(next)
    await press(words.form.next)
    await press(codes.fillIn)
    await press(words.form.next)
    await passwordField.fill(member.password)
    await press(phoneNumber.submit)
    await expect(page.getByText(phoneNumber.done)).toBeVisible()
    await expect(page.getByRole('link', { name: phoneScreen.title.en })).toContainText(next.slice(-4))
  })

  await test.step('logs out, and in with the new number: the old one opens nothing', async () => {
    await press(settings.logOut.action)
    await page.getByRole('dialog').getByRole('button', { name: settings.logOut.action }).click()
    await expect(page).toHaveURL(new RegExp(`#${loginScreen.path}$`))
    await logIn(member.phone)
    await expect(page.getByText(refusals.refusals.CREDENTIALS_WRONG).first()).toBeVisible()
    await logIn(next)
    await press(afterLogin.setUp.later)
    await expect(page).toHaveURL(new RegExp(`#${home.path}$`))
  })

  await test.step('applies for a seat from the personal details', async () => {
    await follow(mine.title.en)
    // Both come when they have been read, and move the links below them.
    for (const name of [mineTexts.nextStep, mineTexts.accounts.title])
      await expect(page.getByRole('region', { name })).toBeVisible()
    await follow(settingsScreen.title.en, details.title.en, seatScreen.title.en)
    await broker.reviewAfterAnHour('seat.account')
    await page.getByLabel(seatAccount.code).fill('NOBODY-1')
    await press(seatAccount.apply)
    await expect(page.getByLabel(seatAccount.code)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(seatAccount.code).fill('ONELOT-SEAT')
    await press(seatAccount.apply)
    await expect(page.getByRole('heading', { name: seatAccount.states.underReview.title })).toBeVisible()
    await broker.operate('clock', { advance: '1 h' })
    await expect(page.getByRole('heading', { name: seatAccount.states.seat.title })).toBeVisible()
  })

  await test.step('sees the seat on Mine', async () => {
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`#${mine.path}$`))
    await expect(page.getByText(mineTexts.seat, { exact: true })).toBeVisible()
  })
})
