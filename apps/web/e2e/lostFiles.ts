import type { Page } from '@playwright/test'
import { type App, expect } from './fixtures.ts'
import { marketRows } from './marketRows.ts'

interface Opened {
  readonly app: App
  readonly page: Page
}

/** The server does not answer for the file, until it is asked to. */
export async function loseFile(page: Page, file: string): Promise<() => void> {
  let reachable = false
  await page.route(`**/${file}`, (route) => (reachable ? route.continue() : route.abort()))
  return () => {
    reachable = true
  }
}

/** The market says that the file is missing, and shows once it is tried again. */
export async function marketComesBackWith(file: string, { app, page }: Opened): Promise<void> {
  const giveBack = await loseFile(page, file)
  await app.open('/market/index')
  await expect(page.getByRole('alert')).toContainText('Could not load this screen')
  await expect(page.getByText('Your money and orders are as they were.')).toBeVisible()
  giveBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(marketRows(page).first()).toBeVisible()
}

/** A stock shows its name and its buttons, and says nothing, though the files are missing. */
export async function stockShowsWithout(files: readonly string[], { app, page }: Opened): Promise<void> {
  for (const file of files) await loseFile(page, file)
  const lost = files.map((file) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(file)),
  )
  await app.open('/market/stockDetail?instrument=US%3AAAPL')
  await expect(page.getByRole('heading', { name: 'Apple' })).toBeVisible()
  await Promise.all(lost)
  await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load this screen' })).toHaveCount(0)
}
