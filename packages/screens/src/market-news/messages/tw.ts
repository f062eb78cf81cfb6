import type { Translated } from '../../i18n/resources.ts'
import type { marketNews as en } from './en.ts'

export const marketNews = {
  title: '新聞',
  simulated: '模擬市場的消息',
  none: '最近一個月沒有新消息。',
  kinds: {
    high52Week: '52 週最高 {{price}}',
    low52Week: '52 週最低 {{price}}',
    rise: '收盤上漲 {{rate}}',
    fall: '收盤下跌 {{rate}}',
    unusualVolume: '成交量為平均的 {{times}} 倍',
    listed: '新上市',
    halted: '暫停交易',
    resumed: '恢復交易',
  },
} satisfies Translated<typeof en>
