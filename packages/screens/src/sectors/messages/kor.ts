import type { Translated } from '../../i18n/resources.ts'
import type { sectors as en } from './en.ts'

export const sectors = {
  all: '전체 업종',
  map: '{{market}} 업종',
  columns: {
    sector: '업종',
    change: '등락률',
    marketCap: '시가총액',
    turnover: '거래대금',
    rising: '상승',
    falling: '하락',
  },
  failed: '업종을 불러오지 못했어요',
  none: '이 시장에는 업종이 없어요',
} satisfies Translated<typeof en>
