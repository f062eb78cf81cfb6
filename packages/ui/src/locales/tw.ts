import type { UiMessages } from './en.ts'
import { entry } from './entry/tw.ts'
import { display } from './display/tw.ts'
import { finance } from './finance/tw.ts'
import { products } from './products/tw.ts'

export const tw = {
  close: '關閉',
  back: '返回',
  retry: '再試一次',
  loading: '載入中',
  noMore: '沒有更多了',
  loadFailed: '無法載入更多。',
  optional: '{{label}}（選填）',
  simulated: '模擬',
  password: { show: '顯示密碼', hide: '隱藏密碼' },
  amount: {
    empty: '請輸入金額。',
    notANumber: '請只輸入數字與一個小數點。',
    ambiguous: '分隔符號不明確，請只輸入數字。',
    tooManyPlaces: '小數位數太多。',
    tooLong: '數字太長。',
  },
  pull: {
    pulling: '下拉以重新整理',
    loosing: '放開以重新整理',
    loading: '重新整理中',
    success: '已是最新',
    failure: '無法重新整理',
    button: '重新整理',
  },
  steps: { done: '完成', current: '進行中', waiting: '等待中', failed: '失敗' },
  entry,
  display,
  finance,
  products,
} as const satisfies UiMessages
