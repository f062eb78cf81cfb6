import type {
  ResponseOf,
  fundRecords,
  portfolioStatement,
  tradeSummary,
  withdrawalsTerms,
} from '@onelot/api-client'
import {
  type Currency,
  type Money,
  add,
  fromLocal,
  instant,
  isTradingDay,
  movementGroups,
  plusDays,
  toLocal,
  zero,
} from '@onelot/domain'
import type { Page } from '@playwright/test'
import { refusals as texts } from '../../../../packages/api-client/src/texts/en.ts'
import { deposit } from '../../../../packages/screens/src/funds/deposit/messages/en.ts'
import { screen as recharge } from '../../../../packages/screens/src/funds/deposit/screen.ts'
import { depositChannel } from '../../../../packages/screens/src/funds/deposit-channel/messages/en.ts'
import { exchange } from '../../../../packages/screens/src/funds/exchange/messages/en.ts'
import { screen as exchanging } from '../../../../packages/screens/src/funds/exchange/screen.ts'
import { fundRecord } from '../../../../packages/screens/src/funds/fund-record/messages/en.ts'
import { screen as records } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { mine } from '../../../../packages/screens/src/site/mine/messages/en.ts'
import { obstacles } from '../../../../packages/screens/src/parts/fund-requests/messages/en.ts'
import { request } from '../../../../packages/screens/src/funds/request/messages/en.ts'
import { statement } from '../../../../packages/screens/src/trading/statement/messages/en.ts'
import { screen as statements } from '../../../../packages/screens/src/trading/statement/screen.ts'
import { withdraw } from '../../../../packages/screens/src/funds/withdraw/messages/en.ts'
import { screen as cashOut } from '../../../../packages/screens/src/funds/withdraw/screen.ts'
import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { greyPicture } from '../greyPicture.ts'
import { order } from '../ordering.ts'
import { submitRealName } from '../submitRealName.ts'

type Summary = ResponseOf<typeof tradeSummary>
type Terms = ResponseOf<typeof withdrawalsTerms>
type Statement = ResponseOf<typeof portfolioStatement>
type Records = ResponseOf<typeof fundRecords>

const fundPassword = '730518'
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword }
const { statuses } = ui.finance

/** New York and Seoul trade on it and on the next day. Money leaves on days of Seoul, where the session of New York ends after midnight. */
function dayOfTrading() {
  let day = plusDays(toLocal('Asia/Seoul', instant(Date.now())).date, 1)
  const isFit = (one: typeof day) =>
    isTradingDay('US', 'exchange', one) && isTradingDay('KRX', 'exchange', one)
  while (!isFit(day) || !isFit(plusDays(day, 1))) day = plusDays(day, 1)
  return day
}
const day = dayOfTrading()
const next = plusDays(day, 1)
const seoul = (date: typeof day, hour: number) => fromLocal('Asia/Seoul', date, hour * 60)
const newYork = (hour: number, minute: number) => fromLocal('America/New_York', day, hour * 60 + minute)

const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })

/** The text of a refusal, whatever it names. */
const saying = (text: string) =>
  new RegExp(
    text
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replaceAll(/[.()+?]/g, '\\$&'))
      .join('.*'),
  )

test.use({ hours: 'exchange' })

