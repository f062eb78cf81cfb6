import { endpoints } from '@onelot/api-client'
import type { OrderId, PositionId } from '@onelot/domain'
import { closedTerms, newShareTerms } from './auctionTerms.ts'
import { appleOtc } from './blockTerms.ts'
import { northMentor } from './mentorTerms.ts'
import { offerTerms } from './offerTerms.ts'
import { applePlacement } from './placementTerms.ts'
import { pictureOf } from './pictures.ts'

export interface Owned {
  /** Open, of the one who calls. */
  readonly holding: PositionId
  /** Resting, of the one who calls. */
  readonly pending: OrderId
  /** A price alert of the one who calls. */
  readonly alert: string
  /** A resting order of somebody else. */
  readonly foreign: OrderId
  /** Ids of requests of the one who calls. */
  readonly deposit: string
  readonly withdrawal: string
  /** An application of the one who calls, to the offer of tests. */
  readonly application: string
  /** A bid of the one who calls, in the auction of tests. */
  readonly bid: string
  /** A request of the one who calls for the OTC lot of tests. */
  readonly trade?: string | undefined
  /** A loan of the one who calls, which runs. */
  readonly loan?: string | undefined
  /** Money that the one who calls has borrowed. */
  readonly credit?: string | undefined
  /** A request of the one who calls for the placement of tests. */
  readonly subscription?: string | undefined
  /** A capital increase. */
  readonly increase?: string | undefined
  /** A follow of the one who calls, of the mentor of tests. */
  readonly follow?: string | undefined
  /** A run of the one who calls. */
  readonly run?: string | undefined
}

/** Requests of the endpoints that have an example in their contract. */
const examples: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  endpoints.flatMap(({ path, example }) => (example === undefined ? [] : [[path, { ...Object(example) }]])),
)

