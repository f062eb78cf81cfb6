import type { Money } from '@onelot/domain'
import type { Page } from '@playwright/test'
import { refusals } from '../../../../packages/api-client/src/texts/en.ts'
import { loan as texts } from '../../../../packages/screens/src/credit/loan/messages/en.ts'
import { repayment, screen as loan } from '../../../../packages/screens/src/credit/loan/screen.ts'
import { deposit } from '../../../../packages/screens/src/funds/deposit/messages/en.ts'
import { screen as recharge } from '../../../../packages/screens/src/funds/deposit/screen.ts'
import { depositChannel } from '../../../../packages/screens/src/funds/deposit-channel/messages/en.ts'
import { request } from '../../../../packages/screens/src/funds/request/messages/en.ts'
import { withdraw } from '../../../../packages/screens/src/funds/withdraw/messages/en.ts'
import { screen as cashOut } from '../../../../packages/screens/src/funds/withdraw/screen.ts'
import { credit } from '../../../../packages/screens/src/parts/credit/messages/en.ts'
import { newShares } from '../../../../packages/screens/src/parts/new-shares/messages/en.ts'
import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { greyPicture } from '../greyPicture.ts'
import type { Member } from '../members.ts'
import { submitRealName } from '../submitRealName.ts'

const fundPassword = '730518'
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword }
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '')
/** A message whose values the journey does not know. */
const saying = (text: string) => new RegExp(text.split(/\{\{.*?\}\}/).join('.+'))

/** The session has ended by then: logs in where it was asked to. */
async function logInAgain(page: Page, member: Member): Promise<Member> {
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: repayment.title.en, exact: true })).toBeVisible()
  const { token, account } = await page.evaluate(() => ({
    token: localStorage.getItem('tokend') ?? '',
    account: localStorage.getItem('account') ?? '',
  }))
  return { ...member, token, account }
}

