import type { Translated } from '../../../base/i18n/resources.ts'
import type { withdraw as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { cash } from '../../../parts/cash-settlement/messages/kor.ts'
export { obstacles } from '../../../parts/fund-requests/messages/kor.ts'
export { payees } from '../../../parts/payees/messages/kor.ts'

export const withdraw = {
  currency: '통화',
  withdrawable: '출금 가능 금액',
  stopped: '아래 이유로 아직 출금할 수 없어요. 해결되면 {{amount}}까지 출금할 수 있어요.',
  because: {
    then: '해결되면 출금 가능 금액',
    label: '전액을 출금할 수 없는 이유',
    cash: '계좌에 있는 금액',
    settles: '{{day}} 결제',
    unsettled: '결제 전',
    order: '주문 대기 금액',
    product: '다른 상품에 묶인 금액',
    request: '{{request}}: 심사 중',
    otherRequest: '심사 중인 신청',
    loan: '대출 담보로 남겨 두는 금액',
  },
  to: '출금할 곳',
  choose: '출금할 곳을 선택해 주세요',
  networkFee: '수수료 {{fee}}, USDT로 도착',
  amount: '금액',
  limits: '{{available}} 출금 가능, 한 번에 {{least}}~{{most}}',
  parts: '출금 가능 금액 중',
  all: '전액',
  facts: {
    label: '받는 금액',
    fee: '수수료',
    rate: '환율',
    arrives: '받는 금액',
    latest: '도착 기한',
  },
  submit: '{{amount}} 출금하기',
  asked: '{{amount}} 출금 · {{name}}',
  record: '최근 출금',
  noRecord: '내역이 없어요',
  noRecordText: '출금하면 여기에 표시돼요.',
} as const satisfies Translated<typeof en>
