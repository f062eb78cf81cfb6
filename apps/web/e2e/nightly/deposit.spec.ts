import { deposit } from '../../../../packages/screens/src/funds/deposit/messages/en.ts'
import { screen } from '../../../../packages/screens/src/funds/deposit/screen.ts'
import { depositChannel } from '../../../../packages/screens/src/funds/deposit-channel/messages/en.ts'
import { deposits } from '../../../../packages/screens/src/parts/deposit-draft/messages/en.ts'
import { fundRecord } from '../../../../packages/screens/src/funds/fund-record/messages/en.ts'
import { obstacles } from '../../../../packages/screens/src/parts/fund-requests/messages/en.ts'
import { mine } from '../../../../packages/screens/src/site/mine/messages/en.ts'
import { request } from '../../../../packages/screens/src/funds/request/messages/en.ts'
import { screen as records } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { greyPicture } from '../greyPicture.ts'
import { submitRealName } from '../submitRealName.ts'

test('money is paid in by bank with a picture of the transfer, and is credited once its review has passed', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const amount = page.getByRole('textbox', { name: deposits.amount })
  const credited = page.getByText('+₩50,000')

  await test.step('is told to verify the identity first', async () => {
    await app.load('/information/index')
    await page.getByRole('link', { name: screen.title.en }).click()
    await expect(page.getByRole('heading', { name: obstacles.codes.REAL_NAME_REQUIRED.title })).toBeVisible()
    await submitRealName(broker, member, '홍길동')
    await broker.operate('clock', { advance: '10 s' })
    await broker.reviewAfterAnHour('deposits.deposit')
    await page.reload()
  })

  await test.step('enters how much, and what there will be then', async () => {
    await page.getByRole('combobox', { name: deposit.currency }).selectOption('KRW')
    const keys = page.getByRole('group', { name: /keys/i })
    for (const key of '50000') await keys.getByRole('button', { name: key }).click()
    await expect(amount).toHaveValue('50,000')
    await expect(page.getByText('₩100,050,000')).toBeVisible()
    await page.getByRole('button', { name: deposit.next }).click()
  })

  await test.step('sees what was entered again after a reload', async () => {
    await page.reload()
    await page
      .getByRole('list', { name: deposit.methods })
      .getByRole('link', { name: /Hanbit Bank/ })
      .click()
  })

  await test.step('sees where to pay, and sends a picture of the transfer', async () => {
    await expect(page.getByRole('group', { name: depositChannel.number })).toContainText('100-2026-0310-01')
    await expect(page.getByRole('group', { name: depositChannel.reference })).toContainText(/[A-Z2-9]{8}/)
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: greyPicture })
    await expect(
      page.getByRole('group', { name: depositChannel.voucher }).getByText('Uploaded'),
    ).toBeVisible()
    await page.getByRole('button', { name: depositChannel.submit }).click()
  })

  await test.step('has it under review', async () => {
    await expect(page.getByRole('button', { name: request.cancel.deposit.action })).toBeVisible()
    await expect(credited).toBeVisible()
  })

  await test.step('is told of it before the form of another one, and led back to it', async () => {
    await app.load(screen.path)
    await expect(page.getByRole('heading', { name: obstacles.codes.DEPOSIT_PENDING.title })).toBeVisible()
    await page.getByRole('button', { name: obstacles.codes.DEPOSIT_PENDING.action }).click()
    await expect(page.getByRole('button', { name: request.cancel.deposit.action })).toBeVisible()
  })

  await test.step('has it credited an hour later', async () => {
    await broker.operate('clock', { advance: '1 h' })
    await expect(page.getByRole('button', { name: request.cancel.deposit.action })).toBeHidden()
    await app.load(records.path)
    await page.getByRole('tab', { name: fundRecord.tabs.deposits }).click()
    // The month sums it up as well.
    await expect(page.getByRole('link', { name: /Hanbit Bank/ })).toContainText('+₩50,000')
  })

  await test.step('has it in the total of Mine', async () => {
    await app.load('/information/index')
    await page.getByRole('group', { name: mine.currency }).getByRole('button', { name: 'KRW' }).click()
    await page.getByRole('button', { name: mine.figures.available }).click()
    await expect(page.getByRole('dialog')).toContainText('₩100,050,000')
  })

  await test.step('may deposit again', async () => {
    await app.load(`${screen.path}?currency=KRW`)
    await expect(amount).toHaveValue('')
    await expect(page.getByText('₩100,050,000')).toBeVisible()
  })
})
