/**
 * Every screen of the app, one line each, by the name under which others link to it. Routes, tab bar, titles, links, flows and checks follow this list.
 */
import { notYetAvailable } from './not-yet-available/notYetAvailable.ts'

export { screen as start } from './start/screen.ts'
export { screen as landing } from './landing/screen.ts'
export { screen as languageFirst } from './language-first/screen.ts'
export { screen as login } from './login/screen.ts'
export { reLogin } from './login/screen.ts'
export { screen as register } from './register/screen.ts'
export { screen as afterLogin } from './after-login/screen.ts'
export { screen as forgotPassword } from './forgot-password/screen.ts'

export { screen as home } from './home/screen.ts'
export { screen as marketOverview } from './market-overview/screen.ts'
export const loan = notYetAvailable('loan', '/home/loan', 'member', ['Loan', '대출', '貸款'])
export const repayment = notYetAvailable('repayment', '/home/loanRe', 'member', ['Repayment', '상환', '還款'])
export { screen as webview } from './webview/screen.ts'
export { screen as customerService } from './customer-service/screen.ts'
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
export { screen as news } from './news/screen.ts'
export { screen as newsDetail } from './news-detail/screen.ts'
export const blockTrades = notYetAvailable('blockTrades', '/home/blockTrade', 'member', [
  'Block trades',
  '블록딜',
  '鉅額交易',
])
export const overTheCounter = notYetAvailable('overTheCounter', '/home/blockTrade1', 'member', [
  'OTC',
  '장외 거래',
  '店頭交易',
])
export const placement = notYetAvailable('placement', '/home/blockTrade2', 'member', [
  'Placement',
  '유상증자',
  '現金增資',
])
export const securitiesLending = notYetAvailable('securitiesLending', '/home/blockTrade3', 'member', [
  'Stock lending',
  '주식 대여',
  '股票出借',
])
export const copyTrading = notYetAvailable('copyTrading', '/home/fllow', 'member', [
  'Copy trading',
  '카피 트레이딩',
  '跟單交易',
])
export { screen as extendedHours } from './extended-hours/screen.ts'
export const dayTrading = notYetAvailable('dayTrading', '/home/dayTrading', 'member', [
  'Day trading',
  '당일 매매',
  '當沖交易',
])
export { screen as offers } from './offers/screen.ts'
export { screen as offer } from './offer/screen.ts'
export { screen as applications } from './applications/screen.ts'
export { screen as application } from './application/screen.ts'
export { screen as auction } from './auction/screen.ts'
export { screen as drawProof } from './draw-proof/screen.ts'
export { screen as dividends } from './dividends/screen.ts'
export { screen as checkIn } from './check-in/screen.ts'

export { screen as market } from './market/screen.ts'
export { screen as marketTable } from './market-table/screen.ts'
export { screen as watchlist } from './watchlist/screen.ts'
export { screen as stockDetail } from './stock-detail/screen.ts'
export { indexDetail } from './stock-detail/screen.ts'

export { screen as trade } from './trade/screen.ts'
export { screen as performance } from './performance/screen.ts'
export { screen as statement } from './statement/screen.ts'
export { screen as positionDetail } from './position-detail/screen.ts'

export { favourites } from './watchlist/screen.ts'
export { screen as search } from './search/screen.ts'

export { screen as mine } from './mine/screen.ts'
export { screen as settings } from './settings/screen.ts'
export { screen as about } from './about/screen.ts'
export { screen as changeLanguage } from './change-language/screen.ts'
export { screen as phoneNumber } from './phone-number/screen.ts'
export { screen as loginPassword } from './login-password/screen.ts'
export { screen as fundPassword } from './fund-password/screen.ts'
export { screen as resetFundPassword } from './reset-fund-password/screen.ts'
export { screen as closeAccount } from './close-account/screen.ts'
export { screen as devices } from './devices/screen.ts'
export { screen as codeInbox } from './code-inbox/screen.ts'
export { screen as bankCards } from './bank-cards/screen.ts'
export { screen as addBankCard } from './add-bank-card/screen.ts'
export { screen as fundRecord } from './fund-record/screen.ts'
export { screen as request } from './request/screen.ts'
export { screen as orders } from './orders/screen.ts'
export { screen as exchange } from './exchange/screen.ts'
export { screen as realName } from './real-name/screen.ts'
export { screen as aboutUs } from './about-us/screen.ts'
export { screen as agreement } from './agreement/screen.ts'
export { screen as privacy } from './privacy/screen.ts'
export { screen as wallets } from './wallets/screen.ts'
export { screen as addWallet } from './add-wallet/screen.ts'
export { screen as withdraw } from './withdraw/screen.ts'
export { screen as deposit } from './deposit/screen.ts'
export { screen as depositChannel } from './deposit-channel/screen.ts'
export { screen as personalDetails } from './personal-details/screen.ts'
export { screen as seatAccount } from './seat-account/screen.ts'
export { screen as messages } from './messages/screen.ts'
