import type { TabEntry } from '@onelot/screens'
import type { ReactElement } from 'react'
import type { RouteName, RouteParams } from './navigation/targets.ts'

/** Draws a screen with what its address carries; undefined when what it needs is missing. */
export type RenderScreen = (params: RouteParams) => ReactElement | undefined

/** One row of the table. Only here do paths meet screens (DESIGN 1). */
export interface Route {
  readonly path: string
  /** Kept alive while the person is elsewhere (RULES 6). */
  readonly keepAlive: boolean
  /** The entry of the tab bar that it is. */
  readonly navTab?: TabEntry
  /** `member`: a guest is answered 401; no guard stands in the router (section 6). */
  readonly access: 'guest' | 'member'
  readonly load: () => Promise<RenderScreen>
}

type More = Partial<Pick<Route, 'keepAlive' | 'navTab' | 'access'>>

const screen = (path: string, load: Route['load'], more: More = {}): Route => ({
  path,
  keepAlive: false,
  access: 'guest',
  ...more,
  load,
})

/** A place that has its address and no screen yet. */
const notYet = (place: RouteName, path: string, more: More = {}): Route =>
  screen(
    path,
    async () => {
      const { NotYetAvailableScreen } = await import('@onelot/screens/not-yet-available')
      return () => <NotYetAvailableScreen place={place} />
    },
    more,
  )

const login = async (): Promise<RenderScreen> => {
  const { LoginScreen } = await import('@onelot/screens/login')
  return () => <LoginScreen />
}

const member = { access: 'member' } as const

