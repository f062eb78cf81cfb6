import type { Translated } from '../../i18n/resources.ts'
import type { ledger as en } from './en.ts'

export const ledger = {
  fromTo: '{{from}} → {{to}}',
  reasons: {
    practiceMoney: '모의 투자금',
    orderFrozen: '주문에 묶인 금액',
    orderReleased: '묶인 금액 해제',
    marginTaken: '증거금 사용',
    marginReturned: '증거금 반환',
    commission: '수수료',
    tax: '거래세',
    profit: '수익',
    loss: '손실',
  },
  buckets: {
    available: '사용 가능 금액',
    frozen: '묶인 금액',
    margin: '증거금',
    loan: '대출',
    copy: '카피 트레이딩',
    external: '은행 계좌',
    house: 'Onelot',
    fees: '수수료',
    tax: '세금',
    interest: '이자',
  },
} satisfies Translated<typeof en>
