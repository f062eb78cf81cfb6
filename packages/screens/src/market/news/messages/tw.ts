import type { Translated } from '../../../base/i18n/resources.ts'
import type { news as en } from './en.ts'

export { marketNews } from '../../../parts/market-news/messages/tw.ts'

export const news = {
  tabs: { label: '新聞類別', hot: '熱門', stock: '我的個股' },
  hot: { list: '48 小時內波動最大的消息', none: '最近 48 小時沒有特別的消息。' },
  stock: {
    list: '自選與持有股票的消息',
    none: '您的股票還沒有新聞',
    noneText: '您自選或持有的股票，30 天內的消息會列在這裡。',
    toMarket: '挑選自選股',
  },
} satisfies Translated<typeof en>
