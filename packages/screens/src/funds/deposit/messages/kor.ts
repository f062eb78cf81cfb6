import type { deposit as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { deposits } from '../../../parts/deposit-draft/messages/kor.ts'
export { obstacles } from '../../../parts/fund-requests/messages/kor.ts'

export const deposit = {
  ask: { amount: '얼마를 입금할까요?', method: '어떻게 입금할까요?' },
  currency: '통화',
  quick: '빠른 금액 선택',
  limit: '{{least}}~{{most}}',
  required: '먼저 금액을 입력해 주세요.',
  next: '다음',
  facts: {
    label: '내 계좌',
    totalAssets: '총자산',
    available: '{{currency}} 사용 가능 금액',
    becomes: '입금 후',
    limit: '1회 입금 한도',
    hours: '입금 시간',
  },
  hours: {
    always: '언제든지',
    weekdays: '월~금 {{from}}\u2060~\u2060{{to}} ({{zone}})',
    weekdaysAllDay: '월~금 ({{zone}})',
    tradingDays: '거래일 {{from}}\u2060~\u2060{{to}} ({{zone}})',
  },
  methods: '입금 방법',
  needsPassword: '{{bank}}, 비밀번호 필요',
  onNetwork: '{{network}} {{method}}',
  paid: '{{paid}} 보내고 {{credit}} 입금',
  service: '다른 입금 방법을 상담해 드려요',
  recent: '최근 입금',
  none: '아직 입금한 적이 없어요.',
} as const satisfies Translated<typeof en>
