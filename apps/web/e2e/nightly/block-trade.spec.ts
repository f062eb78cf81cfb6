import { refusals } from '../../../../packages/api-client/src/texts/en.ts'
import { block as texts } from '../../../../packages/screens/src/offExchange/block/messages/en.ts'
import { screen as blockTrades } from '../../../../packages/screens/src/offExchange/block-trades/screen.ts'
import { home as homeTexts } from '../../../../packages/screens/src/site/home/messages/en.ts'
import { screen as home } from '../../../../packages/screens/src/site/home/screen.ts'
import { positionDetail as positionTexts } from '../../../../packages/screens/src/trading/position-detail/messages/en.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { seeLocked, seePassed } from '../lockedShares.ts'

const apple = { instrument: 'US:AAPL' } as const
const DAY_MS = 86_400_000

async function announce(broker: RunningBroker): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  await broker.operate('price', { ...apple, price: '150.00' })
  await broker.operate('block', {
    block: 'journey',
    kind: 'block',
    ...apple,
    shares: 900,
    from: at(-1),
    to: at(3),
    seller: { kind: 'founder', name: { en: 'The founder', kor: '창업자', tw: '創辦人' } },
    minShares: 100,
    reason: 'simulated',
  })
}

test('a block under its least is refused, then reviewed, locked, and sold on the day on which the lock ends', async ({
  page,
  app,
  own: broker,
}) => {
  await app.becomeVerified()
  await announce(broker)

  await test.step('asks for too few: the form stays open', async () => {
    await app.load(blockTrades.path)
    await page.locator('a[href*="block=journey"]').click()
    await page.getByRole('button', { name: texts.buy.action, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: texts.buy.title })
    await sheet.getByRole('spinbutton', { name: texts.buy.shares }).fill('99')
    await sheet.getByRole('button', { name: texts.buy.next }).click()
    const least = refusals.refusals.BLOCK_BELOW_MINIMUM_SHARES_other.replace('{{count, number}}', '100')
    await expect(sheet.getByText(least)).toBeVisible()
    await sheet.getByRole('spinbutton', { name: texts.buy.shares }).fill('120')
    await sheet.getByRole('button', { name: texts.buy.next }).click()
  })

  await test.step('asks for 120, which pass their review', async () => {
    const review = page.getByRole('dialog', { name: texts.buy.review })
    await review.getByRole('button', { name: texts.buy.confirm.replace('{{shares}}', '120 shares') }).click()
    const receipt = page.getByRole('dialog', { name: texts.done.title })
    // Five percent under the last price of 150.
    await expect(receipt).toContainText('$142.50')
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await seePassed(page, broker, texts.buy.locked)
  })

  await test.step('cannot sell them before the lock ends', () => seeLocked(page))

  await test.step('finds on home until when, which leads to the position', async () => {
    await app.open(home.path)
    const due = page.getByRole('region', { name: homeTexts.due.label })
    await expect(due.getByRole('listitem')).toContainText('120 shares')
    await due.getByRole('link').click()
    await expect(page.getByRole('timer', { name: positionTexts.lockLeft })).toBeVisible()
  })

  await test.step('sells them once it has', async () => {
    await broker.operate('clock', { advance: '6 days' })
    await broker.operate('price', { ...apple, price: '155.00' })
    await page.reload()
    await page.getByRole('button', { name: 'Sell', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Sell 120 shares' }).click()
    await expect(page.getByText('Close position successfully')).toBeVisible()
  })
})
