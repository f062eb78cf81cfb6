import type { Translated } from '../../i18n/resources.ts'
import type { ledger as en } from './en.ts'

export const ledger = {
  fromTo: '{{from}} → {{to}}',
  reasons: {
    practiceMoney: '연습용 자금',
    orderFrozen: '주문 대기로 묶음',
    orderReleased: '주문에서 풀림',
    marginTaken: '포지션 증거금',
    marginReturned: '증거금 반환',
    commission: '수수료',
    tax: '매도 세금',
    profit: '수익',
    loss: '손실',
  },
  buckets: {
    available: '사용 가능',
    frozen: '묶인 자금',
    margin: '증거금',
    loan: '대출',
    copy: '따라 하기 투자',
    external: '외부',
    house: '회사',
    fees: '수수료',
    tax: '세금',
    interest: '이자',
  },
} satisfies Translated<typeof en>
