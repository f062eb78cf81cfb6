import type { Translated } from '../../../base/i18n/resources.ts'
import type { personalDetails as en } from './en.ts'
export { identity } from '../../../parts/new-fund-password/messages/kor.ts'

export const personalDetails = {
  account: '계좌번호',
  invitation: '내 초대 코드',
  invitationHint: '이 코드로 계좌를 개설한 사람은 내가 초대한 사람으로 기록돼요.',
  contact: '바꿀 수 있는 정보',
  identity: '본인 인증',
  seat: {
    none: '없음',
    underReview: '심사 중',
    seat: '이용 중',
    rejected: '거절',
  },
  inviter: '가입에 쓴 초대 코드',
  since: '가입일',
  accepted: '동의한 문서',
  version: '{{date}} 시행',
} satisfies Translated<typeof en>
