import type { ResponseOf, bidsGet, fundRecords, tradePosition } from '@onelot/api-client'
import { auction } from '../../../../packages/screens/src/newShares/auction/messages/en.ts'
import { market } from '../../../../packages/screens/src/market/market/messages/en.ts'
import { en as ui } from '../../../../packages/ui/src/locales/en.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { register } from '../members.ts'

type Bid = ResponseOf<typeof bidsGet>['bid']
type Position = ResponseOf<typeof tradePosition>['position']
type Records = ResponseOf<typeof fundRecords>

const HOUR_MS = 3_600_000
const named = { en: 'Mureung Foods', kor: '무릉식품', tw: '武陵食品' }

test('a bid is placed, changed, cut at the close, paid in part, and the rest comes back', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const ask = <T>(path: string, request: object) => asMember<T>(broker, member, path, request)
  await broker.operate('realName', { account: member.account, state: 'passed' })
  const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  await broker.operate('auction', {
    auction: 'mureung-foods',
    kind: 'newShare',
    market: 'KRX',
    code: '998800',
    name: named,
    industry: { en: 'Food', kor: '식품', tw: '食品' },
    issuer: named,
    seller: named,
    dates: { opensAt: after(-1), closesAt: after(6), listsAt: after(96) },
    floor: '10000',
    shares: 300,
    // Nobody else bids: of 900 shares at one price, 300 are won.
    demand: '0',
    reason: '',
  })

  await test.step('the auction is in the market, and leads to its page', async () => {
    await app.load('/market/index')
    await page.getByRole('tab', { name: market.tabs.auction }).click()
    await page.getByRole('link', { name: named.en }).click()
    await expect(page).toHaveURL(/#\/home\/auction\?auction=mureung-foods$/)
  })

  const sheet = (name: string) => page.getByRole('dialog', { name })
  const fillIn = async (price: string, shares: string) => {
    const asked = sheet(auction.bid.title)
    const field = asked.getByRole('textbox', { name: auction.bid.price })
    // A digit goes with a comma that is deleted: what is there is cleared first.
    await field.clear()
    await field.fill(price)
    await asked.getByRole('spinbutton', { name: auction.bid.shares }).fill(shares)
    await asked.getByRole('button', { name: auction.bid.next }).click()
  }
  const region = page.getByRole('region', { name: auction.own.label })

  await test.step('a bid is placed', async () => {
    await page.getByRole('button', { name: auction.bid.action, exact: true }).click()
    await fillIn('10000', '100')
    await sheet(auction.bid.review).getByRole('button', { name: /100/ }).click()
    await sheet(auction.done.title).getByRole('button', { name: auction.done.close }).click()
    await expect(region).toContainText('₩1,000,150')
  })

  await test.step('it is changed, and the account holds what it takes now', async () => {
    await page.getByRole('button', { name: auction.bid.amend }).click()
    await fillIn('10500', '300')
    await sheet(auction.bid.review).getByRole('button', { name: /300/ }).click()
    await sheet(auction.done.amended).getByRole('button', { name: auction.done.close }).click()
    await expect(region).toContainText('₩3,150,473')
  })

  const [bid] = (await ask<{ bids: Bid[] }>('bids/list', { pageSize: 10 })).bids
  const id = bid?.id ?? ''

  await test.step('another member bids the same, so that both are cut', async () => {
    const other = await register(broker, '01077778888')
    await broker.operate('realName', { account: other.account, state: 'passed' })
    await asMember(broker, other, 'bids/place', { auction: 'mureung-foods', price: '10500', shares: 300 })
  })

  await test.step('at the close a part is won', async () => {
    await broker.operate('clock', { advance: '7 h', reason: '' })
    await app.load('/home/auction?auction=mureung-foods')
    await expect(region).toContainText(ui.finance.statuses.bidWonInPart)
    await expect(region).toContainText('150')
    await expect(region).toContainText('₩1,575,000')
  })

  await test.step('the price of the bid was paid, the rest came back, and the shares are locked', async () => {
    const { bid: won } = await ask<{ bid: Bid }>('bids/get', { bid: id })
    expect(won).toMatchObject({
      state: 'won',
      result: { shares: 150, cut: '10500', fraction: { won: 1, of: 2 } },
    })
    const { position } = await ask<{ position: Position }>('trade/position', { position: id })
    expect(position).toMatchObject({ fill: { price: '10500', lots: 150, lockCause: 'newShare' } })
    const { lines } = await ask<Records>('fund/records', { currency: 'KRW', pageSize: 20 })
    expect(lines.map(({ reason, money }) => [reason, money.amount])).toContainEqual([
      'bids.unused',
      '1575237',
    ])
  })
})
