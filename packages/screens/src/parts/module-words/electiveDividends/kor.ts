import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { election: '주식배당' },
  due: { choice: '현금·주식 배당 선택 마감' },
  messages: {
    asks: {
      title: '{{name}} 배당을 현금이나 주식으로 받을 수 있어요',
      detail: '고르지 않으면 현금 {{amount, 이}} 지급돼요',
    },
    shares: {
      title: '{{name}} 배당을 주식으로 받았어요',
      detail: '{{shares, number}}주와 현금 {{amount}}',
    },
    cash: { title: '{{name}} 배당을 현금으로 받았어요', detail: '세후 {{amount}}' },
  },
} satisfies Translated<typeof en>
