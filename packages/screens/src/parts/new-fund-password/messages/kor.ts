import type { Translated } from '../../../base/i18n/resources.ts'
import type { identity as en } from './en.ts'

export const identity = {
  /** Of the member’s verification. */
  realName: {
    notVerified: '인증 전',
    underReview: '심사 중',
    passed: '인증 완료',
    rejected: '인증 거절',
  },
  /** The six digits that a member chooses. */
  newFundPassword: {
    next: { ask: '새 출금 비밀번호를 정해 주세요', why: '다른 곳에서 쓰지 않는 숫자 6자리로 정해 주세요.' },
    confirm: { ask: '한 번 더 입력해 주세요', why: '잘못 입력하면 출금할 수 없어서 확인해요.' },
    label: '출금 비밀번호',
    easy: '같은 숫자 6개, 123456 같은 연속된 숫자, 휴대폰 번호 끝자리는 쓸 수 없어요.',
  },
} satisfies Translated<typeof en>
