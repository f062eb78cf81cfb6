import { type Instant, type LocalDate, ZERO, decimal, marketFacts, toLocal } from '@onelot/domain'
import { broughtForward, incomeOf } from '@onelot/domain/modules/offExchange/lending'
import { words } from '../../../../packages/screens/src/parts/module-words/lending/en.ts'
import { securitiesLending as texts } from '../../../../packages/screens/src/offExchange/securities-lending/messages/en.ts'
import { screen as lending } from '../../../../packages/screens/src/offExchange/securities-lending/screen.ts'
import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { asMember } from '../asMember.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import type { Member } from '../members.ts'

const apple = { instrument: 'US:AAPL' } as const
const rate = decimal('0.0365')
const DAY_MS = 86_400_000

/** A day at the exchange in New York, so many days from now; the demo calendar trades on all of them. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY_MS)

interface Loan {
  readonly loan: {
    readonly begunAt: Instant
    readonly endsAt: Instant
    readonly income: ReturnType<typeof incomeOf>
  }
}

/** What 30 shares earned by the closes that anybody can read. */
async function expected(broker: RunningBroker, member: Member, { loan }: Loan) {
  const dateOf = (at: Instant): LocalDate => toLocal(marketFacts.US.zone, at).date
  const until = dateOf(loan.endsAt)
  const asked = { ...apple, period: 'day', adjustment: 'none', before: until, limit: 40 }
  const { candles } = await asMember<{
    candles: readonly { readonly time: LocalDate; readonly close: typeof rate }[]
  }>(broker, member, 'market/candles', asked)
  const closes = candles.map(({ time, close }) => ({ date: time, close }))
  const begun = { shares: 30, since: dateOf(loan.begunAt), sum: ZERO }
  const { sum } = broughtForward(begun, until, { closes, rateOn: () => rate })
  return incomeOf(sum, 'USD', decimal('0.1'))
}

test('shares are lent for a term, keep their dividend, are recalled, and bring their interest to the cent', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeVerified()
  await broker.operate('price', { ...apple, price: '150.00' })
  const { instrument } = apple
  await broker.operate('settings', { modules: { lending: { shares: { [instrument]: { rate } } } } })
  const order = { ...apple, side: 'long', type: 'market', lots: 40, leverage: 1 }
  await asMember(broker, member, 'trade/place', order)

  await test.step('lends 30 of 40, which pass their review', async () => {
    await app.load(lending.path)
    await expect(page.getByText(texts.sell.free)).toBeVisible()
    const shares = page.getByRole('region', { name: texts.shares.label })
    await shares.getByRole('button', { name: /Apple/ }).click()
    const sheet = page.getByRole('dialog', { name: texts.lend.title })
    await sheet.getByRole('spinbutton', { name: texts.lend.shares }).fill('30')
    await sheet.getByRole('button', { name: texts.lend.next }).click()
    const review = page.getByRole('dialog', { name: texts.lend.review })
    await review.getByRole('button', { name: texts.lend.confirm.replace('{{shares}}', '30 shares') }).click()
    const receipt = page.getByRole('dialog', { name: texts.done.title })
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await broker.operate('clock', { advance: '1 min' })
    await page.reload()
    await expect(page.getByText(texts.sell.lent.replace('{{shares}}', '30 shares'))).toBeVisible()
  })

  await test.step('is told what may be sold of them', async () => {
    await app.load(`/market/stockDetail?instrument=${encodeURIComponent(instrument)}`)
    await page.getByRole('button', { name: 'Sell', exact: true }).click()
    const ticket = page.getByRole('dialog')
    const lent = ui.finance.close.lent.replace('{{quantity}}', '30 shares')
    await expect(ticket.getByText(lent)).toBeVisible()
    await expect(ticket.getByRole('spinbutton')).toHaveValue('10')
  })

  await test.step('receives the dividend of all 40', async () => {
    const dividend = { ...apple, amount: '0.5', exDate: dayAhead(4), payDate: dayAhead(5) }
    await broker.operate('dividend', dividend)
    await broker.operate('clock', { advance: '5 days' })
    await app.load('/information/fundRecord')
    await expect(page.getByRole('button', { name: /Dividend/ }).filter({ hasText: '$20.00' })).toBeVisible()
  })

  await test.step('recalls them: they are back at the next opening, and may be sold', async () => {
    await app.load(lending.path)
    const lent = page.getByRole('region', { name: texts.lent.label })
    await lent.getByRole('button', { name: /Apple/ }).click()
    const sheet = page.getByRole('dialog', { name: texts.loan.title })
    await sheet.getByRole('button', { name: texts.loan.recall }).click()
    const question = page.getByRole('dialog', { name: texts.recall.question })
    await question.getByRole('button', { name: texts.loan.recall }).click()
    await expect(sheet.getByText(texts.loan.recalled)).toBeVisible()
    await broker.operate('clock', { advance: '1 day' })
    await page.reload()
    await expect(page.getByText(texts.sell.free)).toBeVisible()
  })

  await test.step('has the interest of each date in the record, to the cent', async () => {
    const list = await asMember<{ loans: readonly Loan[] }>(broker, member, 'lending/list', { pageSize: 10 })
    const [loan] = list.loans
    if (loan === undefined) throw new Error('a loan has ended')
    const { gross, tax, net } = await expected(broker, member, loan)
    expect(loan.loan.income).toEqual({ gross, tax, net })
    const past = page.getByRole('region', { name: texts.past })
    await expect(past.getByRole('button', { name: /Apple/ })).toContainText(`$${net.amount}`)
    await app.load('/information/fundRecord')
    const rowOf = ({ name }: { readonly name: string }) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(rowOf(words.movements.interest).first()).toContainText(`$${gross.amount}`)
    await expect(rowOf(words.movements.tax).first()).toContainText(`$${tax.amount}`)
  })
})
