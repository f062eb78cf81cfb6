import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { screen as addBankCard } from '../../../../packages/screens/src/member/add-bank-card/screen.ts'
import { obstacles } from '../../../../packages/screens/src/parts/fund-requests/messages/en.ts'
import { fundRecord as recordTexts } from '../../../../packages/screens/src/funds/fund-record/messages/en.ts'
import { screen as fundRecord } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { request as requestTexts } from '../../../../packages/screens/src/funds/request/messages/en.ts'
import { withdraw as texts } from '../../../../packages/screens/src/funds/withdraw/messages/en.ts'
import { screen as withdraw } from '../../../../packages/screens/src/funds/withdraw/screen.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { submitRealName } from '../submitRealName.ts'

const fundPassword = '730518'
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword }
const { statuses } = ui.finance

test('a verified member withdraws to a bank account, and the records agree once it has passed', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  await submitRealName(broker, member, '홍길동')
  await broker.operate('clock', { advance: '10 s' })
  await broker.reviewAfterAnHour('withdrawals.withdrawal')
  const chosen = { fundPassword, fundPasswordConfirm: fundPassword }
  await asMember(broker, member, 'member/setFundPassword', chosen)

  // Mine is kept behind with currencies of its own: a click must not begin on them while it still shows.
  const won = page
    .getByRole('group', { name: texts.currency, exact: true })
    .getByRole('button', { name: 'KRW', exact: true })

  await test.step('without a bank account is led to add one', async () => {
    await app.load('/information/index')
    await page.getByRole('link', { name: withdraw.title.en, exact: true }).click()
    await won.click()
    await expect(page.getByRole('heading', { name: obstacles.codes.NO_BANK_CARD.title })).toBeVisible()
    await asMember(broker, member, 'payees/addCard', card)
    await page.reload()
  })

  await test.step('says what arrives, and when at the latest', async () => {
    await won.click()
    await expect(page.getByRole('button', { name: /•••• 7890/ })).toBeVisible()
    await page.getByLabel(texts.amount, { exact: true }).pressSequentially('50000')
    await expect(page.getByText(texts.facts.latest)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('keeps what was filled in while another bank account may be added', async () => {
    await page.getByRole('button', { name: /•••• 7890/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: addBankCard.title.en }).click()
    await expect(page.getByRole('heading', { name: addBankCard.title.en })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(texts.amount, { exact: true })).toHaveValue('50,000')
  })

  await test.step('withdraws after the withdrawal password', async () => {
    await page.getByRole('button', { name: /Withdraw ₩50,000/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Withdrawal password' })
      .pressSequentially(fundPassword)
  })

  await test.step('sees it under review, and that it has passed', async () => {
    const steps = page.getByRole('list', { name: requestTexts.title.withdrawal })
    await expect(steps).toContainText(statuses.underReview)
    await expect(page).toHaveURL(/#\/information\/request\?/)
    await broker.operate('clock', { advance: '1 h' })
    await expect(steps).toContainText(statuses.passed)
    await expect(page.getByRole('button', { name: requestTexts.cancel.withdrawal.action })).toHaveCount(0)
  })

  await test.step('finds it in the record of withdrawals and among the transactions', async () => {
    await app.load(`${fundRecord.path}?tab=withdrawals`)
    const row = page.getByRole('region', { name: recordTexts.lists.withdrawals }).getByRole('link')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(statuses.passed)
    await expect(row).toContainText('50,000')
    await page.getByRole('tab', { name: recordTexts.tabs.transactions }).click()
    const paid = page
      .getByRole('region', { name: recordTexts.list })
      .getByRole('button', { name: /^Withdrawal/ })
    await expect(paid.filter({ hasText: '−₩50,000' })).not.toHaveCount(0)
  })

  await test.step('has so much less to withdraw', async () => {
    const { withdrawable } = await asMember<{ withdrawable: { amount: string } }>(
      broker,
      member,
      'withdrawals/terms',
      { currency: 'KRW' },
    )
    expect(withdrawable.amount).toBe('99950000')
  })
})
