import type { Translated } from '../../i18n/resources.ts'
import type { ledger as en } from './en.ts'

export const ledger = {
  kinds: {
    practiceMoney: '모의 투자금',
    held: '주문에 묶인 금액',
    released: '묶인 금액 풀림',
    opened: '진입',
    closed: '청산',
    commission: '수수료',
    tax: '거래세',
    dividend: '배당금',
    withholding: '배당소득세',
    dividendCharge: '공매도 배당 지급',
  },
  traded: {
    opened: { long: '{{name}} 매수', short: '{{name}} 공매도' },
    closed: { long: '{{name}} 매도', short: '{{name}} 공매도 상환' },
  },
  explained: {
    practiceMoney: '모든 계좌가 처음에 받는 돈이에요. 실제 돈은 아니에요.',
    held: '여전히 내 돈이에요. 주문이 체결되거나 끝날 때까지 묶여 있어요.',
    released: '주문에 묶여 있던 금액을 다시 쓸 수 있어요.',
    opened: '포지션에 넣은 금액이에요.',
    closed: '비용을 빼기 전에 포지션에서 돌려받은 금액이에요.',
    commission: '주문에 대해 증권사가 받는 비용이에요.',
    tax: '거래소가 있는 나라가 매도 금액에 매기는 세금이에요.',
    dividend: '배당락일에 가지고 있던 주식에 대해 회사가 지급한 금액이에요.',
    withholding: '배당금에서 미리 떼는 세금이에요.',
    dividendCharge: '배당락일에 공매도 중이면 배당금을 내야 해요.',
  },
  parts: {
    label: '계산 내역',
    paidIn: '진입할 때 넣은 금액',
    profit: '이익',
    loss: '손실',
    total: '돌려받은 금액',
  },
  details: {
    label: '상세 내역',
    at: '일시',
    instrument: '종목',
    quantity: '수량',
    price: '가격',
    leverage: '레버리지',
    number: '주문 번호',
  },
  together: { label: '함께 일어난 거래', total: '사용 가능 금액 변동' },
  toPosition: '포지션 보기',
  toOrder: '주문 보기',
} satisfies Translated<typeof en>