export const routes = {
  start: screen('/login/start', async () => {
    const { StartScreen } = await import('@onelot/screens/start')
    return () => <StartScreen />
  }),
  landing: screen('/login/start-copy', async () => {
    const { LandingScreen } = await import('@onelot/screens/landing')
    return () => <LandingScreen />
  }),
  languageFirst: screen('/login/start1', async () => {
    const { LanguageFirstScreen } = await import('@onelot/screens/language-first')
    return () => <LanguageFirstScreen />
  }),
  login: screen('/login/login', login),
  reLogin: screen('/login/reLogin', login),
  register: screen('/login/register', async () => {
    const { RegisterScreen } = await import('@onelot/screens/register')
    return ({ invitation }) => <RegisterScreen {...(invitation === undefined ? {} : { invitation })} />
  }),
  afterLogin: notYet('afterLogin', '/login/loginAfter', member),
  forgotPassword: notYet('forgotPassword', '/login/forgotPass'),

  home: notYet('home', '/home/index', { keepAlive: true, navTab: 'home' }),
  marketOverview: notYet('marketOverview', '/home/market'),
  loan: notYet('loan', '/home/loan', member),
  repayment: notYet('repayment', '/home/loanRe', member),
  webview: notYet('webview', '/home/webview'),
  customerService: notYet('customerService', '/home/kefuPage'),
  smartStrategies: notYet('smartStrategies', '/home/ai', member),
  smartOrders: notYet('smartOrders', '/home/aiOrder', member),
  smartStrategy: notYet('smartStrategy', '/home/aiInfo', member),
  news: notYet('news', '/home/newsList', { keepAlive: true }),
  newsDetail: notYet('newsDetail', '/home/newsDetail'),
  blockTrades: notYet('blockTrades', '/home/blockTrade', member),
  overTheCounter: notYet('overTheCounter', '/home/blockTrade1', member),
  placement: notYet('placement', '/home/blockTrade2', member),
  securitiesLending: notYet('securitiesLending', '/home/blockTrade3', member),
  copyTrading: notYet('copyTrading', '/home/fllow', member),
  extendedHours: notYet('extendedHours', '/home/qcList'),
  dayTrading: notYet('dayTrading', '/home/dayTrading', member),
  offers: notYet('offers', '/home/newStock', { keepAlive: true }),
  offer: notYet('offer', '/home/newStockBuy'),
  dividends: notYet('dividends', '/home/dividend', member),
  checkIn: notYet('checkIn', '/home/signIn', member),

  market: screen(
    '/market/index',
    async () => {
      const { MarketScreen } = await import('@onelot/screens/market')
      return () => <MarketScreen />
    },
    { keepAlive: true, navTab: 'market' },
  ),
  marketTable: notYet('marketTable', '/market/index-copy'),
  watchlist: notYet('watchlist', '/market/components/optionList', {
    ...member,
    keepAlive: true,
    navTab: 'watchlist',
  }),
  stockDetail: screen('/market/stockDetail', async () => {
    const { StockDetailScreen } = await import('@onelot/screens/stock-detail')
    return ({ instrument }) => instrument && <StockDetailScreen instrument={instrument} />
  }),
  indexDetail: notYet('indexDetail', '/market/stockDetailzs'),

  trade: screen(
    '/trade/index',
    async () => {
      const { TradeScreen } = await import('@onelot/screens/trade')
      return ({ tab }) => <TradeScreen {...(tab === undefined ? {} : { tab })} />
    },
    { ...member, keepAlive: true, navTab: 'trade' },
  ),
  positionDetail: screen(
    '/trade/positionDetail',
    async () => {
      const { PositionDetailScreen } = await import('@onelot/screens/position-detail')
      return ({ position }) => position && <PositionDetailScreen position={position} />
    },
    member,
  ),

  favourites: notYet('favourites', '/favorite/index', member),
  search: notYet('search', '/favorite/search'),

  mine: screen(
    '/information/index',
    async () => {
      const { MineScreen } = await import('@onelot/screens/mine')
      return () => <MineScreen />
    },
    { ...member, keepAlive: true, navTab: 'mine' },
  ),
  settings: notYet('settings', '/information/setting', member),
  about: notYet('about', '/information/aboutInfo'),
  changeLanguage: screen('/information/changeLang', async () => {
    const { ChangeLanguageScreen } = await import('@onelot/screens/change-language')
    return () => <ChangeLanguageScreen />
  }),
  loginPassword: notYet('loginPassword', '/information/loginPass', member),
  fundPassword: notYet('fundPassword', '/information/fundPass', member),
  resetFundPassword: notYet('resetFundPassword', '/information/resetFundPass', member),
  bankCards: notYet('bankCards', '/information/bankList', member),
  addBankCard: notYet('addBankCard', '/information/addBankCard', member),
  fundRecord: screen(
    '/information/fundRecord',
    async () => {
      const { FundRecordScreen } = await import('@onelot/screens/fund-record')
      return () => <FundRecordScreen />
    },
    member,
  ),
  orders: notYet('orders', '/information/orders', member),
  exchange: notYet('exchange', '/information/exChange', member),
  realName: notYet('realName', '/information/authInfo', member),
  aboutUs: notYet('aboutUs', '/information/aboutUs'),
  agreement: notYet('agreement', '/information/agreement'),
  privacy: notYet('privacy', '/information/privacy'),
  wallets: notYet('wallets', '/information/usdtAddress', member),
  addWallet: notYet('addWallet', '/information/walletAdd', member),
  withdraw: notYet('withdraw', '/information/cashOut', member),
  deposit: notYet('deposit', '/information/recharge', member),
  depositChannel: notYet('depositChannel', '/information/rechargeChannel', member),
  personalDetails: notYet('personalDetails', '/information/userInfo', member),
  messages: notYet('messages', '/information/msgInfo', member),
} as const satisfies Readonly<Record<RouteName | 'reLogin', Route>>

export type RouteKey = keyof typeof routes

const keys = Object.keys(routes).filter((key): key is RouteKey => Object.hasOwn(routes, key))
const byPath: ReadonlyMap<string, RouteKey> = new Map(keys.map((key) => [routes[key].path, key]))

/** The row of a path; undefined for a path that nobody knows. */
export const routeAt = (path: string): RouteKey | undefined => byPath.get(path)
