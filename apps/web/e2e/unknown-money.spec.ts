import type { ResponseOf, fundRecords } from '@onelot/api-client'
import type { Page } from '@playwright/test'
import { deposit } from '../../../packages/screens/src/funds/deposit/messages/en.ts'
import { screen as recharge } from '../../../packages/screens/src/funds/deposit/screen.ts'
import { depositChannel } from '../../../packages/screens/src/funds/deposit-channel/messages/en.ts'
import { exchange } from '../../../packages/screens/src/funds/exchange/messages/en.ts'
import { screen as exchanging } from '../../../packages/screens/src/funds/exchange/screen.ts'
import { app as words } from '../../../packages/screens/src/base/i18n/messages/en.ts'
import { obstacles } from '../../../packages/screens/src/parts/fund-requests/messages/en.ts'
import { request } from '../../../packages/screens/src/funds/request/messages/en.ts'
import { withdraw } from '../../../packages/screens/src/funds/withdraw/messages/en.ts'
import { screen as cashOut } from '../../../packages/screens/src/funds/withdraw/screen.ts'
import { en as ui } from '../../../packages/ui/src/locales/en.ts'
import { asMember } from './asMember.ts'
import type { RunningBroker } from './broker.ts'
import { type App, expect, password, test } from './fixtures.ts'
import { greyPicture } from './greyPicture.ts'
import type { Member } from './members.ts'
import { submitRealName } from './submitRealName.ts'

type Records = ResponseOf<typeof fundRecords>

const fundPassword = '730518'
/** A bank knows an account number once. */
const cardOf = ({ phone }: Member) => ({
  bank: 'KR088',
  number: `1${phone}`,
  holder: '홍길동',
  fundPassword,
})
const { statuses } = ui.finance

/** Who may deposit, withdraw and exchange; nothing that is submitted passes by itself within the hour. */
async function ready(app: App, broker: RunningBroker): Promise<Member> {
  const member = await app.becomeMember()
  await submitRealName(broker, member, '홍길동')
  await broker.operate('clock', { advance: '10 s' })
  await broker.reviewAfterAnHour('deposits.deposit', 'withdrawals.withdrawal')
  await asMember(broker, member, 'member/setFundPassword', {
    fundPassword,
    fundPasswordConfirm: fundPassword,
  })
  await asMember(broker, member, 'payees/addCard', cardOf(member))
  return member
}

/** The broker carries it out, and its answer is lost on the way. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**/api/vue/${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

const check = (page: Page) => page.getByRole('button', { name: words.unknown.check })

const linesOf = async (broker: RunningBroker, member: Member, reason: string) => {
  const { lines } = await asMember<Records>(broker, member, 'fund/records', { pageSize: 100 })
  return lines.filter((line) => line.reason === reason)
}

const amountOf = (page: Page) => page.getByLabel(withdraw.amount, { exact: true })

async function fillInAmount(page: Page): Promise<void> {
  await amountOf(page).fill('50000')
  await page.keyboard.press('Escape')
}

async function askToWithdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Withdraw ₩50,000/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Withdrawal password' })
    .pressSequentially(fundPassword)
}

test('a withdrawal whose answer is lost is found after a reload, and made once', async ({
  page,
  app,
  broker,
}) => {
  const member = await ready(app, broker)
  await loseAnswer(page, 'withdrawals/submit')
  await app.load(`${cashOut.path}?currency=KRW`)
  await fillInAmount(page)
  await askToWithdraw(page)
  await expect(check(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText(words.unknown.earlier)).toBeVisible()
  await check(page).click()
  await expect(page).toHaveURL(/#\/information\/request\?/)
  await expect(page.getByRole('list', { name: request.title.withdrawal })).toContainText(statuses.underReview)
  expect(await linesOf(broker, member, 'requestHeld')).toHaveLength(1)
})

test('an exchange whose answer is lost is found after a reload, and made once', async ({
  page,
  app,
  broker,
}) => {
  const member = await ready(app, broker)
  await loseAnswer(page, 'exchange/convert')
  await app.load(`${exchanging.path}?from=KRW&into=USD`)
  await page.getByRole('textbox', { name: exchange.from }).fill('1000000')
  await expect(page.getByRole('textbox', { name: exchange.to })).not.toHaveValue('')
  await page.getByRole('button', { name: exchange.review, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exchange ₩1,000,000' }).click()
  await expect(check(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText(words.unknown.earlier)).toBeVisible()
  await check(page).click()
  await expect(page.getByText(words.unknown.earlierCarriedOut)).toBeVisible()
  expect(await linesOf(broker, member, 'exchange.sold')).toHaveLength(1)
})

test('a deposit whose answer is lost is under review after a reload, and made once', async ({
  page,
  app,
  broker,
}) => {
  const member = await ready(app, broker)
  await loseAnswer(page, 'deposits/submit')
  await app.load(`${recharge.path}?currency=KRW`)
  const keys = page.getByRole('group', { name: /keys/i })
  for (const key of '50000') await keys.getByRole('button', { name: key }).click()
  await page.getByRole('button', { name: deposit.next }).click()
  await page
    .getByRole('list', { name: deposit.methods })
    .getByRole('link', { name: /Hanbit Bank/ })
    .click()
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: greyPicture })
  await expect(page.getByRole('group', { name: depositChannel.voucher }).getByText('Uploaded')).toBeVisible()
  const lost = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/deposits/submit'))
  await page.getByRole('button', { name: depositChannel.submit }).click()
  await lost
  await page.reload()
  await page.getByRole('button', { name: obstacles.codes.DEPOSIT_PENDING.action }).click()
  await expect(page.getByRole('list', { name: request.title.deposit })).toContainText(statuses.underReview)
  const { deposits: listed } = await asMember<{ deposits: readonly unknown[] }>(
    broker,
    member,
    'deposits/list',
    { pageSize: 10 },
  )
  expect(listed).toHaveLength(1)
})

test('a withdrawal that the end of the session refuses is kept without its password, and made once after the login', async ({
  page,
  app,
  broker,
}) => {
  const member = await ready(app, broker)
  await app.load(`${cashOut.path}?currency=KRW`)
  await page.route('**/api/vue/withdrawals/submit', (route) => route.fulfill({ status: 401, body: '' }), {
    times: 1,
  })
  await fillInAmount(page)
  await askToWithdraw(page)
  await expect(page).toHaveURL(/#\/login\/login$/)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: cashOut.title.en, exact: true })).toBeVisible()
  await expect(amountOf(page)).toHaveValue('50,000')
  expect(await linesOf(broker, member, 'requestHeld')).toHaveLength(0)
  await askToWithdraw(page)
  await expect(page.getByRole('list', { name: request.title.withdrawal })).toContainText(statuses.underReview)
  expect(await linesOf(broker, member, 'requestHeld')).toHaveLength(1)
})
