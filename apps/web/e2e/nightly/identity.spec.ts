import type { Page } from '@playwright/test'
import { addBankCard as cardTexts } from '../../../../packages/screens/src/member/add-bank-card/messages/en.ts'
import { screen as addBankCard } from '../../../../packages/screens/src/member/add-bank-card/screen.ts'
import { screen as addWallet } from '../../../../packages/screens/src/member/add-wallet/screen.ts'
import { afterLogin } from '../../../../packages/screens/src/member/after-login/messages/en.ts'
import { screen as checklist } from '../../../../packages/screens/src/member/after-login/screen.ts'
import { closeAccount } from '../../../../packages/screens/src/member/close-account/messages/en.ts'
import { screen as closing } from '../../../../packages/screens/src/member/close-account/screen.ts'
import { screen as devicesScreen } from '../../../../packages/screens/src/member/devices/screen.ts'
import { screen as forgotten } from '../../../../packages/screens/src/member/forgot-password/screen.ts'
import { screen as home } from '../../../../packages/screens/src/site/home/screen.ts'
import { login } from '../../../../packages/screens/src/member/login/messages/en.ts'
import { screen as loginScreen } from '../../../../packages/screens/src/member/login/screen.ts'
import { payees } from '../../../../packages/screens/src/parts/payees/messages/en.ts'
import { realName } from '../../../../packages/screens/src/member/real-name/messages/en.ts'
import { screen as verification } from '../../../../packages/screens/src/member/real-name/screen.ts'
import { screen as registration } from '../../../../packages/screens/src/member/register/screen.ts'
import { screen as wallets } from '../../../../packages/screens/src/member/wallets/screen.ts'
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
import { photoOf, placeNoted } from '../photoWithPlace.ts'

const phone = '01087650475'
const first = { phone, password: 'Onelot2026' }
const second = { phone, password: 'Onelot2028' }
const name = '홍길동'
const idNumber = '900101-1'
const digits = '730518'
const cardNumber = '110234567890'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const isAt = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`#${path}(\\?|$)`))

async function verify(page: Page): Promise<void> {
  await press(page, realName.begin)
  await page.getByLabel(realName.fields.name, { exact: true }).fill(name)
  await press(page, 'Next')
  await page.getByLabel(realName.fields.idNumber).fill(idNumber)
  await press(page, 'Next')
  for (const side of ['front', 'back'] as const) {
    await expect(page.getByRole('heading', { name: realName.questions[side].ask })).toBeVisible()
    const buffer = await photoOf(page)
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: realName.fields[side] })).toBeVisible()
    await press(page, 'Next')
  }
  await press(page, realName.submit)
  await expect(page.getByRole('heading', { name: realName.states.passed.title })).toBeVisible({
    timeout: 20_000,
  })
}

const enterDigits = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Withdrawal password' }).pressSequentially(digits)

async function linkCard(page: Page): Promise<void> {
  await page.getByLabel(cardTexts.number).fill(cardNumber)
  await page.getByRole('combobox', { name: cardTexts.bank }).click()
  await page.getByRole('option', { name: 'Shinhan Bank' }).click()
  await page.getByLabel(cardTexts.holder).fill(name)
  await press(page, addBankCard.title.en)
  await enterDigits(page)
}

test('a member is set up from the registration to the last item, guards the account, and closes it', async ({
  page,
  app,
  own: broker,
  browser,
}) => {
  const { states } = afterLogin.setUp
  const items = page.getByRole('list', { name: afterLogin.setUp.label }).getByRole('listitem')

  await test.step('registers, and is told what is missing', async () => {
    await app.open(registration.path)
    await openAccount(page, first)
    await isAt(page, checklist.path)
    await app.load(checklist.path)
    await expect(items).toContainText([states.toDo, states.toDo, states.waits])
  })

  await test.step('verifies the identity by photos that know their place', async () => {
    await app.load(verification.path)
    await verify(page)
  })

  await test.step('sets a withdrawal password from the checklist', async () => {
    await app.load(checklist.path)
    await items.nth(1).getByRole('link').click()
    await setFundPassword(page, digits)
    await expect(items).toContainText([states.done, states.done, states.toDo])
  })

  await test.step('links a bank account and a wallet', async () => {
    await press(page, afterLogin.setUp.items.payee.action)
    await isAt(page, addBankCard.path)
    await linkCard(page)
    await expect(page).not.toHaveURL(new RegExp(`#${addBankCard.path}`))
    await app.load(addWallet.path)
    await page.getByLabel(payees.address).fill(tron)
    await press(page, addWallet.title.en)
    await enterDigits(page)
    await expect(page).not.toHaveURL(new RegExp(`#${addWallet.path}`))
    await app.load(wallets.path)
    await expect(page.getByRole('button', { name: /TR7NHq…Lj6t/ })).toBeVisible()
  })

  const elsewhere = await onAnotherDevice(browser, broker.origin, loginScreen.path)

  await test.step('a login asks for nothing more, and the first device ends the second', async () => {
    await logIn(elsewhere, first)
    await isAt(elsewhere, home.path)
    await app.load(devicesScreen.path)
    await endOtherDevice(page)
    await seeLogin(elsewhere)
  })

  await test.step('a forgotten password ends all sessions', async () => {
    await elsewhere.goto(`/?forgotten#${forgotten.path}`)
    await resetPassword(elsewhere, second)
    await seeLogin(page)
  })

  await test.step('the database keeps nothing of the photos’ place', () => {
    expect(broker.database().includes(placeNoted)).toBe(false)
  })

  await test.step('closes the account', async () => {
    await app.load(loginScreen.path)
    await logIn(page, second)
    await expect(page).not.toHaveURL(/#\/login\//)
    await app.load(closing.path)
    await press(page, closeAccount.next)
    await page.getByLabel(closeAccount.form.password, { exact: true }).fill(second.password)
    const ownKeys = page
      .getByLabel(closeAccount.form.fundPassword, { exact: true })
      .and(page.locator('input'))
    await ownKeys.fill(digits)
    // The keys go with the focus.
    await ownKeys.press('Tab')
    await page.getByRole('checkbox').check()
    await press(page, closeAccount.form.submit)
    await page
      .getByRole('dialog', { name: closeAccount.confirm.question })
      .getByRole('button', { name: closeAccount.confirm.action })
      .click()
    await expect(page.getByText(login.closed)).toBeVisible()
  })

  await test.step('nobody reads who it was in the database', async () => {
    await broker.stop()
    const bytes = broker.database()
    for (const known of [phone, name, '9001011', idNumber, cardNumber, tron, placeNoted])
      expect(bytes.includes(known), known).toBe(false)
  })

  await elsewhere.context().close()
})