/** A request that each endpoint accepts, by path. */
export const goodRequests = ({
  holding,
  pending,
  alert,
  deposit,
  withdrawal,
  application,
  bid,
  trade = 'a-request',
  subscription = 'a-request',
  increase = 'an-increase',
  loan = 'a-request',
  credit = 'a-request',
  follow = 'a-request',
  run = 'a-run',
}: Owned): Readonly<Record<string, Record<string, unknown>>> => ({
  ...examples,
  'common/config': { type: 'all' },
  'common/outcome': { endpoint: 'trade/place', key: 'a-key-of-no-request' },
  'member/register': {
    phone: '01099990000',
    password: 'Onelot2026',
    passwordConfirm: 'Onelot2026',
    invitation: 'ONELOT',
    agreementAccepted: true,
    privacyAccepted: true,
  },
  'member/login': { phone: '01011110000', password: 'Onelot2026' },
  'member/logout': {},
  'member/me': {},
  'member/enableMargin': { riskStatementRead: true },
  'member/setFundPassword': { fundPassword: '482916', fundPasswordConfirm: '482916' },
  'member/changeFundPassword': {
    oldFundPassword: '482916',
    fundPassword: '730518',
    fundPasswordConfirm: '730518',
  },
  'member/resetFundPassword': {
    password: 'Onelot2026',
    code: '000000',
    fundPassword: '730518',
    fundPasswordConfirm: '730518',
  },
  'member/changePassword': {
    oldPassword: 'Onelot2026',
    password: 'Onelot2027',
    passwordConfirm: 'Onelot2027',
  },
  'member/changePhone': { phone: '01022223333', code: '000000', password: 'Onelot2026' },
  'member/resetPassword': {
    phone: '01011110000',
    code: '000000',
    password: 'Onelot2027',
    passwordConfirm: 'Onelot2027',
  },
  'payees/addCard': {
    bank: 'KR088',
    number: '110234567890',
    holder: 'Anna',
    branch: 'Yeoksam',
    fundPassword: '482916',
  },
  'payees/addWallet': {
    network: 'TRC20',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    label: 'Cold',
    fundPassword: '482916',
  },
  'payees/unbind': { payee: 'a-payee-of-nobody', fundPassword: '482916' },
  'payees/makeDefault': { payee: 'a-payee-of-nobody' },
  'deposits/openChannel': { channel: 'bank-KRW' },
  'deposits/submit': { channel: 'bank-KRW', amount: '50000', voucher: 'f'.repeat(32) },
  'deposits/get': { request: deposit },
  'withdrawals/submit': {
    money: { currency: 'KRW', amount: '50000' },
    payee: 'a-payee-of-nobody',
    fundPassword: '482916',
  },
  'withdrawals/get': { request: withdrawal },
  'offers/get': { offer: offerTerms.offer },
  'offers/story': { offer: offerTerms.offer },
  'offers/draw': { offer: offerTerms.offer },
  'applications/terms': { offer: offerTerms.offer },
  'applications/get': { application },
  'applications/proof': { application },
  'auctions/get': { auction: newShareTerms.auction },
  'auctions/demand': { auction: closedTerms.auction },
  'bids/terms': { auction: newShareTerms.auction },
  'bids/get': { bid },
  'blockTrades/product': { block: appleOtc.block },
  'blockTrades/terms': { block: appleOtc.block },
  'blockTrades/get': { request: trade },
  'placements/product': { placement: applePlacement.placement },
  'placements/terms': { placement: applePlacement.placement },
  'placements/get': { request: subscription },
  'increases/product': { increase },
  'increases/terms': { increase },
  'lending/recall': { request: loan },
  'lending/get': { request: loan },
  'loans/get': { request: credit },
  'copyTrading/mentor': { mentor: northMentor.mentor },
  'copyTrading/mentorTrades': { mentor: northMentor.mentor, pageSize: 10 },
  'copyTrading/sample': { mentor: northMentor.mentor, amount: '1000' },
  'copyTrading/preview': { mentor: northMentor.mentor, amount: '1000' },
  'copyTrading/terms': { mentor: northMentor.mentor },
  'copyTrading/get': { request: follow },
  'copyTrading/skipped': { request: follow, pageSize: 10 },
  'copyTrading/trades': { request: follow, pageSize: 10 },
  'strategies/get': { run },
  'strategies/cancel': { run },
  'strategies/end': { run },
  'loans/payments': { request: credit, pageSize: 10 },
  'loans/repaymentTerms': { amount: '1000' },
  'loans/certificate': { request: credit },
  'closing/close': { password: 'Onelot2026', fundPassword: '482916', consented: true },
  'market/overview': {},
  'market/list': { market: 'KRX', board: 'hot', page: 1, pageSize: 10 },
  'market/search': { query: 'apple', page: 1, pageSize: 10 },
  'market/detail': { instrument: 'US:AAPL' },
  'market/candles': {
    instrument: 'US:AAPL',
    period: 'day',
    adjustment: 'none',
    before: '2018-05-11',
    limit: 10,
  },
  'market/quotes': { instruments: ['US:AAPL'] },
  'trade/account': { instrument: 'US:AAPL' },
  'trade/summary': { currency: 'USD' },
  'trade/positions': { tab: 'purchase', pageSize: 10 },
  'trade/inventory': { pageSize: 10 },
  'trade/position': { position: holding },
  'trade/place': {
    instrument: 'US:AAPL',
    side: 'long',
    type: 'limit',
    limitPrice: '100.00',
    lots: 1,
    leverage: 1,
  },
  'trade/cancel': { order: pending },
  'trade/close': { position: holding, lots: 1, type: 'limit', limitPrice: '300.00' },
  'trade/amend': { order: pending, limitPrice: '101.00' },
  'trade/cancelAll': { instrument: 'US:AAPL' },
  'trade/protect': { position: holding },
  'priceAlerts/change': {
    alert,
    condition: { kind: 'percent', direction: 'falls', percent: '80' },
    repeat: 'daily',
  },
  'priceAlerts/switch': { alert, on: false },
  'priceAlerts/delete': { alert },
  'trade/dayTrades': {},
  'trade/orders': { state: 'all', pageSize: 10 },
  'trade/order': { order: pending },
  'dividends/announced': { pageSize: 10 },
  'dividends/records': { pageSize: 10 },
  'fund/records': { currency: 'USD', pageSize: 10 },
  // Of a week that ended two days before the clock of tests, in every calendar.
  'news/item': { id: 'CRYPTO:XCOMP.weekSummary.2026-03-09T00:00:00.000Z' },
  // The keys are of no picture, which is found out last.
  'realName/submit': { name: 'Anna', idNumber: '9001011', front: '0'.repeat(32), back: '1'.repeat(32) },
  'upload/image': { image: pictureOf(1) },
  'stream/open': { instruments: ['US:AAPL'] },
})
