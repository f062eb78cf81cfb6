import { checkIn } from '../../../../packages/screens/src/site/check-in/messages/en.ts'
import { ledger } from '../../../../packages/screens/src/parts/ledger/messages/en.ts'
import { screen } from '../../../../packages/screens/src/site/check-in/screen.ts'
import { screen as records } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'

const written = (message: string, count: number): string =>
  message.replace('{{count, number}}', String(count))
const DAYS = 7

test('seven days of check-in are redeemed, and the reward is in the records', async ({ page, app, own }) => {
  await app.becomeMember()
  const action = page.getByRole('button', { name: checkIn.action })
  const streak = page.getByRole('heading', { name: written(checkIn.streak_other, DAYS) })

  await test.step('is found from Mine', async () => {
    await app.load('/information/index')
    await page.getByRole('link', { name: screen.title.en }).click()
    await expect(page.getByRole('heading', { name: checkIn.noStreak })).toBeVisible()
  })

  for (let day = 1; day <= DAYS; day += 1)
    await test.step(`checks in on day ${String(day)}`, async () => {
      await action.click()
      await expect(page.getByRole('button', { name: checkIn.done })).toBeDisabled()
      if (day === DAYS) return
      await own.operate('clock', { advance: '1 day' })
      await page.reload()
    })

  await test.step('has seven days in a row, and redeems them', async () => {
    await expect(streak).toBeVisible()
    await page.getByRole('button', { name: /₩1,000/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: checkIn.redeem.action }).click()
    await expect(page.getByText(written(checkIn.missing_other, DAYS), { exact: true })).toBeVisible()
    await expect(streak).toBeVisible()
  })

  await test.step('sees the reward in the records', async () => {
    await app.load(records.path)
    const row = page.getByRole('listitem').filter({ hasText: ledger.kinds.reward })
    await expect(row).toContainText('₩1,000')
  })
})
