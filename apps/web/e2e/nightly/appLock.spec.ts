import type { Page } from '@playwright/test'
import { appLock } from '../../../../packages/screens/src/parts/app-lock/messages/en.ts'
import { screen as login } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as settings } from '../../../../packages/screens/src/member/settings/screen.ts'
import { expect, test } from '../fixtures.ts'

const pin = '280415'

async function enter(page: Page, digits: string): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  for (const digit of digits) await dialog.getByRole('button', { name: digit, exact: true }).click()
}

/** Time passes after the app was closed. */
async function comesBackAfter(page: Page, minutes: number): Promise<void> {
  const { here, now } = await page.evaluate(() => ({ here: location.href, now: Date.now() }))
  await page.goto('/logo.svg')
  await page.clock.setFixedTime(now + minutes * 60_000)
  await page.goto(here)
}

test('the app asks for its PIN after some time away, and logs out after five wrong ones', async ({
  app,
  page,
}) => {
  await app.becomeMember()
  await app.load(settings.path)
  const row = page.getByRole('button', { name: new RegExp(`^${appLock.setting}`) })

  await test.step('is turned on with a PIN that is entered twice', async () => {
    await row.click()
    await enter(page, pin)
    await expect(page.getByRole('textbox', { name: appLock.repeat })).toBeVisible()
    await enter(page, pin)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toContainText('5 minutes')
  })

  await test.step('stays open for a moment away', async () => {
    await comesBackAfter(page, 4)
    await expect(row).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('asks after its minutes, and everything else is out of reach', async () => {
    await comesBackAfter(page, 6)
    await expect(page.getByRole('dialog', { name: appLock.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: appLock.title })).toBeVisible()
    await enter(page, '111111')
    await expect(page.getByText('4 tries left')).toBeVisible()
    await enter(page, pin)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toBeVisible()
  })

  await test.step('ends the session with the fifth wrong PIN', async () => {
    await comesBackAfter(page, 6)
    for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
      await enter(page, '111111')
      await expect(page.getByText(left)).toBeVisible()
    }
    await enter(page, '111111')
    await expect(page).toHaveURL(new RegExp(`#${login.path}$`))
    expect(await page.evaluate(() => localStorage.getItem('lock'))).toBeNull()
  })
})
