import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  due: {
    unlocks: '매도 제한 해제',
    dayTradeEnds: '당일 매매 자동 정리',
    dayOrderExpires: '당일 매매 주문 만료',
  },
} satisfies Translated<typeof en>
