import { screen as addBankCard } from '../../../../packages/screens/src/member/add-bank-card/screen.ts'
import { afterLogin } from '../../../../packages/screens/src/member/after-login/messages/en.ts'
import { screen as checklist } from '../../../../packages/screens/src/member/after-login/screen.ts'
import { fundPassword, identity } from '../../../../packages/screens/src/member/fund-password/messages/en.ts'
import { screen as home } from '../../../../packages/screens/src/site/home/screen.ts'
import { app as words } from '../../../../packages/screens/src/base/i18n/messages/en.ts'
import { login } from '../../../../packages/screens/src/member/login/messages/en.ts'
import { screen as loginScreen } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as account } from '../../../../packages/screens/src/site/mine/screen.ts'
import { settings } from '../../../../packages/screens/src/member/settings/messages/en.ts'
import { screen as settingsScreen } from '../../../../packages/screens/src/member/settings/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { password, register } from '../members.ts'
import { submitRealName } from '../submitRealName.ts'

const phone = '01087650931'
const digits = '730518'
const { items, states } = afterLogin.setUp

test('what is missing is listed after a login, until it is put off', async ({ page, app, own: broker }) => {
  const member = await register(broker, phone)
  const isAt = (path: string) => expect(page).toHaveURL(new RegExp(`#${path}$`))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const logIn = async () => {
    await isAt(loginScreen.path)
    await page.getByLabel(words.fields.phone).fill(phone)
    await page.getByLabel(words.fields.password, { exact: true }).fill(password)
    await press(login.submit)
  }
  const logOut = async () => {
    await app.load(account.path)
    await page.getByRole('link', { name: settingsScreen.title.en, exact: true }).click()
    await press(settings.logOut.action)
    await page.getByRole('dialog').getByRole('button', { name: settings.logOut.action }).click()
  }
  const rows = page.getByRole('list', { name: afterLogin.setUp.label }).getByRole('listitem')

  await test.step('a login leads to what is missing', async () => {
    await app.open(loginScreen.path)
    await logIn()
    await isAt(checklist.path)
    await expect(rows).toContainText([states.toDo, states.toDo, states.waits])
  })

  await test.step('each item leads on and back, and is done then', async () => {
    await rows.nth(1).getByRole('link').click()
    const field = page.getByLabel(identity.newFundPassword.label, { exact: true }).and(page.locator('input'))
    await field.fill(digits)
    await expect(page.getByRole('heading', { name: identity.newFundPassword.confirm.ask })).toBeVisible()
    await field.fill(digits)
    await press(fundPassword.set)
    await isAt(checklist.path)
    await expect(rows).toContainText([states.toDo, states.done, states.waits])
    await submitRealName(broker, member, '홍길동')
    await broker.operate('clock', { advance: '10 s' })
    await page.reload()
    await expect(rows).toContainText([states.done, states.done, states.toDo])
  })

  await test.step('what is put off is not asked for at the next login', async () => {
    await logOut()
    await logIn()
    await isAt(checklist.path)
    await expect(page.getByRole('button', { name: items.payee.action })).toBeVisible()
    await press(afterLogin.setUp.later)
    await isAt(home.path)
    await logOut()
    await logIn()
    await isAt(home.path)
  })

  await test.step('the next item is where its button leads', async () => {
    await app.open(checklist.path)
    await press(items.payee.action)
    await isAt(addBankCard.path)
  })
})
