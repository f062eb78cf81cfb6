import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const list = '/market/components/optionList'

/** Presses Tab until what has a name has the focus. @throws Error where nothing of the page has it */
async function tabTo(page: Page, role: 'link' | 'button' | 'checkbox' | 'tab', name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).filter({ visible: true }).first()
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no key leads to ${String(name)}`)
}
async function pressOn(page: Page, role: 'link' | 'button' | 'tab', name: RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}
const codes = async (page: Page) =>
  (
    await page
      .getByRole('list', { name: /^Stocks in/ })
      .getByRole('listitem')
      .allInnerTexts()
  ).map((text) => /AAPL|BITX|USDKRW/.exec(text)?.[0])

test('a member keeps a watchlist by the keyboard alone: search, star, group, order, delete, undo', async ({
  app,
  page,
}) => {
  await app.becomeMember()
  await app.open(list)
  await expect(page.getByText('You have not followed any stocks')).toBeVisible()

  await test.step('finds three instruments, and stars each', async () => {
    await pressOn(page, 'button', /^Find stocks$/)
    const field = page.getByRole('searchbox', { name: 'Search all markets' })
    for (const code of ['AAPL', 'BITX', 'USDKRW']) {
      await expect(field).toBeFocused()
      await page.keyboard.type(code)
      await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('link', { name: new RegExp(code) })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: /in watchlist$/, pressed: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(field).toHaveValue('')
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => codes(page)).toEqual(['AAPL', 'BITX', 'USDKRW'])
  })

  await test.step('puts the last one first, by the keys of its handle', async () => {
    await pressOn(page, 'button', /^Edit$/)
    const handles = page.getByRole('button', { name: /^Reorder/ })
    await expect(handles).toHaveCount(3)
    await handles.last().focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => codes(page)).toEqual(['USDKRW', 'AAPL', 'BITX'])
    await expect(handles.first()).toBeFocused()
    await pressOn(page, 'button', /^Done$/)
  })

  await test.step('makes a group, and moves one there', async () => {
    await pressOn(page, 'button', /^Groups$/)
    await pressOn(page, 'button', /^New group$/)
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await page.keyboard.type('Currencies')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Currencies', selected: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Currencies' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Watchlist', selected: true })).toBeVisible()
    await pressOn(page, 'button', /^Edit$/)
    await tabTo(page, 'checkbox', /USDKRW/)
    await page.keyboard.press('Space')
    await pressOn(page, 'button', /^Move$/)
    await pressOn(page, 'button', /^Currencies/)
    await expect.poll(() => codes(page)).toEqual(['AAPL', 'BITX'])
  })

  await test.step('deletes all that is left, and takes it back', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).focus()
    await page.keyboard.press('Space')
    await pressOn(page, 'button', /^Delete$/)
    await expect(page.getByText('No stocks in “Watchlist”')).toBeVisible()
    await pressOn(page, 'button', /^Undo$/)
    await expect.poll(() => codes(page)).toEqual(['AAPL', 'BITX'])
  })

  await test.step('finds it as it was after the page is opened again', async () => {
    await page.reload()
    await expect.poll(() => codes(page)).toEqual(['AAPL', 'BITX'])
    await page.getByRole('tab', { name: 'Watchlist' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => codes(page)).toEqual(['USDKRW'])
  })
})

test('two tabs of one member are in step: a star in one shows in the other', async ({
  app,
  page,
  context,
}) => {
  await app.becomeMember()
  await app.open(list)
  await expect(page.getByText('You have not followed any stocks')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/market/stockDetail?instrument=US%3AAAPL')
  // The session of the first tab is in the storage that they share.
  const star = other.getByRole('button', { name: /in watchlist$/ })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => codes(page)).toEqual(['AAPL'])

  await page.bringToFront()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('checkbox', { name: /AAPL/ }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})
