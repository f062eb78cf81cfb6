import { payees } from '../../../../packages/screens/src/parts/payees/messages/en.ts'
import { screen as addBankCard } from '../../../../packages/screens/src/member/add-bank-card/screen.ts'
import { addBankCard as cardTexts } from '../../../../packages/screens/src/member/add-bank-card/messages/en.ts'
import { screen as addWallet } from '../../../../packages/screens/src/member/add-wallet/screen.ts'
import { screen as bankCards } from '../../../../packages/screens/src/member/bank-cards/screen.ts'
import { screen as wallets } from '../../../../packages/screens/src/member/wallets/screen.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { submitRealName } from '../submitRealName.ts'

const fundPassword = '730518'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

test('a bank account and a wallet are linked, another default is chosen, and one is removed', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const enterPassword = async () => {
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Withdrawal password' })
      .pressSequentially(fundPassword)
  }
  const rows = page.getByRole('list', { name: payees.card.list }).getByRole('button')
  const add = page.getByRole('button', { name: payees.card.add })

  await test.step('is told to verify the identity first', async () => {
    await app.load('/information/index')
    await page.getByRole('link', { name: bankCards.title.en }).click()
    await expect(page.getByRole('button', { name: payees.first.notVerified.action })).toBeVisible()
  })

  await test.step('then to set a withdrawal password', async () => {
    await submitRealName(broker, member, '홍길동')
    await broker.operate('clock', { advance: '10 s' })
    await page.reload()
    await expect(page.getByRole('button', { name: payees.first.fundPassword.action })).toBeVisible()
    const chosen = { fundPassword, fundPasswordConfirm: fundPassword }
    await asMember(broker, member, 'member/setFundPassword', chosen)
    await page.reload()
  })

  const addCard = async (number: string, bank: string) => {
    await add.click()
    await page.getByLabel(cardTexts.number).fill(number)
    await page.getByRole('combobox', { name: cardTexts.bank }).click()
    await page.getByRole('option', { name: bank }).click()
    await page.getByLabel(cardTexts.holder).fill('홍길동')
    await page.getByRole('button', { name: addBankCard.title.en }).click()
    await enterPassword()
  }

  await test.step('adds two bank accounts, the first of which is the default', async () => {
    await addCard('110-234-567890', 'Shinhan Bank')
    await expect(rows).toHaveCount(1)
    await addCard('3333-01-2345678', 'KakaoBank')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: payees.default })).toContainText('•••• 7890')
  })

  await test.step('adds a wallet, and sees its QR code', async () => {
    await page.getByRole('link', { name: wallets.title.en }).click()
    await page.getByRole('button', { name: payees.wallet.add }).click()
    const address = page.getByLabel(payees.address)
    const send = page.getByRole('button', { name: addWallet.title.en })
    await address.fill(tron.replace('R7', 'R8'))
    await send.click()
    await expect(page.getByText('Base58Check')).toBeVisible()
    await address.fill(tron)
    await send.click()
    await enterPassword()
    await page.getByRole('button', { name: /TR7NHq…Lj6t/ }).click()
    await expect(page.getByRole('img', { name: payees.qr })).toBeVisible()
    await expect(page.getByRole('dialog').getByText(tron)).toBeVisible()
  })

  await test.step('makes the other bank account the default', async () => {
    await app.load(bankCards.path)
    await page.getByRole('button', { name: /•••• 5678/ }).click()
    await page.getByRole('button', { name: payees.makeDefault }).click()
    await expect(rows.filter({ hasText: payees.default })).toContainText('•••• 5678')
  })

  await test.step('removes it, and the default passes on', async () => {
    await page.getByRole('button', { name: /•••• 5678/ }).click()
    await page.getByRole('button', { name: payees.card.remove }).click()
    await page.getByRole('button', { name: payees.removing }).click()
    await enterPassword()
    await expect(rows).toHaveCount(1)
    await expect(rows.filter({ hasText: payees.default })).toContainText('•••• 7890')
  })

  await test.step('no number is kept on the device', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries<string>(storage))),
    )
    for (const secret of ['110234567890', '110-234-567890', fundPassword])
      expect(stored).not.toContain(secret)
  })
})
