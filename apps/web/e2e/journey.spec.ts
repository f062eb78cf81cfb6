import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RunningBroker } from './broker.ts'
import { expect, test } from './fixtures.ts'

const recorded = readFileSync(
  join(import.meta.dirname, '../../mock-api/data/aapl-daily-2013-2018.csv'),
  'utf8',
)

/** The adjusted close that the source itself gives for a day, to the cent. */
function adjustedClose(date: string): string {
  const row = recorded.split('\n').find((line) => line.startsWith(date))
  return Number(row?.split(',')[5]).toFixed(2)
}

async function register(page: Page, broker: RunningBroker): Promise<void> {
  await page.goto(broker.origin)
  await page.getByRole('button', { name: 'Open an account' }).click()
  for (const [question, answer] of [
    ['Phone number', '010 9876 5432'],
    ['Password', 'Journey2026'],
    ['Password again', 'Journey2026'],
    ['Invitation code', 'ONELOT'],
  ] as const) {
    // Each question has the keyboard at once, and Enter leads to the next.
    await expect(page.getByRole('textbox', { name: question, exact: true })).toBeFocused()
    await page.keyboard.type(answer)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('checkbox', { name: /user agreement/ }).check()
  await page.getByRole('link', { name: 'privacy policy' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('checkbox', { name: /user agreement/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByRole('list', { name: 'Practice money received' })).toContainText('$100,000.00')
  await page.getByRole('button', { name: 'Look at the market' }).click()
  await expect(page.getByRole('heading', { name: 'Market', exact: true })).toBeVisible()
}

interface Line {
  readonly sequence: number
  readonly from: string
  readonly to: string
  readonly money: { readonly currency: string; readonly amount: string }
  readonly reason: string
}

/** Asks the broker as the member, without the interface. */
async function ask<T>(page: Page, path: string, request: object): Promise<T> {
  const answer = await page.evaluate(
    async ([url, body]) => {
      const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          token: localStorage.getItem('tokend') ?? '',
          account: localStorage.getItem('account') ?? '',
          ...(xsrf === undefined ? {} : { 'X-XSRF-TOKEN': xsrf }),
        },
        body,
      })
      return (await response.json()) as { status: number; msg: string; data: unknown }
    },
    [`/api/vue/${path}`, JSON.stringify(request)] as const,
  )
  expect(answer.status, answer.msg).toBe(1)
  return answer.data as T
}

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** The sum of the dollars in one of the member's buckets, posting by posting. */
const dollarsIn = (bucket: string, lines: readonly Line[]): bigint =>
  lines
    .filter(({ money }) => money.currency === 'USD')
    .reduce((sum, { from, to, money }) => {
      const amount = cents(money.amount)
      return sum + (to === bucket ? amount : 0n) - (from === bucket ? amount : 0n)
    }, 0n)

async function ledger(page: Page): Promise<readonly Line[]> {
  const { lines } = await ask<{ lines: Line[] }>(page, 'fund/records', { pageSize: 100 })
  return lines
}

test('a person registers, looks, buys, holds and closes, and the ledger has it to the last unit', async ({
  page,
  own: broker,
}) => {
  await test.step('registers, and practice money arrives', async () => {
    await register(page, broker)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByText('Total assets')).toBeVisible()
    expect(dollarsIn('available', await ledger(page))).toBe(10_000_000n)
  })

  await test.step('finds the real listing', async () => {
    await page.getByRole('link', { name: 'Market' }).click()
    await page.getByRole('link', { name: 'Search all markets' }).click()
    await page.getByRole('searchbox').fill('AAPL')
    await page.getByRole('link', { name: /Apple Inc/ }).click()
    await expect(page.getByRole('heading', { name: 'Apple Inc.' })).toBeVisible()
    await expect(page.getByText(/to May 11, 2018/)).toBeVisible()
  })

  await test.step('reads its K-line by day, forward-adjusted, through 2014 to 2018', async () => {
    await page.getByRole('radio', { name: 'Day', exact: true }).check()
    await page.getByRole('button', { name: 'Chart settings' }).click()
    const settings = page.getByRole('dialog')
    await settings.getByRole('radio', { name: 'Forward' }).check()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await page.getByRole('button', { name: 'Show as table' }).click()
    for (const [date, shown] of [
      ['2014-06-09', 'Jun 9, 2014'],
      ['2016-02-04', 'Feb 4, 2016'],
      ['2018-05-10', 'May 10, 2018'],
    ] as const) {
      await page.getByRole('button', { name: 'Chart settings' }).click()
      await settings.getByLabel('Jump to date').fill(date)
      await settings.getByRole('button', { name: 'Go' }).click()
      await expect(settings).toBeHidden()
      await expect(page.getByRole('row').filter({ hasText: shown })).toContainText(adjustedClose(date))
    }
  })

  await test.step('buys long with a limit below the market, which rests', async () => {
    await broker.operate('price', { instrument: 'US:AAPL', price: '150.00' })
    await page.getByRole('button', { name: 'Buy' }).click()
    const ticket = page.getByRole('dialog')
    await ticket.getByRole('spinbutton', { name: 'Shares' }).fill('12')
    await ticket.getByRole('button', { name: /^Limit price/ }).click()
    await ticket.getByRole('textbox', { name: 'Limit price' }).fill('140.00')
    await ticket.getByRole('button', { name: 'Review order' }).click()
    await page.getByRole('button', { name: /^Buy/ }).last().click()
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
    await page.getByRole('button', { name: 'View order' }).click()
    await expect(page.getByText('Pending', { exact: true }).filter({ visible: true })).toBeVisible()
    // 12 x 140.00, and 0.1 % of it in commission.
    expect(dollarsIn('frozen', await ledger(page))).toBe(168_168n)
  })

  await test.step('is filled as the price comes down to it', async () => {
    await broker.operate('price', { instrument: 'US:AAPL', price: '139.00' })
    await expect(page.getByText('Open', { exact: true }).filter({ visible: true })).toBeVisible()
    const lines = await ledger(page)
    expect(dollarsIn('frozen', lines)).toBe(0n)
    // At 139.01, the ask.
    expect(dollarsIn('margin', lines)).toBe(166_812n)
    expect(dollarsIn('fees', lines)).toBe(167n)
  })

  await test.step('holds it among the positions', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await page.goto(`${broker.origin}/#/trade/index`)
    await expect(page.getByRole('tab', { name: 'Positions' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('link', { name: /^Apple Inc\./ }).filter({ visible: true })).toBeVisible()
  })

  await test.step('closes it with a profit', async () => {
    await broker.operate('price', { instrument: 'US:AAPL', price: '145.00' })
    await page
      .getByRole('link', { name: /^Apple Inc\./ })
      .filter({ visible: true })
      .click()
    await page.getByRole('button', { name: 'Sell', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(page.getByText('Are you sure to close the position')).toBeVisible()
    await page.getByRole('button', { name: 'Sell 12 shares' }).click()
    await expect(page.getByText('Close position successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  let ended: readonly Line[] = []
  await test.step('finds every movement in the ledger, to the last cent', async () => {
    ended = await ledger(page)
    expect(dollarsIn('margin', ended)).toBe(0n)
    // Twelve shares bought at the ask, 139.01, and sold at the bid, 145.00: 71.88; 0.1 % of 1,668.12 and of 1,740.00: 1.67 and 1.74.
    expect(dollarsIn('available', ended)).toBe(10_000_000n + 7_188n - 167n - 174n)
    expect(dollarsIn('fees', ended)).toBe(341n)
    const { accounts } = await ask<{ accounts: { available: { currency: string; amount: string } }[] }>(
      page,
      'trade/summary',
      { currency: 'USD' },
    )
    const dollars = accounts.find(({ available }) => available.currency === 'USD')
    expect(cents(dollars?.available.amount ?? '')).toBe(dollarsIn('available', ended))

    await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click()
    await page.getByRole('tab', { name: 'Closed' }).click()
    await page
      .getByRole('link', { name: /^Apple Inc\./ })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
    const movements = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
    await expect(movements).toHaveCount(6)
    // 12 x 145.00, before its commission.
    await expect(movements.first()).toContainText('+$1,740.00')
  })

  await test.step('finds it all again after the broker was restarted', async () => {
    await broker.restart()
    await page.reload()
    await expect(page.getByText('Sold', { exact: true }).filter({ visible: true })).toBeVisible()
    expect(await ledger(page)).toEqual(ended)
  })
})
