import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { marketRows } from './marketRows.ts'

interface AxNode {
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** Role and name of the focused element, for assistive technology. */
async function focused(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes }: { nodes: readonly AxNode[] } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const found = nodes.filter(
    ({ role, properties }) =>
      role?.value !== 'RootWebArea' &&
      properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  )
  return found.map(({ role, name }) => `${role?.value ?? ''} ${name?.value ?? ''}`).join(', ')
}

/** Presses a key until a control with this role and name has the focus. */
async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    if ((await focused(page)) === wanted) return
  }
  throw new Error(`${key} does not lead to ${wanted}`)
}

const tab = (name: string): string => `link ${name}`

interface Step {
  readonly press: string
  readonly heading: string
  /** @defaultValue 'Tab' */
  readonly key?: 'Shift+Tab'
  readonly back?: true
}

/** Ten screens, each by the control that leads to it. */
const walk: readonly Step[] = [
  { press: tab('Holdings'), heading: 'Holdings', key: 'Shift+Tab' },
  { press: tab('Account'), heading: 'Account', key: 'Shift+Tab' },
  { press: 'link Transactions', heading: 'Transactions', back: true },
  { press: 'link Bank accounts', heading: 'Bank accounts', back: true },
  { press: 'link Identity verification', heading: 'Identity verification', back: true },
  { press: 'link Settings', heading: 'Settings', back: true },
  { press: 'link About us', heading: 'About us', back: true },
  { press: tab('Home'), heading: 'Home', key: 'Shift+Tab' },
  { press: tab('Watchlist'), heading: 'Watchlist', key: 'Shift+Tab' },
  { press: tab('Market'), heading: 'Market', key: 'Shift+Tab' },
]

test('focus moves to the heading of each screen, the title names it, and back returns focus to what was pressed', async ({
  app,
  page,
}) => {
  await app.becomeMember()
  await app.open('/market/index')
  await expect(marketRows(page).first()).toBeVisible()
  await expect(page).toHaveTitle('Market · Onelot')
  for (const { press, heading, key, back } of walk) {
    await test.step(heading, async () => {
      if (press !== (await focused(page))) await tabTo(page, press, key)
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe(`heading ${heading}`)
      await expect(page).toHaveTitle(`${heading} · Onelot`)
      if (back !== true) return
      await tabTo(page, 'button Back', 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe(press)
      await expect(page).toHaveTitle('Account · Onelot')
    })
  }
})

test('a link that was scrolled to has the focus again when one comes back from a stock', async ({
  app,
  page,
}) => {
  await app.open('/market/index')
  const row = marketRows(page).nth(5)
  await row.focus()
  const listing = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  const address = await row.getAttribute('href')
  expect(await listing()).toBe(address)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/^heading /)
  await page.goBack()
  await expect.poll(listing).toBe(address)
})
