import { refusals } from '../../../../packages/api-client/src/texts/en.ts'
import { placementDetail as texts } from '../../../../packages/screens/src/offExchange/placement-detail/messages/en.ts'
import { sales } from '../../../../packages/screens/src/parts/sales/messages/en.ts'
import { screen as placements } from '../../../../packages/screens/src/offExchange/placement/screen.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { seeLocked, seePassed } from '../lockedShares.ts'

const apple = { instrument: 'US:AAPL' } as const
const DAY_MS = 86_400_000

/** Apple closed at 150 on the day before. */
async function announce(broker: RunningBroker): Promise<void> {
  await broker.operate('price', { ...apple, price: '150.00' })
  await broker.operate('clock', { advance: '1 day' })
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  await broker.operate('placement', {
    placement: 'journey',
    ...apple,
    shares: 9_000,
    from: at(0),
    to: at(5),
    tiers: [
      { least: '8000', discount: '0.03' },
      { least: '40000', discount: '0.05' },
    ],
    lockDays: 3,
    reason: 'simulated',
  })
}

test('an amount under the least is refused, the next discount is said, then it is reviewed, and locked', async ({
  page,
  app,
  own: broker,
}) => {
  await app.becomeVerified()
  await announce(broker)

  await test.step('asks for too little: the form stays open', async () => {
    await app.load(placements.path)
    await page.locator('a[href*="placement=journey"]').click()
    await page.getByRole('button', { name: texts.subscribe.action, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: texts.subscribe.title })
    const amount = sheet.getByRole('textbox', { name: texts.subscribe.amount })
    await amount.fill('7999')
    await sheet.getByRole('button', { name: texts.subscribe.next }).click()
    const least = refusals.refusals.PLACEMENT_BELOW_MINIMUM.replace('{{amount}}', '$8,000.00')
    await expect(sheet.getByText(least)).toBeVisible()
    await amount.fill('14550')
    const more = texts.subscribe.more.replace('{{amount}}', '$25,450.00').replace('{{percent}}', '5%')
    await expect(sheet.getByText(more)).toBeVisible()
    await sheet.getByRole('button', { name: texts.subscribe.next }).click()
  })

  await test.step('asks for 100 shares, which pass their review', async () => {
    const review = page.getByRole('dialog', { name: texts.subscribe.review })
    const confirm = texts.subscribe.confirm.replace('{{shares}}', '100 shares')
    await review.getByRole('button', { name: confirm }).click()
    const receipt = page.getByRole('dialog', { name: texts.done.title })
    // Three percent under the previous close of 150.
    await expect(receipt).toContainText('$145.50')
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await seePassed(page, broker, sales.locked)
  })

  await test.step('cannot sell them before the lock ends', () => seeLocked(page))

  await test.step('may sell them once it has', async () => {
    await broker.operate('clock', { advance: '4 days' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible()
  })
})
