import type { Translated } from '../../../base/i18n/resources.ts'
import type { request as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/kor'

export const request = {
  title: { deposit: '입금', withdrawal: '출금' },
  steps: {
    submitted: '신청 완료',
    expected: '{{at}}쯤 심사가 끝나요',
    staff: '담당자가 심사하고 결과를 알림으로 보내 드려요.',
    restriction: '심사가 끝나기 전에 계좌 이용이 제한됐어요.',
    nameMismatch: '은행 계좌의 예금주가 본인 인증한 이름과 달라요.',
    delisted: '그사이 상장폐지됐어요.',
    changed: '그사이 주식 분할이나 배당락이 있었어요.',
    collateral: '심사 시점에 대출 가능 금액이 부족했어요.',
    late: '선택 기한이 지났어요.',
    noReason: '등록된 사유가 없어요. 고객센터에 문의해 주세요.',
    credited: '계좌에 반영',
    arrived: { card: '은행 계좌에 도착', wallet: '지갑에 도착' },
    by: '늦어도 {{at}}까지',
    returned: '다시 사용할 수 있어요',
  },
  facts: {
    paidTo: '입금한 곳',
    paid: '보낸 금액',
    to: '받는 곳',
    fee: '수수료',
    arrives: '받는 금액',
    rate: '환율',
    reference: '입금 참조번호',
  },
  cancel: {
    deposit: {
      action: '입금 취소하기',
      question: '이 입금을 취소할까요?',
      text: '계좌에 반영되지 않아요. 이미 보냈다면 고객센터에 문의해 주세요.',
    },
    withdrawal: {
      action: '출금 취소하기',
      question: '이 출금을 취소할까요?',
      text: '금액을 바로 다시 사용할 수 있어요.',
    },
  },
  keep: '유지하기',
  again: '다시 신청하기',
} as const satisfies Translated<typeof en>