test('money is paid in, exchanged, invested, sold and paid out, and records and statement agree with the ledger to the last unit', async ({
  page,
  app,
  own: broker,
}) => {
  const at = (now: string) => broker.operate('clock', { now })
  await at(seoul(day, 10))
  const member = await app.becomeMember()
  const ask = <T>(path: string, asked: object) => asMember<T>(broker, member, path, asked)
  await submitRealName(broker, member, '홍길동')
  await broker.operate('clock', { advance: '10 s' })
  await broker.reviewAfterAnHour('deposits.deposit', 'withdrawals.withdrawal')
  await ask('member/setFundPassword', { fundPassword, fundPasswordConfirm: fundPassword })
  await ask('payees/addCard', card)

  const openWithdrawal = async () => {
    // It may be open already: what it was told before the clock moved is read anew.
    await app.open(`${cashOut.path}?currency=USD`)
    await page.reload()
    await expect(page.getByRole('heading', { name: cashOut.title.en, exact: true })).toBeVisible()
  }
  const amount = page.getByLabel(withdraw.amount, { exact: true })
  const action = page.getByRole('button', { name: new RegExp(`^${cashOut.title.en}( \\$.*)?$`) })
  const enterPassword = (digits: string) =>
    page.getByRole('dialog').getByRole('textbox', { name: 'Withdrawal password' }).pressSequentially(digits)
  const steps = page.getByRole('list', { name: request.title.withdrawal })
  const first = (name: string) => page.getByRole('heading', { name })

  await test.step('deposits with a picture of the transfer, which passes', async () => {
    await app.load(`${recharge.path}?currency=KRW`)
    const keys = page.getByRole('group', { name: /keys/i })
    for (const key of '7000000') await keys.getByRole('button', { name: key }).click()
    await page.getByRole('button', { name: deposit.next }).click()
    await page
      .getByRole('list', { name: deposit.methods })
      .getByRole('link', { name: /Hanbit Bank/ })
      .click()
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: greyPicture })
    const voucher = page.getByRole('group', { name: depositChannel.voucher })
    await expect(voucher.getByText(texts.successes.UPLOADED)).toBeVisible()
    await page.getByRole('button', { name: depositChannel.submit }).click()
    const deposited = page.getByRole('list', { name: request.title.deposit })
    await expect(deposited).toContainText(statuses.underReview)
    await broker.operate('clock', { advance: '1 h' })
    await expect(deposited).toContainText(statuses.passed)
  })

  await test.step('exchanges won for dollars', async () => {
    await app.load(`${exchanging.path}?from=KRW&into=USD`)
    await page.getByRole('textbox', { name: exchange.from }).fill('7000000')
    await expect(page.getByRole('textbox', { name: exchange.to })).not.toHaveValue('')
    await page.getByRole('button', { name: exchange.review, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Exchange ₩7,000,000' }).click()
    await expect(page.getByRole('dialog', { name: exchange.done.title })).toBeVisible()
  })

  await test.step('buys, and is told that nothing leaves while a position is open', async () => {
    await at(newYork(9, 45))
    await app.load('/market/stockDetail?instrument=US:AAPL')
    await order(page, { open: 'Buy', shares: 20 })
    await expect(page.getByRole('heading', { name: 'Order filled' })).toBeVisible()
    await openWithdrawal()
    await expect(first(obstacles.codes.OPEN_POSITIONS.title)).toBeVisible()
  })

  await test.step('sells', async () => {
    await app.load('/trade/index')
    await page.getByRole('link', { name: /Apple Inc\./ }).click()
    await page.getByRole('button', { name: 'Sell', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Sell 20 shares' }).click()
    await expect(page.getByText('Close position successfully')).toBeVisible()
  })

  await test.step('is told after midnight when withdrawals open', async () => {
    await at(newYork(11, 30))
    await openWithdrawal()
    await expect(first(obstacles.waits.WITHDRAWAL_WINDOW_CLOSED)).toBeVisible()
    await expect(page.getByText(saying(obstacles.opens.WITHDRAWAL_WINDOW_CLOSED))).toBeVisible()
  })

  const early =
    await test.step('in the morning cannot withdraw what has not settled, too much, too little, or by a wrong password', async () => {
      await at(seoul(next, 10))
      const { available, withdrawable } = await ask<Terms>('withdrawals/terms', { currency: 'USD' })
      await openWithdrawal()
      await expect(page.getByText('D+1')).toBeVisible()
      await amount.fill(available.amount)
      await expect(page.getByText(texts.refusals.WITHDRAWABLE_INSUFFICIENT)).toBeVisible()
      await amount.fill('750000.01')
      await expect(page.getByText(saying(texts.refusals.WITHDRAWAL_ABOVE_MAXIMUM))).toBeVisible()
      await amount.fill('14.99')
      await page.keyboard.press('Escape')
      await action.click()
      await expect(page.getByText(saying(texts.refusals.WITHDRAWAL_BELOW_MINIMUM))).toBeVisible()
      // The field that was wrong has the focus, and its keys are over the action.
      await page.getByRole('button', { name: withdraw.all }).click()
      await page.keyboard.press('Escape')
      await action.click()
      await enterPassword('482916')
      await expect(page.getByRole('dialog').getByText(texts.refusals.FUND_PASSWORD_WRONG)).toBeVisible()
      return withdrawable
    })

  await test.step('withdraws all that may leave, which passes', async () => {
    await enterPassword(fundPassword)
    await expect(steps).toContainText(statuses.underReview)
    await openWithdrawal()
    await expect(first(obstacles.codes.FUND_OPERATION_PENDING.title)).toBeVisible()
    await page.getByRole('button', { name: obstacles.codes.FUND_OPERATION_PENDING.action }).click()
    await expect(steps).toContainText(statuses.underReview)
    await broker.operate('clock', { advance: '1 h' })
    await expect(steps).toContainText(statuses.passed)
  })

  const late = await test.step('withdraws the rest once it has settled', async () => {
    await at(seoul(next, 18))
    const { withdrawable } = await ask<Terms>('withdrawals/terms', { currency: 'USD' })
    await openWithdrawal()
    await page.getByRole('button', { name: withdraw.all }).click()
    await action.click()
    await enterPassword(fundPassword)
    await expect(steps).toContainText(statuses.underReview)
    await broker.operate('clock', { advance: '1 h' })
    await expect(steps).toContainText(statuses.passed)
    return withdrawable
  })

  const owned = async (currency: Currency): Promise<Money> => {
    const { accounts } = await ask<Summary>('trade/summary', { currency })
    return accounts.find(({ available }) => available.currency === currency)?.available ?? zero(currency)
  }

  await test.step('finds each of them in its record', async () => {
    await app.load(`${records.path}?tab=deposits`)
    const deposits = page.getByRole('region', { name: fundRecord.lists.deposits }).getByRole('link')
    await expect(deposits).toHaveCount(1)
    await expect(deposits).toContainText('₩7,000,000')
    await page.getByRole('tab', { name: fundRecord.tabs.withdrawals }).click()
    const paid = page.getByRole('region', { name: fundRecord.lists.withdrawals }).getByRole('link')
    await expect(paid).toHaveCount(2)
    for (const [index, { amount: left }] of [late, early].entries())
      await expect(paid.nth(index)).toContainText(
        Number(left).toLocaleString('en', { minimumFractionDigits: 2 }),
      )
  })

  await test.step('has records and a statement that add up to the ledger', async () => {
    const { currencies } = await ask<Statement>('portfolio/statement', { date: next })
    for (const currency of ['KRW', 'USD'] as const) {
      const { lines, total } = await ask<Records>('fund/records', { currency, pageSize: 100 })
      expect(lines).toHaveLength(total)
      const movements = movementGroups(lines).flatMap((group) => group.movements.map(({ money }) => money))
      const left = await owned(currency)
      expect(add(zero(currency), ...movements)).toEqual(left)
      const closing = currencies.find((one) => one.currency === currency)?.closing
      expect(closing?.available).toEqual(left)
    }
    expect(await owned('USD')).toEqual(zero('USD'))
    expect((await owned('KRW')).amount).toBe('100000000')
  })

  await test.step('sees as much on the statement and on Mine', async () => {
    await app.load(`${statements.path}?date=${next}`)
    await expect(page.getByText(statement.closing).first()).toBeVisible()
    await expect(shown(page, '₩100,000,000').first()).toBeVisible()
    await app.load('/information/index')
    const accounts = page.getByRole('list', { name: mine.accounts.title })
    await expect(accounts.getByRole('button', { name: /^KRW/ })).toContainText('₩100,000,000')
    await expect(accounts.getByRole('button', { name: /^USD/ })).toContainText('$0.00')
  })
})
