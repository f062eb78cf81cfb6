import type { InstrumentId, PositionId, PositionTab } from '@onelot/domain'
import type { LinkComponent } from '@onelot/ui'

/** Places that need nothing but their name. Folders and names use the plain word; odd paths are the route table's business. */
export const plainRoutes = [
  'start',
  'landing',
  'languageFirst',
  'afterLogin',
  'login',
  'forgotPassword',
  'home',
  'marketOverview',
  'loan',
  'repayment',
  'customerService',
  'webview',
  'smartStrategies',
  'smartOrders',
  'smartStrategy',
  'news',
  'newsDetail',
  'blockTrades',
  'overTheCounter',
  'placement',
  'securitiesLending',
  'copyTrading',
  'extendedHours',
  'dayTrading',
  'offers',
  'offer',
  'dividends',
  'checkIn',
  'market',
  'marketTable',
  'watchlist',
  'favourites',
  'search',
  'mine',
  'settings',
  'about',
  'aboutUs',
  'agreement',
  'privacy',
  'changeLanguage',
  'loginPassword',
  'fundPassword',
  'resetFundPassword',
  'bankCards',
  'addBankCard',
  'fundRecord',
  'orders',
  'exchange',
  'realName',
  'wallets',
  'addWallet',
  'withdraw',
  'deposit',
  'depositChannel',
  'personalDetails',
  'messages',
] as const
export type PlainRoute = (typeof plainRoutes)[number]

/** Where a screen may send a person. Only the app's route table knows the paths. */
export type RouteTarget =
  | { readonly to: PlainRoute }
  | { readonly to: 'register'; readonly invitation?: string }
  | { readonly to: 'stockDetail'; readonly instrument: InstrumentId }
  | { readonly to: 'indexDetail'; readonly instrument: InstrumentId }
  | { readonly to: 'trade'; readonly tab?: PositionTab }
  | { readonly to: 'positionDetail'; readonly position: PositionId }

/** The one port through which a screen navigates. What a screen is opened with arrives in its props. */
export interface Navigation {
  go(target: RouteTarget): void
  /** Without a way back to here. */
  replace(target: RouteTarget): void
  back(): void
  /** The target's address within the app, for links; shared ones stand behind the page's own address. */
  href(target: RouteTarget): string
  /** The router's link. */
  readonly Link: LinkComponent
}
