import type { Translated } from '../../../base/i18n/resources.ts'
import type { newsDetail as en } from './en.ts'

export { marketNews } from '../../../parts/market-news/messages/tw.ts'

export const newsDetail = {
  related: '相關個股',
  share: '分享',
  gone: {
    title: '這則新聞已無法查看',
    text: '新聞保留 30 天，網址也可能有誤。',
    toList: '查看最新新聞',
  },
  bodies: {
    openingGap: {
      up: '{{name}}（{{code}}）開盤價為 {{price}}，較昨收 {{previous}} 上漲 {{rate}}。',
      down: '{{name}}（{{code}}）開盤價為 {{price}}，較昨收 {{previous}} 下跌 {{rate}}。',
    },
    midSession: {
      up: '交易時段過半，{{name}}（{{code}}）成交價為 {{price}}，較昨收 {{previous}} 上漲 {{rate}}。',
      down: '交易時段過半，{{name}}（{{code}}）成交價為 {{price}}，較昨收 {{previous}} 下跌 {{rate}}。',
    },
    bigMove: {
      up: '{{name}}（{{code}}）收盤價為 {{price}}，較昨收 {{previous}} 上漲 {{rate}}。',
      down: '{{name}}（{{code}}）收盤價為 {{price}}，較昨收 {{previous}} 下跌 {{rate}}。',
    },
    upperLimit: '{{name}}（{{code}}）觸及當日漲停價 {{price}}，較昨收 {{previous}} 上漲 {{rate}}。',
    lowerLimit: '{{name}}（{{code}}）觸及當日跌停價 {{price}}，較昨收 {{previous}} 下跌 {{rate}}。',
    high52Week: '{{name}}（{{code}}）盤中最高 {{extreme}}，超越先前的 52 週最高 {{before}}。',
    low52Week: '{{name}}（{{code}}）盤中最低 {{extreme}}，跌破先前的 52 週最低 {{before}}。',
    unusualVolume:
      '{{name}}（{{code}}）成交量為 {{volume}}，是前 20 個交易日平均 {{average}} 的 {{times}} 倍。',
    foreignBuying: '外資連續 {{days}} 個交易日買超{{name}}（{{code}}），合計 {{units}} 股。',
    foreignSelling: '外資連續 {{days}} 個交易日賣超{{name}}（{{code}}），合計 {{units}} 股。',
    milestone: {
      up: '{{name}}由 {{previous}} 上漲 {{rate}}，收在 {{price}}，站上 {{level}} 點。',
      down: '{{name}}由 {{previous}} 下跌 {{rate}}，收在 {{price}}，跌破 {{level}} 點。',
    },
    weekSummary: {
      up: '{{from}}至{{to}}，{{name}}由前一週收盤的 {{previous}} 上漲 {{rate}}，收在 {{price}}。',
      down: '{{from}}至{{to}}，{{name}}由前一週收盤的 {{previous}} 下跌 {{rate}}，收在 {{price}}。',
      flat: '{{from}}至{{to}}，{{name}}與前一週收盤的 {{previous}} 持平（{{rate}}），收在 {{price}}。',
    },
    sectorMove: {
      up: '{{market}}總市值最大的五檔{{sector}}股以總市值加權合計上漲 {{rate}}，為當日波動最大的類股。',
      down: '{{market}}總市值最大的五檔{{sector}}股以總市值加權合計下跌 {{rate}}，為當日波動最大的類股。',
    },
    dividend: '{{name}}（{{code}}）將發放每股 {{amount}} 現金股利。',
    split: '{{exDate}}起，{{name}}（{{code}}）每 {{from}} 股換發 {{to}} 股。',
    listed: '{{name}}（{{code}}）已於{{market}}上市，可以交易。',
    halted: '{{name}}（{{code}}）於 {{price}} 暫停交易，恢復交易前委託不會成交。',
    resumed: '{{name}}（{{code}}）恢復交易，暫停時的價格為 {{price}}。',
  },
  close: {
    up: '當日收盤價為 {{price}}，較昨收 {{previous}} 上漲 {{rate}}。',
    down: '當日收盤價為 {{price}}，較昨收 {{previous}} 下跌 {{rate}}。',
    flat: '當日收盤價為 {{price}}，與昨收 {{previous}} 持平（{{rate}}）。',
  },
  more: {
    weekSummary: '當週區間為 {{low}} 至 {{high}}。',
    sectorMove: '波動最大的個股為{{leader}}，漲跌幅 {{leaderRate}}。',
    dividend: '於除息日 {{exDate}} 前持有者，將於 {{payDate}} 領取。',
    split: '價格與股數於當日開盤時一併調整，持有的價值不變。',
  },
  about: {
    stock: '{{name}}屬於{{market}}的{{industry}}類股。',
    index: '{{name}}反映整體市場的走勢，指數本身不能交易。',
    digitalCurrency: '{{name}}全天 24 小時交易。',
    forex: '價格為一單位前者貨幣換算成後者貨幣的金額。',
  },
} satisfies Translated<typeof en>
