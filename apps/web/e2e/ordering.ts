import type { Page } from '@playwright/test'

export interface Ticket {
  readonly open: 'Buy' | 'Short'
  readonly shares: number
  readonly leverage?: string
  readonly limit?: string
}

/** From the stock's page to the confirmation of the order. */
export async function order(page: Page, { open, shares, leverage, limit }: Ticket): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click()
  const ticket = page.getByRole('dialog')
  await ticket.getByRole('spinbutton', { name: 'Shares' }).fill(String(shares))
  if (leverage !== undefined) {
    await ticket.getByRole('button', { name: /^Leverage/ }).click()
    await ticket.getByRole('radio', { name: leverage }).click()
  }
  if (limit === undefined) {
    await ticket.getByRole('button', { name: /^Order type/ }).click()
    await ticket.getByRole('radio', { name: 'Market' }).click()
  } else {
    await ticket.getByRole('button', { name: /^Limit price/ }).click()
    await ticket.getByRole('textbox', { name: 'Limit price' }).fill(limit)
  }
  await ticket.getByRole('button', { name: 'Review order' }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${open}`) })
    .last()
    .click()
}
