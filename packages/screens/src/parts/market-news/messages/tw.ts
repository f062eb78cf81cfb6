import type { Translated } from '../../../base/i18n/resources.ts'
import type { marketNews as en } from './en.ts'

export const marketNews = {
  title: '新聞',
  simulated: '模擬市場的消息',
  now: '目前',
  none: '最近一個月沒有新消息。',
  headlines: {
    openingGap: { up: '{{name}}開盤上漲 {{rate}}', down: '{{name}}開盤下跌 {{rate}}' },
    midSession: { up: '{{name}}盤中上漲 {{rate}}', down: '{{name}}盤中下跌 {{rate}}' },
    bigMove: { up: '{{name}}收盤上漲 {{rate}}', down: '{{name}}收盤下跌 {{rate}}' },
    upperLimit: '{{name}}觸及漲停價 {{price}}',
    lowerLimit: '{{name}}觸及跌停價 {{price}}',
    high52Week: '{{name}}創 52 週最高 {{extreme}}',
    low52Week: '{{name}}創 52 週最低 {{extreme}}',
    unusualVolume: '{{name}}成交量達平均的 {{times}} 倍',
    foreignBuying: '外資連續 {{days}} 個交易日買超{{name}}',
    foreignSelling: '外資連續 {{days}} 個交易日賣超{{name}}',
    milestone: { up: '{{name}}收盤站上 {{level}} 點', down: '{{name}}收盤跌破 {{level}} 點' },
    weekSummary: {
      up: '一週回顧：{{name}}上漲 {{rate}}',
      down: '一週回顧：{{name}}下跌 {{rate}}',
      flat: '一週回顧：{{name}}持平',
    },
    sectorMove: {
      up: '{{market}}：{{sector}}類股上漲 {{rate}}，單日波動最大',
      down: '{{market}}：{{sector}}類股下跌 {{rate}}，單日波動最大',
    },
    dividend: '{{name}}宣布每股配息 {{amount}}',
    split: '{{name}}宣布每 {{from}} 股換發 {{to}} 股',
    listed: '{{name}}於{{market}}上市',
    halted: '{{name}}於 {{price}} 暫停交易',
    resumed: '{{name}}恢復交易',
  },
} satisfies Translated<typeof en>
