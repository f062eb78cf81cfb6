import type { Translated } from '../../../base/i18n/resources.ts'
import type { placements as en } from './en.ts'

export const placements = {
  list: '私募配售',
  empty: {
    title: '目前沒有私募配售',
    description: '私募配售自公告日起顯示於此。',
  },
  discount: '低於昨收價',
  noPrice: '目前沒有價格',
  from: '{{amount}} 起',
  discounts: '最高 {{percent}}',
  facts: { least: '最低金額', close: '昨收', lock: '限制賣出至', price: '最低每股價格' },
} satisfies Translated<typeof en>
