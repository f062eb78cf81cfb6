import type { Translated } from '../../../base/i18n/resources.ts'
import type { sales as en } from './en.ts'

export const sales = {
  phases: { coming: '예정', open: '진행 중', ended: '종료', calledOff: '취소' },
  ends: { coming: '시작까지', open: '종료까지' },
  overs: { coming: '곧 시작', open: '종료' },
  taken: '신청 물량',
  locked: '매도 제한 해제일',
  left: '매도 가능까지',
  dates: { label: '일정', subscribe: '신청', sale: '매도 가능' },
  calendar: {
    opens: '{{name}}: 신청 시작',
    closes: '{{name}}: 신청 종료',
    unlocks: '{{name}}: 매도 가능',
  },
  total: '묶인 금액',
  lending: '보유한 주식을 대여하고 수익을 받아요',
  others: '다른 거래 방법',
  toStock: '{{name}} 보기',
  review: {
    label: '심사',
    in_other: '약 {{count, number}}초',
    byHand: '증권사가 직접 심사해요',
  },
  own: {
    label: '내 신청',
    detail: '{{shares}}, 1주당 {{price}}',
    free: '매도 가능',
    position: '보유 내역 보기',
    cancel: '신청 취소',
    rejected: {
      operator: '증권사가 거절했어요.',
      restriction: '그사이 계좌 이용이 제한됐어요.',
      delisted: '그사이 상장폐지됐어요.',
      changed: '그사이 분할이나 배당으로 주식이 바뀌었어요.',
      other: '거절됐어요.',
    },
    rejectedNext: '금액은 다시 쓸 수 있어요.',
  },
  cancel: {
    question: '신청을 취소할까요?',
    text: '묶인 금액을 다시 쓸 수 있고, 물량은 다시 판매돼요.',
    keep: '유지하기',
  },
} satisfies Translated<typeof en>
