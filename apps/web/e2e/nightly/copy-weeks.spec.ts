import { screen as copyTrading } from '../../../../packages/screens/src/managed/copy-trading/screen.ts'
import { follow as texts } from '../../../../packages/screens/src/managed/follow/messages/en.ts'
import { mentor as mentorTexts } from '../../../../packages/screens/src/managed/mentor/messages/en.ts'
import { mentors as mentorWords } from '../../../../packages/screens/src/parts/mentors/messages/en.ts'
import { words } from '../../../../packages/screens/src/parts/module-words/copyTrading/en.ts'
import { screen as messages } from '../../../../packages/screens/src/site/messages/screen.ts'
import { screen as loginScreen } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as record } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { logIn } from '../identitySteps.ts'
import { register } from '../members.ts'
import { quietShare } from '../quietShare.ts'

const apple = 'US:AAPL'
const DAY_MS = 86_400_000

/** From a message's start up to its first value. */
const start = (text: string): string => text.split('{{')[0] ?? text
/** A day at the exchange in New York; the demo calendar trades on all of them. */
const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at)

test('a follow of two weeks is bought with slippage, skips, has a dividend, and ends at its stop-loss, to the cent', async ({
  page,
  app,
  own: broker,
}) => {
  const begun = Date.now()
  let passed = 0
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) await broker.operate('clock', { advance: '1 day' })
    passed += count
  }
  const dayAhead = (ahead: number) => dayOf(begun + (passed + ahead) * DAY_MS)
  const price = (instrument: string, to: string) => broker.operate('price', { instrument, price: to })
  const share = await quietShare(broker, await register(broker, '01077770001'))

  await test.step('a mentor of two shares has bought one after a rise, and sold the other after a fall', async () => {
    const iso = (at: number) => new Date(begun + at * DAY_MS).toISOString()
    await broker.operate('mentor', {
      mentor: 'north',
      name: { en: 'North', kor: '노스', tw: '北方' },
      market: 'US',
      shares: [share.id, apple].map((instrument) => ({ instrument, fast: 2, slow: 5 })),
      from: iso(-1),
      to: iso(30),
    })
    await price(share.id, '200.00')
    await price(apple, '100.00')
    await days(4)
    await price(share.id, '300.00')
    await days(2)
  })

  const member = await app.becomeVerified()

  await test.step('follows it with a stop-loss of 5 %, and buys at once what it has, a tick above its price', async () => {
    await app.load(copyTrading.path)
    await page.getByRole('link', { name: /North/ }).click()
    await page.getByRole('button', { name: mentorTexts.follow.action, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: mentorTexts.follow.title })
    await sheet.getByRole('textbox', { name: mentorTexts.follow.amount }).fill('5000')
    await sheet.getByRole('button', { name: '5%', exact: true }).click()
    await expect(sheet.getByText('$4,750.00')).toBeVisible()
    await sheet.getByRole('button', { name: mentorTexts.follow.next }).click()
    const review = page.getByRole('dialog', { name: mentorTexts.follow.review })
    await review.getByRole('button', { name: start(mentorTexts.follow.confirm) }).click()
    const receipt = page.getByRole('dialog', { name: mentorTexts.done.title })
    await receipt.getByRole('button', { name: mentorTexts.done.see }).click()
    await broker.operate('clock', { advance: '10 s' })
    await page.reload()
    // A quarter of 5,000.00 is 1,250.00: 4 at 300.01 are 1,200.04 with 1.20.
    const history = page.getByRole('region', { name: texts.history.label })
    await expect(history.getByText(/Bought 4 shares at \$300\.01/)).toBeVisible()
    const cash = page.getByRole('region', { name: texts.cash.label })
    await expect(cash.getByText('$3,798.76').first()).toBeVisible()
    const difference = page.getByRole('region', { name: texts.difference.label })
    const slippage = difference.getByRole('listitem').filter({ hasText: texts.difference.causes.slippage })
    await expect(slippage).toContainText('$0.04')
  })

  const address = page.url()

  await test.step('skips a purchase whose part is below one share, and is told why', async () => {
    await price(apple, '1900.00')
    await days(2)
    await page.reload()
    const history = page.getByRole('region', { name: texts.history.label })
    await history
      .getByRole('radio', { name: texts.history.skippedCount.replace('{{skipped, number}}', '1') })
      .click()
    await expect(history.getByText(new RegExp(mentorWords.skipped.belowOneLot))).toBeVisible()
    await app.load(messages.path)
    await expect(page.getByRole('button', { name: /was not copied/ })).toBeVisible()
  })

  await test.step('has the dividend of its shares in its cash, less the tax', async () => {
    const dividend = { instrument: share.id, amount: '1.5', exDate: dayAhead(2), payDate: dayAhead(3) }
    await broker.operate('dividend', dividend)
    await days(2)
    await price(share.id, '310.00')
    await days(2)
    await page.goto(address)
    const cash = page.getByRole('region', { name: texts.cash.label })
    // 4 at 1.50 are 6.00, less 15 percent.
    await expect(cash.getByText('$3,803.86').first()).toBeVisible()
  })

  await test.step('goes on for a further week', async () => {
    await days(7)
    await app.load(loginScreen.path)
    await logIn(page, member)
    await expect(page).not.toHaveURL(/#\/login\/login$/)
    await page.goto(address)
    await expect(page.getByText(start(texts.stop.floor)).first()).toBeVisible()
  })

  await test.step('ends by its stop-loss after a fall, and says what was paid', async () => {
    await price(share.id, '236.53')
    await broker.operate('clock', { advance: '10 s' })
    await page.reload()
    await expect(page.getByText(texts.ended.why.stopLoss)).toBeVisible()
    // 4 at 236.53 are 946.12, less the least commission of 0.99.
    await expect(page.getByText('$4,748.99').first()).toBeVisible()
    const history = page.getByRole('region', { name: texts.history.label })
    await expect(history.getByText(/Sold 4 shares at \$236\.53/)).toBeVisible()
    await app.load(messages.path)
    const ended = start(words.messages.stopLoss.title)
    await expect(page.getByRole('button', { name: new RegExp(ended) })).toContainText('$4,748.99')
  })

  await test.step('has what was put in and what came back in its records', async () => {
    await app.load(record.path)
    const line = (name: string) => page.getByRole('button', { name: new RegExp(name) }).first()
    await expect(line(words.movements.put.name)).toContainText('$5,000.00')
    await expect(line(words.movements.taken.name)).toContainText('$4,748.99')
  })
})
