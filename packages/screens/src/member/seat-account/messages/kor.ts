import type { Translated } from '../../../base/i18n/resources.ts'
import type { seatAccount as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export const seatAccount = {
  ask: '소속 기관의 코드를 입력해 주세요',
  why: '기관 계좌는 기관을 위해 거래하는 계좌예요. 코드는 소속 기관에서 받을 수 있어요.',
  code: '기관 코드',
  hint: '예: HANBIT-01',
  apply: '기관 계좌 신청하기',
  sent: '심사를 요청했어요',
  again: '다시 신청하기',
  cancel: {
    action: '신청 취소하기',
    question: '신청을 취소할까요?',
    text: '언제든지 다시 신청할 수 있어요.',
    keep: '유지하기',
  },
  states: {
    underReview: {
      title: '신청 내용을 확인하고 있어요',
      text: '이 화면을 나가도 괜찮아요. 심사가 끝나면 알려 드릴게요.',
    },
    seat: { title: '기관 계좌예요', text: '기관 전용 상품을 이용할 수 있어요.' },
    rejected: {
      title: '신청이 거절됐어요',
      text: '소속 기관에 확인한 뒤 다시 신청해 주세요.',
    },
  },
  facts: {
    label: '내 기관 계좌',
    institution: '기관',
    code: '코드',
    at: { underReview: '신청 시각', seat: '시작 시각', rejected: '결정 시각' },
  },
} satisfies Translated<typeof en>