test('a member pays in, borrows, pays an instalment, falls behind, mends it, pays back early, and withdraws', async ({
  page,
  app,
  own: broker,
}) => {
  let member = await app.becomeMember()
  await submitRealName(broker, member, '홍길동')
  await broker.operate('clock', { advance: '10 s' })
  const ask = <T>(path: string, asked: object) => asMember<T>(broker, member, path, asked)
  const aMonthLater = async () => {
    // The app is closed meanwhile: it would notice the end of its session at any moment.
    await page.goto('/api/vue/common/config')
    await broker.operate('clock', { advance: '32 days' })
    await app.load(repayment.path)
    member = await logInAgain(page, member)
  }
  const exchange = async (from: 'KRW' | 'USD', amount: string) => {
    const { token } = await ask<{ token: string }>('exchange/quote', {
      from,
      to: from === 'KRW' ? 'USD' : 'KRW',
    })
    await ask('exchange/convert', { token, amount })
  }
  const overview = () => ask<{ available: Money; score: number }>('loans/overview', {})
  await broker.reviewAfterAnHour(
    'deposits.deposit',
    'loans.loan',
    'loans.repayment',
    'withdrawals.withdrawal',
  )
  await ask('member/setFundPassword', { fundPassword, fundPasswordConfirm: fundPassword })
  await ask('payees/addCard', card)

  await test.step('owns too little, and is led to a deposit', async () => {
    await app.load(loan.path)
    await expect(page.getByText(saying(refusals.refusals.LOAN_PRINCIPAL_BELOW))).toBeVisible()
    await page.getByRole('button', { name: recharge.title.en, exact: true }).click()
    await expect(page.getByRole('heading', { name: recharge.title.en, exact: true })).toBeVisible()
  })

  await test.step('pays in a billion won', async () => {
    await page.getByRole('combobox', { name: deposit.currency }).selectOption('KRW')
    const keys = page.getByRole('group', { name: /keys/i })
    for (const key of '1000000000') await keys.getByRole('button', { name: key, exact: true }).click()
    await page.getByRole('button', { name: deposit.next }).click()
    await page
      .getByRole('list', { name: deposit.methods })
      .getByRole('link', { name: /Hanbit Bank/ })
      .click()
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: greyPicture })
    await expect(
      page.getByRole('group', { name: depositChannel.voucher }).getByText('Uploaded'),
    ).toBeVisible()
    await page.getByRole('button', { name: depositChannel.submit }).click()
    await expect(page.getByRole('button', { name: request.cancel.deposit.action })).toBeVisible()
    await broker.operate('clock', { advance: '1 h' })
  })

  await test.step('borrows, and reads before what it costs', async () => {
    await app.load(loan.path)
    await page.getByRole('button', { name: texts.borrow.action, exact: true }).click()
    await expect(page.getByRole('dialog', { name: texts.borrow.title })).toBeVisible()
    await page.keyboard.type('24500000')
    await page.getByRole('button', { name: texts.borrow.next }).click()
    const plans = page.getByRole('dialog', { name: texts.borrow.plans })
    await expect(plans.getByRole('radio')).toHaveCount(4)
    await expect(plans.getByText('₩4,833', { exact: false }).first()).toBeVisible()
    await plans.getByRole('button', { name: texts.borrow.next }).click()
    const confirm = filled(texts.borrow.confirm, { amount: '₩24,500,000' })
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    const receipt = page.getByRole('dialog', { name: texts.done.title })
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await broker.operate('clock', { advance: '1 h' })
    await page.reload()
    await expect(page.getByText(texts.line.has)).toBeVisible()
  })

  await test.step('pays the first instalment by the clock', async () => {
    await aMonthLater()
    await expect(page.getByText(credit.payments.collected)).toHaveCount(1)
    await expect(page.getByText(credit.next.enough)).toBeVisible()
  })

  await test.step('falls behind, is told how much is missing, and has the deposit one tap away', async () => {
    const { available } = await overview()
    await exchange('KRW', available.amount)
    await aMonthLater()
    await expect(page.getByText(saying(credit.overdue.title))).toBeVisible()
    await expect(page.getByText(saying(credit.next.short))).toBeVisible()
    await expect(page.getByText(credit.payments.missed)).toHaveCount(1)
    expect(await overview()).toMatchObject({ score: 190 })
    await page.getByRole('button', { name: filled(newShares.deposit, { currency: 'KRW' }) }).click()
    await expect(page.getByRole('heading', { name: recharge.title.en, exact: true })).toBeVisible()
  })

  await test.step('mends it: the next day takes what was missing', async () => {
    await exchange('USD', '20000')
    await broker.operate('clock', { advance: '1 day' })
    await app.load(repayment.path)
    await expect(page.getByText(credit.payments.collected)).toHaveCount(2)
    await expect(page.getByText(saying(credit.overdue.title))).toHaveCount(0)
  })

  await test.step('pays back the rest before it is due, and reads what that saves', async () => {
    await page.getByRole('button', { name: texts.repay.action }).click()
    const sheet = page.getByRole('dialog', { name: texts.repay.title })
    await sheet.getByText(texts.repay.all, { exact: true }).click()
    await expect(sheet.getByText(texts.repay.saved).first()).toBeVisible()
    await sheet.getByRole('button', { name: texts.repay.next }).click()
    const review = page.getByRole('dialog', { name: texts.repay.review })
    await review.getByRole('button', { name: saying(texts.repay.confirm) }).click()
    const receipt = page.getByRole('dialog', { name: texts.repay.done })
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await broker.operate('clock', { advance: '1 h' })
    await page.reload()
    await expect(page.getByText(texts.repay.none.title)).toBeVisible()
    await expect(page.getByText(credit.status.repaid)).toBeVisible()
  })

  await test.step('withdraws', async () => {
    await app.load(`${cashOut.path}?currency=KRW`)
    await page.getByLabel(withdraw.amount, { exact: true }).pressSequentially('50000')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Withdraw ₩50,000/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Withdrawal password' })
      .pressSequentially(fundPassword)
    const steps = page.getByRole('list', { name: request.title.withdrawal })
    await expect(steps).toContainText(ui.finance.statuses.underReview)
    await broker.operate('clock', { advance: '1 h' })
    await expect(steps).toContainText(ui.finance.statuses.passed)
  })
})
