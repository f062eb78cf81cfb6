import { type Browser, type Page, expect } from '@playwright/test'
import { fontsLoaded, pinFonts } from '../../../scripts/fonts/pin.ts'
import { codes } from '../../../packages/screens/src/parts/codes/messages/en.ts'
import { devices } from '../../../packages/screens/src/member/devices/messages/en.ts'
import { forgotPassword } from '../../../packages/screens/src/member/forgot-password/messages/en.ts'
import { fundPassword, identity } from '../../../packages/screens/src/member/fund-password/messages/en.ts'
import { app as words } from '../../../packages/screens/src/base/i18n/messages/en.ts'
import { login } from '../../../packages/screens/src/member/login/messages/en.ts'
import { register } from '../../../packages/screens/src/member/register/messages/en.ts'
import { facesSheet } from './broker.ts'

export interface Person {
  readonly phone: string
  readonly password: string
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Answers the one question that a page asks. */
export async function answer(page: Page, label: string, text: string, button: string = words.form.next) {
  await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(text)
  await press(page, button)
}

/** From the first question of the registration on. */
export async function openAccount(page: Page, { phone, password }: Person): Promise<void> {
  await answer(page, words.fields.phone, phone)
  await answer(page, words.fields.password, password)
  await answer(page, register.passwordConfirm, password)
  await answer(page, register.invitation, 'ONELOT')
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
  await press(page, register.submit)
}

/** Where a session that has ended leads; what is set up after a login has an address that begins alike. */
export const seeLogin = (page: Page) => expect(page).toHaveURL(/#\/login\/login$/)

export async function logIn(page: Page, { phone, password }: Person): Promise<void> {
  await page.getByLabel(words.fields.phone).fill(phone)
  await page.getByLabel(words.fields.password, { exact: true }).fill(password)
  await press(page, login.submit)
}

/** A browser of its own, as on another device. */
export async function onAnotherDevice(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } })
  await context.addInitScript(pinFonts, facesSheet)
  const page = await context.newPage()
  await page.goto(`/#${path}`)
  await page.evaluate(fontsLoaded)
  return page
}

/** Chooses the first withdrawal password, where its form is open. */
export async function setFundPassword(page: Page, digits: string): Promise<void> {
  const { label, confirm } = identity.newFundPassword
  await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(digits)
  await expect(page.getByRole('heading', { name: confirm.ask })).toBeVisible()
  await answer(page, label, digits, fundPassword.set)
}

/** Replaces a forgotten password by a code of the demo, from the form on. */
export async function resetPassword(page: Page, { phone, password }: Person): Promise<void> {
  await page.getByLabel(words.fields.phone).fill(phone)
  await press(page, forgotPassword.send)
  await press(page, codes.fillIn)
  await press(page, words.form.next)
  await answer(page, forgotPassword.next, password)
  await answer(page, forgotPassword.again, password, forgotPassword.submit)
  await expect(page.getByText(forgotPassword.done)).toBeVisible()
}

/** Logs the other one of two devices out, where they are listed. */
export async function endOtherDevice(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: devices.list }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('button').click()
  await press(page, devices.end.action)
  await expect(rows).toHaveCount(1)
}
