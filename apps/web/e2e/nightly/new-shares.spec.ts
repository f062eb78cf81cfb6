import type { Page } from '@playwright/test'
import { application as texts } from '../../../../packages/screens/src/newShares/application/messages/en.ts'
import { screen as application } from '../../../../packages/screens/src/newShares/application/screen.ts'
import { fundRecord as recordTexts } from '../../../../packages/screens/src/funds/fund-record/messages/en.ts'
import { screen as fundRecord } from '../../../../packages/screens/src/funds/fund-record/screen.ts'
import { drawProof as proofTexts } from '../../../../packages/screens/src/newShares/draw-proof/messages/en.ts'
import { offer as offerTexts } from '../../../../packages/screens/src/newShares/offer/messages/en.ts'
import { screen as offers } from '../../../../packages/screens/src/newShares/offers/screen.ts'
import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { asMember } from '../asMember.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import type { Member } from '../members.ts'

const { statuses } = ui.finance
const MINUTE_MS = 60_000

interface Announced {
  readonly offer: string
  readonly code: string
  readonly en: string
  readonly price: string
  readonly winningRate: string
}

/** An offer that opens at once, and is listed within two hours. */
async function announce(broker: RunningBroker, { offer: id, code, en, price, winningRate }: Announced) {
  const now = Date.now()
  const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString()
  const named = (name: string) => ({ en: name, kor: name, tw: name })
  await broker.operate('offer', {
    offer: id,
    market: 'KRX',
    code,
    name: named(en),
    industry: { en: 'Electronics', kor: '전자', tw: '電子' },
    issuer: named(`${en} Co., Ltd.`),
    sponsor: named('Onelot Securities'),
    dates: {
      opensAt: at(-60),
      closesAt: at(20),
      drawsAt: at(40),
      paymentFrom: at(60),
      paymentTo: at(80),
      issuesAt: at(90),
      listsAt: at(110),
    },
    provisionalPrice: price,
    unit: 10,
    units: 50_000,
    winningRate,
    reason: 'simulated',
  })
}

/** From the list to the receipt. */
async function apply(page: Page, name: string, shares: number): Promise<void> {
  await page.getByRole('article', { name }).getByRole('link').click()
  await page.getByRole('button', { name: offerTexts.apply.action, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: offerTexts.apply.title })
  await sheet.getByRole('spinbutton', { name: offerTexts.apply.shares }).fill(String(shares))
  await sheet.getByRole('button', { name: offerTexts.apply.next }).click()
  const review = page.getByRole('dialog', { name: offerTexts.apply.review })
  await review.getByRole('button', { name: /^Apply for/ }).click()
  const receipt = page.getByRole('dialog', { name: offerTexts.done.title })
  await expect(receipt).toContainText(`You applied for ${shares.toLocaleString('en')} shares of ${name}`)
  await receipt.getByRole('button', { name: offerTexts.done.see }).click()
  await expect(page).toHaveURL(new RegExp(`#${application.path}\\?`))
}

const later = (broker: RunningBroker, minutes: number) =>
  broker.operate('clock', { advance: `${String(minutes)} min` })
const next = (page: Page) => page.getByRole('region', { name: texts.next.label })
const ended = (page: Page) => page.getByRole('region', { name: texts.next.ended })
const fact = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')
const available = async (broker: RunningBroker, member: Member, id: string) =>
  (await asMember<{ available: { amount: string } }>(broker, member, 'applications/terms', { offer: id }))
    .available.amount

