import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Member, register } from '../members.ts'
import type { RunningBroker } from '../broker.ts'

const apple = 'US:AAPL'
const DAY_MS = 86_400_000
/** A day at the exchange in New York, so many days from now; the demo calendar trades on all of them. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY_MS)

async function ask<T>({ origin }: RunningBroker, member: Member, path: string, request: object): Promise<T> {
  const response = await fetch(`${origin}/api/vue/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token: member.token,
      account: member.account,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(request),
  })
  const answer = (await response.json()) as { status: number; msg: string; data: T }
  expect(answer.status, answer.msg).toBe(1)
  return answer.data
}

async function loggedIn(page: Page, broker: RunningBroker, phone: string): Promise<Member> {
  const member = await register(broker, phone)
  await page.addInitScript(
    ({ token, account }) => {
      localStorage.setItem('tokend', token)
      localStorage.setItem('account', account)
    },
    { ...member },
  )
  return member
}

test('a dividend on a held share is seen ahead, and in the records after its pay date', async ({
  page,
  own,
}) => {
  const member = await loggedIn(page, own, '01044440001')
  const order = { instrument: apple, side: 'long', type: 'market', lots: 100, leverage: 1 }
  await ask(own, member, 'trade/place', order)
  await own.operate('dividend', {
    instrument: apple,
    amount: '0.5',
    exDate: dayAhead(4),
    payDate: dayAhead(5),
  })
  await page.goto(`${own.origin}/#/home/dividend`)
  const held = page.getByRole('region', { name: 'Stocks you hold' })
  await expect(held.getByRole('link').filter({ hasText: '$0.50 per share' })).toContainText('$42.50')

  await own.operate('clock', { advance: '6 days' })
  await page.goto(`${own.origin}/#/home/dividend`)
  await page.reload()
  await page.getByRole('tab', { name: 'Application list' }).click()
  const paid = page.getByRole('button', { name: /Paid/ }).filter({ hasText: '$42.50' })
  await paid.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('$50.00')
  await expect(sheet).toContainText('$7.50')
  await page.keyboard.press('Escape')

  await page.goto(`${own.origin}/#/information/fundRecord`)
  await expect(page.getByRole('button', { name: /Dividend tax/ }).first()).toContainText('$7.50')
})

test('nothing fills during a halt: a limit is judged at the first price after it', async ({ page, own }) => {
  const member = await loggedIn(page, own, '01044440002')
  await own.operate('price', { instrument: apple, price: '100' })
  const limit = { instrument: apple, side: 'long', type: 'limit', limitPrice: '90', lots: 3, leverage: 1 }
  const { position } = await ask<{ position: { id: string } }>(own, member, 'trade/place', limit)
  await own.operate('halt', { instrument: apple, halted: true })
  await own.operate('price', { instrument: apple, price: '80' })
  await own.operate('clock', { advance: '2 min' })
  await page.goto(`${own.origin}/#/market/stockDetail?instrument=${encodeURIComponent(apple)}`)
  const price = page.getByRole('group', { name: 'Price' })
  const notice = page.getByText('Trading is halted. Orders are taken again once it resumes.')
  await expect(notice).toBeVisible()
  const statusOf = async () =>
    (await ask<{ position: { status: string } }>(own, member, 'trade/position', { position: position.id }))
      .position.status
  expect(await statusOf()).toBe('pendingOrder')
  await own.operate('halt', { instrument: apple, halted: false })
  await own.operate('clock', { advance: '1 min' })
  expect(await statusOf()).toBe('holding')
  await page.reload()
  await expect(price).toContainText('80.00')
  await expect(notice).toBeHidden()
})
