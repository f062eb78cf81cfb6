import type { Page } from '@playwright/test'
import { sales } from '../../../packages/screens/src/parts/sales/messages/en.ts'
import { en as ui } from '../../../packages/ui/src/locales/en.ts'
import type { RunningBroker } from './broker.ts'
import { expect } from './fixtures.ts'

const own = (page: Page) => page.getByRole('region', { name: sales.own.label })

/** The request on the page of a block or a placement passes its review: its shares are locked. */
export async function seePassed(page: Page, broker: RunningBroker, locked: string): Promise<void> {
  await broker.operate('clock', { advance: '1 min' })
  await page.reload()
  await expect(own(page).locator('[data-status="passed"]')).toHaveText(ui.finance.statuses.passed)
  await expect(own(page)).toContainText(locked)
}

/** From the request to its position, which says until when it is locked and cannot be sold. */
export async function seeLocked(page: Page): Promise<void> {
  await own(page).getByRole('button', { name: sales.own.position }).click()
  await expect(page.getByText(/^Locked until .+/).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toHaveCount(0)
}
