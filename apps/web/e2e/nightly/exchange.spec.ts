import type {
  ResponseOf,
  ExchangeDone,
  exchangeQuote,
  portfolioReturn,
  tradeSummary,
} from '@onelot/api-client'
import { exchange } from '../../../../packages/screens/src/funds/exchange/messages/en.ts'
import { screen } from '../../../../packages/screens/src/funds/exchange/screen.ts'
import { screen as records } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { words } from '../../../../packages/screens/src/parts/module-words/exchange/en.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'

type Summary = ResponseOf<typeof tradeSummary>
type Returned = ResponseOf<typeof portfolioReturn>
type Quote = ResponseOf<typeof exchangeQuote>

const given = 10_000_000
const inWon = { currency: 'KRW' } as const

test('won are exchanged for dollars from the ticket, both legs are in the records, and only the spread is lost', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const ask = <T>(path: string, request: object) => asMember<T>(broker, member, path, request)
  const before = await ask<Summary>('trade/summary', inWon)

  await test.step('the ticket of a foreign share offers the exchange', async () => {
    await app.load('/market/stockDetail?instrument=US:AAPL')
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    const ticket = page.getByRole('dialog')
    await ticket.getByRole('spinbutton', { name: 'Shares' }).fill('5000')
    await ticket.getByRole('button', { name: 'Done' }).click()
    await ticket.getByRole('button', { name: 'Exchange KRW into USD' }).click()
    await expect(page).toHaveURL(/#\/information\/exChange\?from=KRW&into=USD&amount=[\d.]+$/)
    await expect(page.getByRole('heading', { name: screen.title.en })).toBeVisible()
  })

  const { source, target, spread } = await test.step('an amount is reviewed and exchanged', async () => {
    await page.getByRole('textbox', { name: exchange.from }).fill(String(given))
    await expect(page.getByRole('textbox', { name: exchange.to })).not.toHaveValue('')
    await page.getByRole('button', { name: exchange.review, exact: true }).click()
    const response = page.waitForResponse(/\/exchange\/convert/)
    await page.getByRole('dialog').getByRole('button', { name: 'Exchange ₩10,000,000' }).click()
    await expect(page.getByRole('dialog', { name: exchange.done.title })).toBeVisible()
    const { data } = (await (await response).json()) as { data: ExchangeDone }
    return data
  })

  await test.step('both legs are in the records', async () => {
    await page.getByRole('button', { name: exchange.done.records }).click()
    await expect(page.getByRole('heading', { name: records.title.en })).toBeVisible()
    const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    await expect(row(words.movements.sold.name)).toContainText('₩10,000,000')
    await expect(row(words.movements.bought.name)).toContainText('$')
  })

  await test.step('the balances have changed by both legs, and less came by the spread alone', async () => {
    expect(source).toEqual({ currency: 'KRW', amount: String(given) })
    const after = await ask<Summary>('trade/summary', inWon)
    const change = (currency: string) => availableIn(after, currency) - availableIn(before, currency)
    expect(change('KRW')).toBe(-Number(source.amount))
    expect(change('USD')).toBeCloseTo(Number(target.amount), 2)
    const { spread: rate } = await ask<Quote>('exchange/quote', { from: 'KRW', to: 'USD' })
    const atMid = Number(target.amount) + Number(spread.amount)
    expect(Math.abs(Number(spread.amount) - atMid * Number(rate))).toBeLessThan(0.02)
    const zone = 'Asia/Seoul'
    const { changes } = await ask<Returned>('portfolio/return', { ...inWon, zone, range: 'all' })
    expect(Number(changes.exchange.amount)).toBeLessThan(0)
  })
})

const availableIn = ({ accounts }: Summary, wanted: string) =>
  Number(accounts.find(({ available }) => available.currency === wanted)?.available.amount)
