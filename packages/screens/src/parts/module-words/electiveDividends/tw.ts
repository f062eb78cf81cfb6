import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { election: '股票股利' },
  due: { choice: '現金或股票股利選擇截止' },
  messages: {
    asks: {
      title: '{{name}} 的股利可選擇現金或股票',
      detail: '未選擇時以現金發放 {{amount}}。',
    },
    shares: {
      title: '{{name}} 的股利已發放股票',
      detail: '{{shares, number}} 股，另發現金 {{amount}}',
    },
    cash: { title: '{{name}} 的股利已發放現金', detail: '稅後 {{amount}}' },
  },
} satisfies Translated<typeof en>
