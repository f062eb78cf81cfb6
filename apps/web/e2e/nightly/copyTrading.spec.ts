import type { FollowDetailOnWire, FollowTermsOnWire, FollowTradeOnWire } from '@onelot/api-client'
import { type Money, add, compare, exact, money, subtract, toDecimal } from '@onelot/domain'
import { screen as copyTrading } from '../../../../packages/screens/src/managed/copy-trading/screen.ts'
import { follow as texts } from '../../../../packages/screens/src/managed/follow/messages/en.ts'
import { mentor as mentorTexts } from '../../../../packages/screens/src/managed/mentor/messages/en.ts'
import { words } from '../../../../packages/screens/src/parts/module-words/copyTrading/en.ts'
import { screen as messages } from '../../../../packages/screens/src/site/messages/screen.ts'
import { trade as tradeTexts } from '../../../../packages/screens/src/trading/trade/messages/en.ts'
import { screen as trade } from '../../../../packages/screens/src/trading/trade/screen.ts'
import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'

const instrument = 'US:AAPL'
const DAY_MS = 86_400_000
const put = money('USD', '5000')

/** From a message's start up to its first value. */
const start = (text: string): string => text.split('{{')[0] ?? text
const dollars = ({ amount }: Money): string =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

test('a member follows a mentor, whose trade is copied, ends it by its preview, and has the money back to the cent', async ({
  page,
  app,
  own: broker,
}) => {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const price = async (to: string, days = 1) => {
    await broker.operate('price', { instrument, price: to })
    for (let day = 0; day < days; day += 1) await broker.operate('clock', { advance: '1 day' })
  }

  await test.step('a mentor trades by short averages, and has sold after a fall', async () => {
    await broker.operate('mentor', {
      mentor: 'north',
      name: { en: 'North', kor: '노스', tw: '北方' },
      market: 'US',
      shares: [{ instrument, fast: 2, slow: 5 }],
      from: at(-1),
      to: at(30),
    })
    await price('100.00', 3)
  })

  const member = await app.becomeVerified()
  const ask = <T>(path: string, asked: object) => asMember<T>(broker, member, path, asked)
  const available = async () =>
    (await ask<FollowTermsOnWire>('copyTrading/terms', { mentor: 'north' })).available
  const before = await available()

  await test.step('follows the mentor with an amount, which is on hold and then in the follow', async () => {
    await app.load(copyTrading.path)
    await page.getByRole('link', { name: /North/ }).click()
    await page.getByRole('button', { name: mentorTexts.follow.action, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: mentorTexts.follow.title })
    await sheet.getByRole('textbox', { name: mentorTexts.follow.amount }).fill(put.amount)
    await expect(sheet.getByText(mentorTexts.bought.nothing)).toBeVisible()
    await sheet.getByRole('button', { name: mentorTexts.follow.next }).click()
    const review = page.getByRole('dialog', { name: mentorTexts.follow.review })
    await review.getByRole('button', { name: start(mentorTexts.follow.confirm) }).click()
    const receipt = page.getByRole('dialog', { name: mentorTexts.done.title })
    await receipt.getByRole('button', { name: mentorTexts.done.see }).click()
    await expect(page).toHaveURL(/home\/follow/)
    await broker.operate('clock', { advance: '10 s' })
    await page.reload()
    await expect(page.getByText(texts.mirrored.none)).toBeVisible()
    expect(await available()).toEqual(subtract(before, put))
  })

  const { follows } = await ask<{ follows: readonly { readonly id: string }[] }>('copyTrading/list', {
    pageSize: 10,
  })
  const request = follows[0]?.id ?? ''

  await test.step('the mentor buys after a rise, and so does the follow, at no more than a quarter of its worth', async () => {
    await price('300.00', 2)
    await page.reload()
    const history = page.getByRole('region', { name: texts.history.label })
    const { trades } = await ask<{ trades: readonly FollowTradeOnWire[] }>('copyTrading/trades', {
      request,
      pageSize: 10,
    })
    expect(trades.map(({ side, lots }) => ({ side, lots }))).toEqual([{ side: 'buy', lots: 4 }])
    await expect(history.getByText(/Bought 4 shares at \$300/)).toBeVisible()
    const mirrored = page.getByRole('region', { name: texts.mirrored.label })
    await expect(mirrored.getByRole('link', { name: /Apple/ })).toBeVisible()
  })

  await test.step('it is among what goes on, and is worth more after a further rise', async () => {
    await broker.operate('price', { instrument, price: '330.00' })
    await app.load(trade.path)
    await page.getByRole('tab', { name: tradeTexts.tabs.inProgress }).click()
    const running = page.getByRole('region', { name: tradeTexts.asked.heading.inProgress })
    const card = running.getByRole('article', { name: /North/ })
    await expect(card.getByText(ui.finance.statuses.following)).toBeVisible()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'North', exact: true })).toBeVisible()
    const { follow: read } = await ask<FollowDetailOnWire>('copyTrading/get', { request })
    expect(compare(read.follow?.worth ?? put, put)).toBe(1)
  })

  await test.step('ends it, having read what that pays', async () => {
    await page
      .getByRole('button', { name: texts.manage.end, exact: false })
      .filter({ hasText: start(texts.manage.endText) })
      .click()
    const review = page.getByRole('dialog', { name: texts.end.review })
    const { running } = await ask<FollowDetailOnWire>('copyTrading/get', { request })
    if (running === undefined) throw new Error('the follow goes on')
    const { paid, worth, charges, fee } = running.end
    expect(paid).toEqual(subtract(worth, add(charges, fee)))
    // A tenth of what was earned.
    const earned = subtract(subtract(worth, charges), put)
    expect(fee).toEqual(money('USD', toDecimal(exact(earned.amount).times('0.1').round(2, 1))))
    await expect(review.getByText(dollars(paid)).first()).toBeVisible()
    await review.getByRole('button', { name: texts.end.confirm }).click()
    await expect(page.getByText(texts.ended.why.member)).toBeVisible()
    await expect(page.getByText(dollars(paid)).first()).toBeVisible()
    expect(await available()).toEqual(add(subtract(before, put), paid))
  })

  await test.step('is notified of it, and led to it', async () => {
    await app.load(messages.path)
    await page
      .getByRole('button', { name: words.messages.member.title.replace('{{mentor}}', 'North') })
      .click()
    await expect(page.getByText(texts.ended.why.member)).toBeVisible()
  })
})
