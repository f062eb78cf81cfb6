import type { Translated } from '../../../base/i18n/resources.ts'
import type { home as en } from './en.ts'
export { figures } from '../../../parts/account-figures/messages/tw.ts'
export { marketNews } from '../../../parts/market-news/messages/tw.ts'

export const home = {
  search: { short: '搜尋', label: '搜尋所有市場' },
  account: '我的帳戶',
  totalAssets: '總資產',
  today: '今日損益（部位）',
  todayExplained: {
    text: '僅計部位，不含匯率變動：各部位自昨收或今日成交均價以來的損益，加上今日已實現損益。',
    total: '合計',
    rate: '報酬率',
    of: '以總資產扣除今日損益計',
  },
  unread: {
    fills_other: '{{count, number}} 筆委託成交',
    alerts_other: '{{count, number}} 則到價提醒',
    dividends_other: '{{count, number}} 筆股利',
    reviews_other: '{{count, number}} 件審核完成',
    others_other: '{{count, number}} 則其他訊息',
  },
  nextStep: {
    label: '下一步',
    firstOrder: { title: '下第一筆委託', reason: '模擬資金已備妥。', reasonPlain: '選一檔股票下單。' },
    verify: { title: '完成身分驗證', reason: '入金、信用交易與出金都需要驗證。' },
    fundPassword: { title: '設定出金密碼', reason: '資金轉出前會以此密碼確認。' },
    payee: { title: '新增銀行帳戶', reason: '出金會匯入此帳戶。' },
    verifyAgain: { title: '重新完成身分驗證', reason: '上次驗證未通過。' },
  },
  due: {
    label: '近期重要日期',
    left: '剩餘時間',
    all_other: '查看全部 {{count, number}} 項',
    other: '到期',
    failed: '無法載入近期重要日期。',
  },
  movers: {
    title: '我的個股漲跌',
    none: '您持有或自選的個股會顯示在這裡，變動最大的排在前面。',
  },
  indices: '指數',
  welcome: {
    label: '歡迎',
    title: '用模擬資金投資',
    titlePlain: '開始投資',
    descriptionPlain: '幾分鐘即可開戶並開始交易。',
    description: '真實規則，不以真實資金交易，開戶後即可開始。',
    open: '立即開戶',
    logIn: '登入',
  },
  quick: {
    title: '快速下單',
    listing: '個股',
    buy: '買進',
    halted: '此商品暫停交易，恢復交易後即可買進。',
  },
  entries: '更多服務',
  borrow: '以您的現金與股票作為擔保借款',
  offers: {
    label: '可交易的商品',
    stocks: {
      tab: '股票',
      hot: '熱門個股',
      markets: '市場',
      of: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣' },
    },
    newShares: { tab: '新股', title: '目前沒有新股申購', description: '有新股可申購時會顯示在這裡。' },
    blockTrades: {
      tab: '鉅額交易',
      title: '目前沒有鉅額交易',
      description: '有鉅額交易、店頭股票或私募配售可買進時會顯示在這裡。',
    },
    smartTrading: {
      tab: '量化交易',
      smartStrategies: '先用歷史股價回測，再以您的資金執行',
      copyTrading: '以您的資金跟單模擬交易員',
      copyTradingReal: '以您的資金跟單交易員',
      title: '目前沒有策略',
      description: '有依固定規則代您交易的策略時會顯示在這裡。',
    },
  },
} satisfies Translated<typeof en>
