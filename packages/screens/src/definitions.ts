/**
 * Every screen of the app, one line each, by the name under which others link to it. Routes, tab bar, titles, links, flows and checks follow this list.
 */
import { notYetAvailable } from './base/not-yet-available/notYetAvailable.ts'

export { screen as start } from './member/start/screen.ts'
export { screen as landing } from './member/landing/screen.ts'
export { screen as languageFirst } from './member/language-first/screen.ts'
export { screen as login } from './member/login/screen.ts'
export { reLogin } from './member/login/screen.ts'
export { screen as register } from './member/register/screen.ts'
export { screen as afterLogin } from './member/after-login/screen.ts'
export { screen as forgotPassword } from './member/forgot-password/screen.ts'

export { screen as home } from './site/home/screen.ts'
export { screen as marketOverview } from './market/market-overview/screen.ts'
export { screen as loan, repayment } from './credit/loan/screen.ts'
export { screen as loanDetail } from './credit/loan-detail/screen.ts'
export { screen as webview } from './site/webview/screen.ts'
export { screen as customerService } from './site/customer-service/screen.ts'
export const smartStrategies = notYetAvailable('smartStrategies', '/home/ai', 'member', [
  'Quantitative trading',
  '퀀트 투자',
  '量化交易',
])
export const smartOrders = notYetAvailable('smartOrders', '/home/aiOrder', 'member', [
  'My strategy orders',
  '내 전략 주문',
  '我的策略委託',
])
export const smartStrategy = notYetAvailable('smartStrategy', '/home/aiInfo', 'member', [
  'Strategy',
  '투자 전략',
  '策略',
])
export { screen as news } from './market/news/screen.ts'
export { screen as newsDetail } from './market/news-detail/screen.ts'
export { screen as blockTrades } from './offExchange/block-trades/screen.ts'
export { screen as overTheCounter } from './offExchange/over-the-counter/screen.ts'
export { screen as block } from './offExchange/block/screen.ts'
export { screen as placement } from './offExchange/placement/screen.ts'
export { screen as placementDetail } from './offExchange/placement-detail/screen.ts'
export { screen as securitiesLending } from './offExchange/securities-lending/screen.ts'
export { screen as follow } from './managed/follow/screen.ts'
export { screen as copyTrading } from './managed/copy-trading/screen.ts'
export { screen as mentor } from './managed/mentor/screen.ts'
export { screen as extendedHours } from './market/extended-hours/screen.ts'
export { screen as dayTrading } from './offExchange/day-trading/screen.ts'
export { screen as offers } from './newShares/offers/screen.ts'
export { screen as offer } from './newShares/offer/screen.ts'
export { screen as applications } from './newShares/applications/screen.ts'
export { screen as application } from './newShares/application/screen.ts'
export { screen as auction } from './newShares/auction/screen.ts'
export { screen as drawProof } from './newShares/draw-proof/screen.ts'
export { screen as dividends } from './trading/dividends/screen.ts'
export { screen as checkIn } from './site/check-in/screen.ts'

export { screen as market } from './market/market/screen.ts'
export { screen as marketTable } from './market/market-table/screen.ts'
export { screen as watchlist } from './market/watchlist/screen.ts'
export { screen as stockDetail } from './market/stock-detail/screen.ts'
export { indexDetail } from './market/stock-detail/screen.ts'

export { screen as trade } from './trading/trade/screen.ts'
export { screen as performance } from './trading/performance/screen.ts'
export { screen as statement } from './trading/statement/screen.ts'
export { screen as positionDetail } from './trading/position-detail/screen.ts'

export { favourites } from './market/watchlist/screen.ts'
export { screen as search } from './market/search/screen.ts'

export { screen as mine } from './site/mine/screen.ts'
export { screen as settings } from './member/settings/screen.ts'
export { screen as about } from './site/about/screen.ts'
export { screen as changeLanguage } from './member/change-language/screen.ts'
export { screen as phoneNumber } from './member/phone-number/screen.ts'
export { screen as loginPassword } from './member/login-password/screen.ts'
export { screen as fundPassword } from './member/fund-password/screen.ts'
export { screen as resetFundPassword } from './member/reset-fund-password/screen.ts'
export { screen as closeAccount } from './member/close-account/screen.ts'
export { screen as devices } from './member/devices/screen.ts'
export { screen as codeInbox } from './member/code-inbox/screen.ts'
export { screen as bankCards } from './member/bank-cards/screen.ts'
export { screen as addBankCard } from './member/add-bank-card/screen.ts'
export { screen as fundRecord } from './funds/fund-record/screen.ts'
export { screen as request } from './funds/request/screen.ts'
export { screen as orders } from './trading/orders/screen.ts'
export { screen as exchange } from './funds/exchange/screen.ts'
export { screen as realName } from './member/real-name/screen.ts'
export { screen as aboutUs } from './site/about-us/screen.ts'
export { screen as agreement } from './site/agreement/screen.ts'
export { screen as privacy } from './site/privacy/screen.ts'
export { screen as wallets } from './member/wallets/screen.ts'
export { screen as addWallet } from './member/add-wallet/screen.ts'
export { screen as withdraw } from './funds/withdraw/screen.ts'
export { screen as deposit } from './funds/deposit/screen.ts'
export { screen as depositChannel } from './funds/deposit-channel/screen.ts'
export { screen as personalDetails } from './member/personal-details/screen.ts'
export { screen as seatAccount } from './member/seat-account/screen.ts'
export { screen as messages } from './site/messages/screen.ts'
