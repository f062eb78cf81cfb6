import { globSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@onelot/screens/definitions'
import { folderOf } from '../../../../scripts/screenCalls/folderOf.ts'
import { expect, test } from '../fixtures.ts'

const sources = join(import.meta.dirname, '../../../../packages/screens/src')

/** Screens that stay mounted, and are opened with something. */
const opened = screens.filter(
  ({ name, keepAlive }) =>
    keepAlive && globSync(`*/${folderOf(name)}/params.ts`, { cwd: sources }).length > 0,
)

/** For each of them two addresses, and the tab that each of these chooses. */
const addresses: Readonly<Record<string, readonly (readonly [query: string, tab: string])[]>> = {
  trade: [
    ['?tab=purchase', 'Orders'],
    ['?tab=terminated', 'Closed'],
  ],
  fundRecord: [
    ['?tab=deposits', 'Deposits'],
    ['?tab=withdrawals', 'Withdrawals'],
  ],
}

for (const { name, path } of opened) {
  test(`${path}, which stays mounted, shows what each of its addresses asks for`, async ({ app, page }) => {
    await app.becomeMember()
    const choices = addresses[name] ?? []
    expect(choices).toHaveLength(2)
    await app.open('/market/index')
    for (const [query, tab] of [...choices, ...choices]) {
      await app.open(path + query)
      await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
    }
  })
}

test('a switch of the tab bar leaves a screen as it was', async ({ app, page }) => {
  await app.becomeMember()
  const bar = page.getByRole('navigation', { name: 'Main' })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await app.open('/trade/index?tab=purchase')
  await tab('Closed').click()
  await bar.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/information\/index/)
  await bar.getByRole('link', { name: 'Holdings' }).click()
  await expect(page).toHaveURL(/trade\/index$/)
  await expect(tab('Closed')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/tab=purchase$/)
  await expect(tab('Closed')).toHaveAttribute('aria-selected', 'true')
})
