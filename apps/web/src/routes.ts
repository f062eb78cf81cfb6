import type { TabEntry } from '@onelot/screens'
import type { RouteName } from '@onelot/screens/screen-table'

/** One row of the table: the address of a place. What screen stands there, `@onelot/screens/screen-table` knows. */
export interface Route {
  readonly path: string
  /** The entry of the tab bar that it is. */
  readonly navTab?: TabEntry
  /** `member`: a guest is answered 401; no guard stands in the router (section 6). */
  readonly access: 'guest' | 'member'
}

const route = (path: string, more: Partial<Omit<Route, 'path'>> = {}): Route => ({
  path,
  access: 'guest',
  ...more,
})

const member = { access: 'member' } as const

export const routes = {
  start: route('/login/start'),
  landing: route('/login/start-copy'),
  languageFirst: route('/login/start1'),
  login: route('/login/login'),
  reLogin: route('/login/reLogin'),
  register: route('/login/register'),
  afterLogin: route('/login/loginAfter', member),
  forgotPassword: route('/login/forgotPass'),

  home: route('/home/index', { navTab: 'home' }),
  marketOverview: route('/home/market'),
  loan: route('/home/loan', member),
  repayment: route('/home/loanRe', member),
  webview: route('/home/webview'),
  customerService: route('/home/kefuPage'),
  smartStrategies: route('/home/ai', member),
  smartOrders: route('/home/aiOrder', member),
  smartStrategy: route('/home/aiInfo', member),
  news: route('/home/newsList'),
  newsDetail: route('/home/newsDetail'),
  blockTrades: route('/home/blockTrade', member),
  overTheCounter: route('/home/blockTrade1', member),
  placement: route('/home/blockTrade2', member),
  securitiesLending: route('/home/blockTrade3', member),
  copyTrading: route('/home/fllow', member),
  extendedHours: route('/home/qcList'),
  dayTrading: route('/home/dayTrading', member),
  offers: route('/home/newStock'),
  offer: route('/home/newStockBuy'),
  dividends: route('/home/dividend', member),
  checkIn: route('/home/signIn', member),

  market: route('/market/index', { navTab: 'market' }),
  marketTable: route('/market/index-copy'),
  watchlist: route('/market/components/optionList', { ...member, navTab: 'watchlist' }),
  stockDetail: route('/market/stockDetail'),
  indexDetail: route('/market/stockDetailzs'),

  trade: route('/trade/index', { ...member, navTab: 'trade' }),
  positionDetail: route('/trade/positionDetail', member),

  favourites: route('/favorite/index', member),
  search: route('/favorite/search'),

  mine: route('/information/index', { ...member, navTab: 'mine' }),
  settings: route('/information/setting', member),
  about: route('/information/aboutInfo'),
  changeLanguage: route('/information/changeLang'),
  loginPassword: route('/information/loginPass', member),
  fundPassword: route('/information/fundPass', member),
  resetFundPassword: route('/information/resetFundPass', member),
  bankCards: route('/information/bankList', member),
  addBankCard: route('/information/addBankCard', member),
  fundRecord: route('/information/fundRecord', member),
  orders: route('/information/orders', member),
  exchange: route('/information/exChange', member),
  realName: route('/information/authInfo', member),
  aboutUs: route('/information/aboutUs'),
  agreement: route('/information/agreement'),
  privacy: route('/information/privacy'),
  wallets: route('/information/usdtAddress', member),
  addWallet: route('/information/walletAdd', member),
  withdraw: route('/information/cashOut', member),
  deposit: route('/information/recharge', member),
  depositChannel: route('/information/rechargeChannel', member),
  personalDetails: route('/information/userInfo', member),
  messages: route('/information/msgInfo', member),
} as const satisfies Readonly<Record<RouteName | 'reLogin', Route>>

export type RouteKey = keyof typeof routes

/** What stands at a row: `reLogin` is a way to log in, not a place of its own. */
export const placeOf = (key: RouteKey): RouteName => (key === 'reLogin' ? 'login' : key)

const keys = Object.keys(routes).filter((key): key is RouteKey => Object.hasOwn(routes, key))
const byPath: ReadonlyMap<string, RouteKey> = new Map(keys.map((key) => [routes[key].path, key]))

/** The row of a path; undefined for a path that nobody knows. */
export const routeAt = (path: string): RouteKey | undefined => byPath.get(path)
