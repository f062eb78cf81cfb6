import type { Page } from '@playwright/test'
import { screens } from '@onelot/screens/definitions'
import { bootMessages } from '../src/boot/messages.ts'
import { expect } from './fixtures.ts'

/** Screens that show nothing without a parameter. */
const queries: Readonly<Record<string, string>> = {
  '/information/rechargeChannel': '?currency=KRW&channel=bank-KRW&amount=50000',
  '/home/newsDetail': '?id=too-old',
  '/market/stockDetail': '?instrument=US%3AAAPL',
  '/market/stockDetailzs': '?instrument=US%3ASPX',
  '/trade/positionDetail': '?position=unknown',
  '/information/request': '?kind=deposit&request=unknown',
}

export const readers = [
  ['guest', 'a guest'],
  ['member', 'a member'],
] as const

/** The addresses of all screens that are for guests, or for members alone, in parts of so many. */
export function partsOf(access: 'guest' | 'member', count: number): readonly (readonly string[])[] {
  const addresses = screens
    .filter((screen) => screen.access === access)
    .map(({ path }) => path + (queries[path] ?? ''))
  return Array.from({ length: Math.ceil(addresses.length / count) }, (_, part) =>
    addresses.slice(part * count, (part + 1) * count),
  )
}

/** Goes to an address within the app, and waits until another screen shows than before, or the address has led to one that may be the same. */
export async function leaveFor(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    // The address before may have led to this one.
    const leaves = location.hash !== hash
    for (const main of document.querySelectorAll('main'))
      main.toggleAttribute('data-left', leaves && main.checkVisibility())
    location.hash = hash
  }, `#${address}`)
  await page.waitForFunction(
    (hash) =>
      location.hash !== hash ||
      [...document.querySelectorAll('main')].some(
        (main) => main.checkVisibility() && !main.hasAttribute('data-left'),
      ),
    `#${address}`,
  )
}

/** What shows in place of a screen that threw, or whose script did not come. */
const failed = new RegExp(
  Object.values(bootMessages)
    .flatMap(({ crashed, chunkMissing }) => [crashed, chunkMissing])
    .join('|'),
)

/** Waits until a screen shows something, which is neither the page's first picture nor an error. */
export async function showsSomething(page: Page, address: string): Promise<void> {
  const main = page.locator('main:not(.boot)').filter({ visible: true }).first()
  await expect(main, address).toBeVisible()
  await expect(main, address).not.toBeEmpty()
  await expect(page.getByRole('alert').getByText(failed), address).toHaveCount(0)
}