test('an application wins in part, is paid from its deposit, listed and sold', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeVerified()
  const name = 'Maru Sensors'
  await announce(broker, {
    offer: 'maru-sensors',
    code: '777001',
    en: name,
    price: '10000',
    winningRate: '0.3',
  })

  await test.step('applies for 250 shares', async () => {
    await app.load(offers.path)
    await apply(page, name, 250)
    await expect(next(page)).toContainText('₩1,250,000')
    expect(await available(broker, member, 'maru-sensors')).toBe('98750000')
  })

  await test.step('wins 70 or 80 of them, and the rest of the deposit comes back', async () => {
    await later(broker, 21)
    await expect(page.getByRole('button', { name: texts.cancel.action })).toHaveCount(0)
    await later(broker, 20)
    await expect(page.locator('[data-status="won"]')).toHaveText(statuses.won)
    await expect(fact(page, texts.facts.won)).toHaveText(/^(7|8)0 shares$/)
    await expect(fact(page, texts.facts.refunded)).toHaveText(/^₩(550|450),000$/)
    expect(['99300000', '99200000']).toContain(await available(broker, member, 'maru-sensors'))
  })

  await test.step('recalculates the draw on this device', async () => {
    await page.getByRole('link', { name: new RegExp(texts.ways.proof) }).click()
    await expect(page.getByRole('heading', { name: proofTexts.right })).toBeVisible()
    await page.goBack()
  })

  await test.step('is paid when payment opens', async () => {
    await later(broker, 20)
    await expect(page.locator('[data-status="paid"]')).toHaveText(statuses.paid)
  })

  await test.step('has a position that is locked until the listing', async () => {
    await later(broker, 30)
    await page.getByRole('link', { name: texts.ways.position }).click()
    await expect(page.getByText(statuses.locked, { exact: true }).first()).toBeVisible()
  })

  await test.step('sells on the first day of trading', async () => {
    await later(broker, 30)
    await page.reload()
    await page.getByRole('button', { name: 'Sell', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: /^Sell (7|8)0 shares$/ }).click()
    await expect(page.getByText('Close position successfully')).toBeVisible()
  })

  await test.step('finds the refund in the records', async () => {
    await app.load(fundRecord.path)
    const record = page.getByRole('region', { name: recordTexts.list })
    await expect(record.getByRole('button', { name: /Refund after the draw/ })).toBeVisible()
  })
})

test('shares that were won are lost where the money is too little at the deadline, and all of it comes back', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeVerified()
  const name = 'Sori Audio'
  await announce(broker, {
    offer: 'sori-audio',
    code: '777002',
    en: name,
    price: '100000',
    winningRate: '1',
  })

  await test.step('applies for more than can be paid', async () => {
    await app.load(offers.path)
    await apply(page, name, 1_500)
    await expect(next(page)).toContainText('₩75,000,000')
  })

  await test.step('is short by half of it once payment opens', async () => {
    await later(broker, 61)
    await expect(page.getByText(statuses.awaitingPayment, { exact: true })).toBeVisible()
    await expect(page.getByText('Short by ₩50,000,000 at the payment date')).toBeVisible()
    await page.getByRole('button', { name: 'Deposit KRW' }).click()
    await expect(page).toHaveURL(/#\/information\/recharge/)
    await page.goBack()
  })

  await test.step('cannot pay what is not there', async () => {
    await page.getByRole('button', { name: /^Pay ₩75,000,000/ }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: /^Pay ₩75,000,000/ }).click()
    await expect(question.getByRole('status')).toBeVisible()
    await question.getByRole('button', { name: texts.keep }).click()
  })

  await test.step('fails at the deadline, and is refunded', async () => {
    await later(broker, 20)
    await expect(page.getByText(statuses.paymentFailed, { exact: true }).first()).toBeVisible()
    await expect(ended(page)).toContainText('₩75,000,000 is available again')
    expect(await available(broker, member, 'sori-audio')).toBe('100000000')
  })

  await test.step('finds the refund in the records', async () => {
    await app.load(fundRecord.path)
    const record = page.getByRole('region', { name: recordTexts.list })
    await expect(record.getByRole('button', { name: /Refund after a payment that failed/ })).toContainText(
      '+₩75,000,000',
    )
  })
})

test('an offer that is announced meanwhile is listed where one comes back', async ({
  page,
  app,
  own: broker,
}) => {
  await app.becomeMember()
  const name = 'Nuri Optics'
  await app.load(offers.path)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article', { name })).toHaveCount(0)
  await app.open('/home/index')
  await announce(broker, {
    offer: 'nuri-optics',
    code: '777009',
    en: name,
    price: '10000',
    winningRate: '0.3',
  })
  await app.open(offers.path)
  await expect(page.getByRole('article', { name })).toBeVisible()
})
