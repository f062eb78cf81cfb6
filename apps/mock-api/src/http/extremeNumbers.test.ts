import {
  contract,
  endpoints as calls,
  memberEnableMargin,
  priceAlertsCreate,
  streamPath,
  streamRequest,
  tradePlace,
} from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { auctioningOn, newShareTerms } from '../testing/auctioning.ts'
import { openAuctionTimes } from '../modules/newShares/auctions/testing/terms.ts'
import { extremeRequests } from '../testing/extremeNumbers.ts'
import { goodRequests } from '../testing/goodRequests.ts'
import { offerTerms, openTimes } from '../modules/newShares/offers/testing/terms.ts'
import { apple, createTestBroker, headersOf, nextKey, requestTo } from '../testing/testBroker.ts'
import { fundPassword, setFundPassword, uploaded, verified } from '../testing/verified.ts'
import { card } from '../testing/withdrawing.ts'

/** A member who may do everything that takes a number, and has what that is done to. */
async function opened() {
  const faults: string[] = []
  const world = await createTestBroker({ operator: 'open', log: (message) => faults.push(message) })
  const me = await verified(world, '01011110000')
  const { call, operate } = world
  await call(memberEnableMargin, { riskStatementRead: true }, me)
  await setFundPassword(world, me)
  await operate('offer', { ...offerTerms, dates: openTimes })
  const { announce } = auctioningOn(world, { ...newShareTerms, dates: openAuctionTimes })
  await announce()
  const terms = { instrument: apple, side: 'long', lots: 5, leverage: 1 } as const
  const condition = { kind: 'percent', direction: 'falls', percent: '85' } as const
  const resting = { ...terms, type: 'limit', limitPrice: '90.00' } as const
  const owned = {
    holding: (await call(tradePlace, { ...terms, type: 'market' }, me)).position.id,
    pending: (await call(tradePlace, resting, me)).position.id,
    alert: (await call(priceAlertsCreate, { instrument: apple, condition, repeat: 'once' }, me)).alert.id,
    bid: (
      await call(contract.bids.bidsPlace, { auction: newShareTerms.auction, price: '10000', shares: 10 }, me)
    ).bid.id,
  }
  const { payee } = await call(contract.payees.payeesAddCard, card, me)
  const { token } = await call(contract.exchange.exchangeQuote, { from: 'KRW', to: 'USD' }, me)
  const voucher = await uploaded(world, me)
  const other = await verified(world, '01011110001', '김철수')
  /** What the good requests do not say, or say of nothing that is there. */
  const here: Readonly<Record<string, object>> = {
    'bids/place': { auction: newShareTerms.auction },
    'bids/amend': { bid: owned.bid },
    'applications/apply': { offer: offerTerms.offer },
    'exchange/convert': { token },
    'withdrawals/submit': { payee, fundPassword },
    'deposits/submit': { voucher },
  }
  return { world, me, other, faults, owned, here }
}

const endpoints = [
  ...calls.filter(({ file }) => file === undefined),
  { path: streamPath, request: streamRequest, access: 'guest', kind: 'read' } as const,
]
const withNumbers = endpoints.filter(({ request }) => extremeRequests(request, {}).length > 0)

describe('an extreme number', () => {
  it('has a field in calls of trading, money, auctions, offers and lists', () => {
    const paths = withNumbers.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'trade/place',
        'trade/protect',
        'exchange/convert',
        'deposits/submit',
        'withdrawals/submit',
        'bids/place',
        'bids/amend',
        'applications/apply',
        'priceAlerts/create',
        'market/candles',
      ]),
    )
  })

  it.each(withNumbers.map((endpoint) => [endpoint.path, endpoint] as const))(
    'is taken or refused by %s by a rule, and by its schema where it is more than there is of anything',
    async (path, { request, access, kind }) => {
      const { world, me, other, faults, owned, here } = await opened()
      const good = { ...goodRequests(owned)[path], ...here[path] }
      // The one who bids has bid already.
      const member = path === 'bids/place' ? other : me
      for (const { field, value, body, isOutside } of extremeRequests(request, good)) {
        const headers = {
          ...(access === 'member' ? headersOf(member) : {}),
          ...(kind === 'write' ? { 'idempotency-key': nextKey() } : {}),
        }
        const response = await world.broker.fetch(requestTo(path, body, headers))
        const why = `${field} of ${String(value)}`
        expect([why, response.status]).toEqual([why, 200])
        if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
          await response.body?.cancel()
          continue
        }
        const { msg, data } = (await response.json()) as { readonly msg: string; readonly data: unknown }
        expect([why, msg]).not.toEqual([why, 'SYSTEM_BUSY'])
        expect(faults, why).toEqual([])
        if (!isOutside) continue
        expect([why, msg]).toEqual([why, 'VALIDATION'])
        expect([why, data]).toMatchObject([why, { fields: { [field]: expect.any(String) as unknown } }])
      }
    },
  )
})
