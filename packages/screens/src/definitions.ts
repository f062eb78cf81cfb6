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
export const forgotPassword = notYetAvailable(
  'forgotPassword',
  '/login/forgotPass',
  'guest',
  ['Forgot password', '비밀번호 찾기', '忘記密碼'],
  { entry: true },
)

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
export const offers = notYetAvailable('offers', '/home/newStock', 'guest', ['IPOs', '공모주', '新股申購'], {
  keepAlive: true,
})
export const offer = notYetAvailable('offer', '/home/newStockBuy', 'guest', ['IPO', '공모주', '新股'])
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
export const settings = notYetAvailable('settings', '/information/setting', 'member', [
  'Settings',
  '설정',
  '設定',
])
export const about = notYetAvailable('about', '/information/aboutInfo', 'guest', [
  'Agreements',
  '약관',
  '條款',
])
export { screen as changeLanguage } from './change-language/screen.ts'
export const loginPassword = notYetAvailable('loginPassword', '/information/loginPass', 'member', [
  'Login password',
  '로그인 비밀번호',
  '登入密碼',
])
export const fundPassword = notYetAvailable('fundPassword', '/information/fundPass', 'member', [
  'Withdrawal password',
  '출금 비밀번호',
  '出金密碼',
])
export const resetFundPassword = notYetAvailable(
  'resetFundPassword',
  '/information/resetFundPass',
  'member',
  ['Reset withdrawal password', '출금 비밀번호 재설정', '重設出金密碼'],
)
export const bankCards = notYetAvailable('bankCards', '/information/bankList', 'member', [
  'Bank accounts',
  '은행 계좌',
  '銀行帳戶',
])
export const addBankCard = notYetAvailable('addBankCard', '/information/addBankCard', 'member', [
  'Add bank account',
  '은행 계좌 추가',
  '新增銀行帳戶',
])
export { screen as fundRecord } from './fund-record/screen.ts'
export { screen as orders } from './orders/screen.ts'
export const exchange = notYetAvailable('exchange', '/information/exChange', 'member', [
  'Currency exchange',
  '환전',
  '換匯',
])
export const realName = notYetAvailable('realName', '/information/authInfo', 'member', [
  'Identity verification',
  '본인 인증',
  '身分驗證',
])
export const aboutUs = notYetAvailable('aboutUs', '/information/aboutUs', 'guest', [
  'About us',
  '회사 소개',
  '關於我們',
])
export const agreement = notYetAvailable('agreement', '/information/agreement', 'guest', [
  'User agreement',
  '이용약관',
  '使用者條款',
])
export const privacy = notYetAvailable('privacy', '/information/privacy', 'guest', [
  'Privacy policy',
  '개인정보 처리방침',
  '隱私權政策',
])
export const wallets = notYetAvailable('wallets', '/information/usdtAddress', 'member', [
  'Wallet addresses',
  '지갑 주소',
  '錢包地址',
])
export const addWallet = notYetAvailable('addWallet', '/information/walletAdd', 'member', [
  'Add wallet',
  '지갑 추가',
  '新增錢包',
])
export const withdraw = notYetAvailable('withdraw', '/information/cashOut', 'member', [
  'Withdraw',
  '출금',
  '出金',
])
export const deposit = notYetAvailable('deposit', '/information/recharge', 'member', [
  'Deposit',
  '입금',
  '入金',
])
export const depositChannel = notYetAvailable('depositChannel', '/information/rechargeChannel', 'member', [
  'Deposit method',
  '입금 방법',
  '入金方式',
])
export const personalDetails = notYetAvailable('personalDetails', '/information/userInfo', 'member', [
  'Personal details',
  '개인 정보',
  '個人資料',
])
export { screen as messages } from './messages/screen.ts'
