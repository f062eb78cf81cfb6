import type { UiMessages } from './en.ts'
import { entry } from './entry/kor.ts'
import { display } from './display/kor.ts'
import { finance } from './finance/kor.ts'
import { products } from './products/kor.ts'

export const kor = {
  close: '닫기',
  back: '뒤로',
  retry: '다시 시도',
  loading: '불러오는 중',
  noMore: '모두 봤어요',
  loadFailed: '더 불러오지 못했어요.',
  optional: '{{label}} (선택)',
  simulated: '모의',
  password: { show: '비밀번호 보기', hide: '비밀번호 숨기기' },
  amount: {
    empty: '금액을 입력해 주세요.',
    notANumber: '숫자와 소수점 하나만 입력해 주세요.',
    ambiguous: '구분 기호가 분명하지 않아요. 숫자만 입력해 주세요.',
    tooManyPlaces: '소수점 아래 자릿수가 너무 많아요.',
    tooLong: '숫자가 너무 길어요.',
  },
  pull: {
    pulling: '당겨서 새로고침',
    loosing: '놓으면 새로고침해요',
    loading: '새로고침하는 중',
    success: '최신 상태예요',
    failure: '새로고침하지 못했어요',
    button: '새로고침',
  },
  steps: { done: '완료', current: '진행 중', waiting: '대기 중', failed: '실패' },
  entry,
  display,
  finance,
  products,
} as const satisfies UiMessages
