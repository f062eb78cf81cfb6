import type { Translated } from '../../../base/i18n/resources.ts'
import type { blocks as en } from './en.ts'

export const blocks = {
  list: { block: '鉅額交易', otc: '店頭' },
  closed: '非交易時段',
  institutional: '限法人',
  empty: {
    title: '目前沒有可買的股票',
    description: '鉅額與店頭股票自公告日起顯示於此。',
  },
  price: '每股價格',
  under: '低於現價 {{percent}}',
  over: '高於現價 {{percent}}',
  even: '與現價相同',
  noPrice: '目前沒有價格',
  halted: '股票暫停交易，或尚未成交',
  facts: {
    discount: '折價率',
    least: '最低股數',
    lock: '限制賣出至',
    none: '不限制賣出',
    last: '現價',
    afterLock: '{{date}} 閉鎖期屆滿，相較鉅額價格',
  },
  sellers: { company: '發行公司', founder: '創辦人', fund: '基金', institution: '法人' },
} satisfies Translated<typeof en>
