import type { Translated } from '../../../base/i18n/resources.ts'
import type { blocks as en } from './en.ts'

export const blocks = {
  list: { block: '블록딜', otc: '장외' },
  closed: '거래 시간 외',
  institutional: '기관 전용',
  empty: {
    title: '지금은 물량이 없어요',
    description: '블록딜과 장외 물량은 공고된 날부터 여기에 보여요.',
  },
  price: '1주당 가격',
  under: '현재가보다 {{percent}} 낮아요',
  over: '현재가보다 {{percent}} 높아요',
  even: '현재가와 같아요',
  noPrice: '지금은 가격이 없어요',
  halted: '거래가 정지됐거나 아직 거래된 적이 없어요',
  facts: {
    discount: '할인율',
    least: '최소 수량',
    lock: '매도 제한 해제일',
    none: '제한 없음',
    last: '현재가',
    afterLock: '{{date}} 매도 제한 해제일, 블록딜 가격 대비',
  },
  sellers: { company: '발행 회사', founder: '창업자', fund: '펀드', institution: '기관' },
} satisfies Translated<typeof en>
