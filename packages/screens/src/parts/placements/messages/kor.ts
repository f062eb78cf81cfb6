import type { Translated } from '../../../base/i18n/resources.ts'
import type { placements as en } from './en.ts'

export const placements = {
  list: '제3자배정',
  empty: {
    title: '지금은 제3자배정이 없어요',
    description: '제3자배정은 공고된 날부터 여기에 보여요.',
  },
  discount: '전일 종가 대비 할인',
  noPrice: '아직 가격이 없어요',
  from: '{{amount}} 이상이면',
  discounts: '최대 {{percent}}',
  facts: { least: '최소 금액', close: '전일 종가', lock: '매도 제한 해제일', price: '1주당 최저 가격' },
} satisfies Translated<typeof en>
