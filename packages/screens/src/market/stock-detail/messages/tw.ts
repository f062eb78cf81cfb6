import type { Translated } from '../../../base/i18n/resources.ts'
import type { stockDetail as en } from './en.ts'
export { tw as kline } from '@onelot/ui/locales/tw/kline'
export { refusals } from '@onelot/api-client/texts/tw'
export { tw as trading } from '@onelot/ui/locales/tw/trading'
export { causes } from '../../../parts/end-causes/messages/tw.ts'
export { marketNews } from '../../../parts/market-news/messages/tw.ts'
export { positions } from '../../../parts/positions/messages/tw.ts'
export { watching } from '../../../parts/watchlist-groups/messages/tw.ts'

export const stockDetail = {
  /** Of the chart: what new shares were offered at. */
  offerPrice: '承銷價',
  offerPriceShort: '承銷價',
  /** Of the chart: where what secures a loan is too little. */
  loanLine: '擔保維持率低於 {{ratio}}',
  loanLineShort: '擔保',
  movers: { rising: '漲幅排行', falling: '跌幅排行' },
  price: '價格',
  alerts: '到價提醒',
  copyLink: '複製連結',
  chart: '{{name}} 價格走勢',
  chartFullScreen: '{{name}} 全螢幕價格走勢',
  chartMissing: '無法載入圖表',
  chartMissingText: '報價與交易不受影響。',
  book: '五檔報價',
  details: {
    title: '個股資訊',
    prices: '行情',
    dayRange: '當日區間',
    yearRange: '52 週區間',
    open: '開盤',
    previousClose: '昨收',
    volume: '成交量',
    volumeShares: '{{volume}} 股',
    turnover: '成交金額',
    marketCap: '總市值',
    foreignOwnership: '外資持股比例',
    industry: '產業',
    limitHigh: '漲停價',
    limitLow: '跌停價',
    dividend: '下次股利',
    dividendValue: '{{amount}}，除息日 {{date}}',
    split: '股票分割',
    splitValue: '{{from}} 股換 {{to}} 股，{{date}}',
    unit: '交易單位',
    lotShare: '{{units}} 股',
    lotUnits: '1 單位 = {{units}}',
  },
  investors: {
    title: '買賣超',
    caption: '買賣超股數，為模擬資料',
    captionReal: '買賣超股數',
    day: '日期',
    individual: '個人',
    foreign: '外資',
    institution: '機構法人',
  },
  shortSelling: { title: '放空', volume: '放空股數', ratio: '占成交量' },
  provenance: {
    title: '資料說明',
    simulated: '虛構公司，價格為模擬。',
    recorded: '{{date}} 以前為真實價格，之後為模擬。',
  },
  position: {
    long: '我的庫存',
    short: '我的放空部位',
    value: '市值',
    profit: '未實現損益',
    quantity: '持有數量',
    average: '成交均價',
    averageShort: '成交均價',
    onChart: '成交均價',
    onChartShort: '成交均價',
    each: '部位明細',
    at: '{{lots}}，{{price}}',
  },
  account: {
    unread: '無法載入您的餘額與委託。{{reason}}',
    positionUnread: '無法確認您是否持有此商品。{{reason}}',
    noneHeld: '沒有可平倉的部位。',
  },
  noPrice: '目前沒有報價',
  actions: { label: '交易', buy: '買進', short: '放空' },
  guest: {
    title: '登入後即可交易',
    alerts: '登入後即可設定到價提醒',
    text: '未登入也能查看報價。',
    logIn: '登入',
    register: '立即開戶',
  },
  ticket: {
    exchange: '將 {{from}} 換成 {{to}}',
    missing: '還差 {{amount}}',
    deposit: '入金 {{currency}}',
    buy: '買進 {{name}}',
    short: '放空 {{name}}',
    besideShort: {
      long: '您放空的 {{quantity}} 維持不變，此委託另行買進。要結束放空，請按「{{close}}」。',
      short: '在您已放空的 {{quantity}} 之外，再另行放空。',
    },
  },
  dayTrade: {
    hours: '當沖受理時間為 {{window}}。',
    notOffered: '目前不提供此股票的當沖交易。',
  },
  margin: {
    title: '開通信用交易',
    text: '槓桿超過 1 倍與放空時需要。',
    borrow: {
      title: '您以借款交易',
      text: '您只付部分價金作為保證金，其餘為借款。虧損與獲利以相同倍數放大。',
    },
    stopOut: {
      title: '強制平倉',
      text: '虧損使部位的保證金只剩 {{rate}} 時，會以下一個價格平倉。不會事先詢問，限制賣出期間也一樣。',
      moves: '導致強制平倉的價格變動',
      move: '反向變動 {{move}}',
    },
    example: {
      title: '以您目前的帳戶計算',
      text: '若以全部可用資金作為一個 {{times}}部位的保證金：',
      margin: '保證金',
      value: '部位金額',
      loss: '變動 {{move}} 後的虧損',
    },
    limit: {
      title: '最多可能虧損',
      text: '例如價格隔夜跳動時，您可能損失該部位的全部保證金，但不會超過這筆保證金。',
    },
    short: {
      title: '放空',
      text: '您賣出尚未持有的股票，價格上漲多少就虧損多少。保證金剩 {{rate}} 時同樣會強制平倉。',
    },
    unread: '請閱讀到最後，再勾選確認。',
    missing: {
      notVerified: '請先完成身分驗證，才能啟用信用交易。',
      underReview: '身分驗證審核中，通過後即可開通信用交易。',
      rejected: '身分驗證未通過，請重新提交後再開通信用交易。',
    },
    read: '我已閱讀並了解上述風險。',
    enable: '開通信用交易',
    enabled: '已開通信用交易',
    toRealName: '前往身分驗證',
  },
  done: {
    placed: '委託已送出',
    filled: '委託已成交',
    toPosition: '查看部位',
    toOrder: '查看委託',
    close: '完成',
    quantity: '數量',
    sentence: { long: '以 {{price}} 買進 {{quantity}}', short: '以 {{price}} 放空 {{quantity}}' },
    limit: '委託價',
  },
  ticketChoose: '請選擇要平倉的部位',
} satisfies Translated<typeof en>
