import type { Translated } from '../../../../base/i18n/resources.ts'
import type { allocation as en } from './en.ts'

export const allocation = {
  label: '총자산',
  by: '구성 기준',
  instrument: '종목',
  market: '시장',
  currency: '통화',
  cash: '현금',
  copy: '카피 트레이딩',
} satisfies Translated<typeof en>
