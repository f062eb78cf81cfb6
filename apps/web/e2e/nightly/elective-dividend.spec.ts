import { type LocalDate, type Money, decimal, money } from '@onelot/domain'
import { sharesBought } from '@onelot/domain/modules/offExchange/electiveDividends'
import {
  dividends,
  elections as texts,
} from '../../../../packages/screens/src/trading/dividends/messages/en.ts'
import { screen } from '../../../../packages/screens/src/trading/dividends/screen.ts'
import { asMember } from '../asMember.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import type { Member } from '../members.ts'
import { quietShare } from '../quietShare.ts'

const DAY_MS = 86_400_000

/** A day at the exchange in New York, so many days from now; the demo calendar trades on all of them. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY_MS)

interface Bought {
  readonly shares: number
  readonly price: string
  readonly cost: Money
  readonly rest: Money
  readonly position: string
}

/** The close of a day, which anybody can read. */
async function closeOf(broker: RunningBroker, member: Member, instrument: string, day: string) {
  const asked = { instrument, period: 'day', adjustment: 'none', limit: 10 }
  const { candles } = await asMember<{
    candles: readonly { readonly time: LocalDate; readonly close: string }[]
  }>(broker, member, 'market/candles', asked)
  const close = candles.find(({ time }) => time === day)?.close
  if (close === undefined) throw new Error(`there is no close of ${day}`)
  return decimal(close)
}

test('a dividend is chosen in shares, bought at the close of the deadline, with the rest in cash', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeVerified()
  const { id: instrument, name } = await quietShare(broker, member)
  await broker.operate('price', { instrument, price: '150.00' })
  const order = { instrument, side: 'long', type: 'market', lots: 40, leverage: 1 }
  await asMember(broker, member, 'trade/place', order)
  // The deadline is the close of the day after the ex-date: a session does not outlast the usual five days.
  await broker.operate('settings', { modules: { electiveDividends: { deadlineDays: 1 } } })
  const deadlineDay = dayAhead(2)
  const dates = { exDate: dayAhead(1), payDate: dayAhead(4) }
  await broker.operate('dividend', { instrument, amount: '18', ...dates, elective: true })
  const card = page.getByRole('article', { name: new RegExp(name.en) })

  await test.step('shows from when a choice is possible', async () => {
    await app.load(screen.path)
    await expect(card.getByText(texts.times.opens)).toBeVisible()
    // 40 shares at $18, less 15 %.
    await expect(card.getByText('$612.00')).toBeVisible()
    await card.getByRole('button', { name: texts.open.look }).click()
    const sheet = page.getByRole('dialog', { name: texts.choose.title })
    await expect(sheet.getByRole('radio').first()).toBeDisabled()
  })

  await test.step('asks for shares, which passes its review', async () => {
    await broker.operate('clock', { advance: '1 day' })
    await page.reload()
    await card.getByRole('button', { name: texts.open.choose }).click()
    const sheet = page.getByRole('dialog', { name: texts.choose.title })
    await sheet.getByRole('radio', { name: new RegExp(`^${texts.shares}`) }).check()
    await sheet.getByRole('button', { name: texts.choose.next }).click()
    const review = page.getByRole('dialog', { name: texts.review.title })
    await review.getByRole('button', { name: texts.review.confirm }).click()
    const receipt = page.getByRole('dialog', { name: texts.done.title })
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await expect(card.getByText(texts.marks.asked)).toBeVisible()
    await broker.operate('clock', { advance: '1 min' })
    await page.reload()
    await expect(card.getByText(texts.phases.accepted)).toBeVisible()
  })

  await test.step('withdraws it, and asks for it again', async () => {
    await card.getByRole('button', { name: texts.open.look }).click()
    const sheet = page.getByRole('dialog', { name: texts.heading })
    await sheet.getByRole('button', { name: texts.withdraw.action }).click()
    const question = page.getByRole('dialog', { name: texts.withdraw.question })
    await question.getByRole('button', { name: texts.withdraw.action }).click()
    const choice = page.getByRole('dialog', { name: texts.choose.title })
    await choice.getByRole('radio', { name: new RegExp(`^${texts.shares}`) }).check()
    await choice.getByRole('button', { name: texts.choose.next }).click()
    const review = page.getByRole('dialog', { name: texts.review.title })
    await review.getByRole('button', { name: texts.review.confirm }).click()
    await page.getByRole('button', { name: texts.done.close }).click()
    await broker.operate('clock', { advance: '1 min' })
  })

  await test.step('can change nothing after the deadline, and sees the price', async () => {
    await broker.operate('clock', { advance: '2 days' })
    await page.reload()
    await expect(card.getByText(texts.phases.fixed)).toBeVisible()
    await card.getByRole('button', { name: texts.open.look }).click()
    const sheet = page.getByRole('dialog', { name: texts.heading })
    await expect(sheet.getByText(texts.notes.fixed)).toBeVisible()
    await expect(sheet.getByRole('button', { name: texts.withdraw.action })).toHaveCount(0)
  })

  await test.step('holds the shares of the close, and has the rest, to the cent', async () => {
    await broker.operate('clock', { advance: '1 day' })
    const expected = sharesBought(money('USD', '612'), await closeOf(broker, member, instrument, deadlineDay))
    const { records } = await asMember<{ records: readonly { readonly bought?: Bought }[] }>(
      broker,
      member,
      'electiveDividends/records',
      { pageSize: 10 },
    )
    expect(records).toMatchObject([{ paidIn: 'shares', bought: expected }])
    await app.load(screen.path)
    await page.getByRole('tab', { name: dividends.tabs.applications }).click()
    await page.getByRole('radio', { name: texts.views.elections }).check({ force: true })
    await page.getByRole('button', { name: new RegExp(texts.paidIn.shares) }).click()
    const sheet = page.getByRole('dialog', { name: texts.paidIn.shares })
    await expect(sheet.getByText(`$${expected.rest.amount}`)).toBeVisible()
    await sheet.getByRole('button', { name: texts.records.toPosition }).click()
    await expect(page).toHaveURL(new RegExp(records[0]?.bought?.position ?? 'none'))
    await app.load('/information/fundRecord')
    await expect(page.getByRole('button', { name: /Dividend/ }).filter({ hasText: '$720.00' })).toBeVisible()
  })
})
