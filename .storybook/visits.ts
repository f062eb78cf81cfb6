import {
  type ApiClient,
  applicationsList,
  copyTradingList,
  increasesProducts,
  loansList,
  tradePositions,
  withdrawalsList,
} from '@onelot/api-client'
import type { WorldName } from '@onelot/mock-api/browser'
import type { Query, ScreenName } from '@onelot/screens'

/** A screen with something on it: whose address it has, by what the world's member may ask. */
export interface Visit {
  readonly screen: ScreenName
  readonly query?: Query | ((client: ApiClient) => Promise<Query>)
}

const first = { pageSize: 1 }
const apple = { instrument: 'US:AAPL' }

/** Every screen, in the world that fills it. */
export const visits: Readonly<Partial<Record<WorldName, readonly Visit[]>>> = {
  guest: [
    { screen: 'start' },
    { screen: 'landing' },
    { screen: 'languageFirst' },
    { screen: 'login' },
    { screen: 'reLogin' },
    { screen: 'register' },
    { screen: 'forgotPassword' },
    { screen: 'agreement' },
    { screen: 'privacy' },
    { screen: 'webview', query: { url: 'https://help.onelot.example/terms' } },
    { screen: 'home' },
  ],
  newMember: [{ screen: 'afterLogin', query: { opened: 'yes' } }, { screen: 'closeAccount' }],
  holder: [
    { screen: 'home' },
    { screen: 'market' },
    { screen: 'trade' },
    { screen: 'watchlist' },
    { screen: 'mine' },
    { screen: 'favourites' },
    { screen: 'about' },
    { screen: 'aboutUs' },
    { screen: 'afterLogin' },
    { screen: 'applications' },
    { screen: 'blockTrades' },
    { screen: 'changeLanguage' },
    { screen: 'checkIn' },
    { screen: 'closeAccount' },
    { screen: 'codeInbox' },
    { screen: 'customerService' },
    { screen: 'dayTrading' },
    { screen: 'devices' },
    { screen: 'dividends' },
    { screen: 'exchange' },
    { screen: 'extendedHours' },
    { screen: 'fundPassword' },
    { screen: 'fundRecord' },
    { screen: 'indexDetail', query: { instrument: 'US:SPX' } },
    { screen: 'loginPassword' },
    { screen: 'marketOverview' },
    { screen: 'marketTable' },
    { screen: 'messages' },
    { screen: 'news' },
    { screen: 'newsDetail', query: { id: 'CRYPTO:XCOMP.weekSummary.2026-03-09T00:00:00.000Z' } },
    { screen: 'orders' },
    { screen: 'performance' },
    { screen: 'personalDetails' },
    { screen: 'phoneNumber' },
    {
      screen: 'positionDetail',
      query: async (client) => {
        const { positions } = await client.read(tradePositions, { ...first, tab: 'inProgress' })
        return { position: positions[0]?.position.id ?? '' }
      },
    },
    { screen: 'realName' },
    { screen: 'resetFundPassword' },
    { screen: 'search' },
    { screen: 'seatAccount' },
    { screen: 'settings' },
    { screen: 'smartOrders' },
    { screen: 'smartStrategies', query: apple },
    { screen: 'smartStrategy', query: { ...apple, strategy: 'crossing' } },
    { screen: 'statement', query: { date: '2026-03-09' } },
    { screen: 'stockDetail', query: apple },
  ],
  withdrawn: [
    { screen: 'deposit' },
    { screen: 'depositChannel', query: { currency: 'KRW', channel: 'bank-KRW', amount: '50000' } },
    { screen: 'withdraw' },
    { screen: 'bankCards' },
    { screen: 'addBankCard' },
    { screen: 'wallets' },
    { screen: 'addWallet' },
    {
      screen: 'request',
      query: async (client) => {
        const { withdrawals } = await client.read(withdrawalsList, first)
        return { kind: 'withdrawal', request: withdrawals[0]?.id ?? '' }
      },
    },
  ],
  appliedForShares: [
    { screen: 'offers' },
    { screen: 'offer', query: { offer: 'hanbit-robotics' } },
    ...(['application', 'drawProof'] as const).map((screen) => ({
      screen,
      query: async (client: ApiClient) => {
        const { applications } = await client.read(applicationsList, { ...first, state: 'open' })
        return { application: applications[0]?.id ?? '' }
      },
    })),
  ],
  auctionsAnnounced: [{ screen: 'auction', query: { auction: 'haneul-bio' } }],
  blocksAnnounced: [{ screen: 'block', query: { block: 'apple-fund' } }, { screen: 'overTheCounter' }],
  placementsAnnounced: [
    { screen: 'placement' },
    { screen: 'placementDetail', query: { placement: 'apple-placement' } },
  ],
  rightsOpen: [
    {
      screen: 'increaseDetail',
      query: async (client) => {
        const { products } = await client.read(increasesProducts, {})
        return { increase: products[0]?.id ?? '' }
      },
    },
  ],
  lendingRunning: [{ screen: 'securitiesLending' }],
  followRunning: [
    { screen: 'copyTrading' },
    { screen: 'mentor', query: { mentor: 'river' } },
    {
      screen: 'follow',
      query: async (client) => {
        const { follows } = await client.read(copyTradingList, first)
        return { follow: follows[0]?.id ?? '' }
      },
    },
  ],
  loanPaidOnce: [
    { screen: 'loan' },
    { screen: 'repayment' },
    {
      screen: 'loanDetail',
      query: async (client) => {
        const { loans } = await client.read(loansList, first)
        return { request: loans[0]?.id ?? '' }
      },
    },
  ],
}
