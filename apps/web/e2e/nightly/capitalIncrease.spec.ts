import { increaseDetail as texts } from '../../../../packages/screens/src/offExchange/increase-detail/messages/en.ts'
import { screen as placements } from '../../../../packages/screens/src/offExchange/placement/screen.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { quietShare } from '../quietShare.ts'

const DAY_MS = 86_400_000

/** A day at the exchange in New York, so many days from now; the demo calendar trades on all of them. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY_MS)

test('shares held on the rights date give rights, which are used, issued and locked, and sold after it', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeVerified()
  const { id: instrument, name } = await quietShare(broker, member)
  await broker.operate('price', { instrument, price: '150.00' })
  const order = { instrument, side: 'long', type: 'market', lots: 137, leverage: 1 }
  await asMember(broker, member, 'trade/place', order)
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  await broker.operate('increase', {
    instrument,
    ratio: { to: 3, from: 20 },
    price: '120.00',
    recordDate: dayAhead(1),
    from: at(2),
    to: at(4),
    lockedUntil: at(6),
    reason: 'simulated',
  })
  const rights = page.getByRole('region', { name: texts.rights.label })

  await test.step('sees what the shares of now would give', async () => {
    await app.load(placements.path)
    await page.getByRole('link', { name: name.en }).click()
    await expect(rights).toContainText('20 shares')
    await expect(page.getByRole('button', { name: texts.apply.action, exact: true })).toHaveCount(0)
  })

  await test.step('uses 15 of 20 rights: the others would lapse', async () => {
    await broker.operate('clock', { advance: '3 days' })
    await page.reload()
    await page.getByRole('button', { name: texts.apply.action, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: texts.apply.title })
    await sheet.getByRole('spinbutton', { name: texts.apply.shares }).fill('15')
    await sheet.getByRole('button', { name: texts.apply.next }).click()
    const review = page.getByRole('dialog', { name: texts.apply.review })
    await expect(review).toContainText('$1,800.00')
    await review.getByRole('button', { name: texts.apply.confirm.replace('{{shares}}', '15 shares') }).click()
    const receipt = page.getByRole('dialog', { name: texts.done.title })
    await receipt.getByRole('button', { name: texts.done.close }).click()
    await expect(page.getByRole('button', { name: texts.rights.cancel })).toBeVisible()
  })

  await test.step('has the shares once they are issued, and cannot sell them yet', async () => {
    await broker.operate('clock', { advance: '2 days' })
    await page.reload()
    await page.getByRole('button', { name: texts.rights.position }).click()
    await expect(page.getByText(/^Locked until .+/).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sell', exact: true })).toHaveCount(0)
  })

  await test.step('may sell them once the lock has ended', async () => {
    await broker.operate('clock', { advance: '36 h' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible()
  })
})
