import { screen as devicesScreen } from '../../../../packages/screens/src/member/devices/screen.ts'
import { screen as forgotten } from '../../../../packages/screens/src/member/forgot-password/screen.ts'
import { fundPassword } from '../../../../packages/screens/src/member/fund-password/messages/en.ts'
import { screen as fundPass } from '../../../../packages/screens/src/member/fund-password/screen.ts'
import { screen as loginScreen } from '../../../../packages/screens/src/member/login/screen.ts'
import { loginPassword } from '../../../../packages/screens/src/member/login-password/messages/en.ts'
import { screen as loginPass } from '../../../../packages/screens/src/member/login-password/screen.ts'
import { screen as mine } from '../../../../packages/screens/src/site/mine/screen.ts'
import { screen as registerScreen } from '../../../../packages/screens/src/member/register/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import {
  endOtherDevice,
  logIn,
  onAnotherDevice,
  openAccount,
  press,
  resetPassword,
  seeLogin,
  setFundPassword,
} from '../identitySteps.ts'

const phone = '01087650319'
const passwords = { first: 'Onelot2026', second: 'Onelot2027', third: 'Onelot2028' }
const fundDigits = '730518'

test('passwords are set, changed and forgotten, and devices are logged out by it', async ({
  page,
  app,
  own,
  browser,
}) => {
  await test.step('opens an account', async () => {
    await app.open(registerScreen.path)
    await openAccount(page, { phone, password: passwords.first })
    await expect(page).not.toHaveURL(new RegExp(`#${registerScreen.path}`))
  })

  await test.step('sets a withdrawal password', async () => {
    await app.load(mine.path)
    await app.open(fundPass.path)
    await setFundPassword(page, fundDigits)
    await expect(page.getByText(fundPassword.isSet)).toBeVisible()
  })

  const elsewhere = await onAnotherDevice(browser, own.origin, loginScreen.path)

  await test.step('changes the login password, and the other device is logged out', async () => {
    await logIn(elsewhere, { phone, password: passwords.first })
    await expect(elsewhere).not.toHaveURL(new RegExp(`#${loginScreen.path}$`))
    await app.load(mine.path)
    await app.open(loginPass.path)
    await page.getByLabel(loginPassword.current, { exact: true }).fill(passwords.first)
    await page.getByLabel(loginPassword.next, { exact: true }).fill(passwords.second)
    await page.getByLabel(loginPassword.again, { exact: true }).fill(passwords.second)
    await press(page, loginPassword.submit)
    await expect(page.getByText(loginPassword.done)).toBeVisible()
    await seeLogin(elsewhere)
  })

  await test.step('logs another device out from this one', async () => {
    await elsewhere.goto(`/?again#${loginScreen.path}`)
    await logIn(elsewhere, { phone, password: passwords.second })
    await expect(elsewhere).not.toHaveURL(new RegExp(`#${loginScreen.path}$`))
    await app.load(devicesScreen.path)
    await endOtherDevice(page)
    await seeLogin(elsewhere)
  })

  await test.step('replaces a forgotten password, and every device is logged out', async () => {
    await elsewhere.goto(`/?forgotten#${forgotten.path}`)
    await resetPassword(elsewhere, { phone, password: passwords.third })
    await seeLogin(page)
    await logIn(elsewhere, { phone, password: passwords.third })
    await expect(elsewhere).not.toHaveURL(new RegExp(`#${loginScreen.path}$`))
  })

  await elsewhere.context().close()
})
