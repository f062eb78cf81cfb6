import type { Translated } from '../../../base/i18n/resources.ts'
import type { codeInbox as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'

export const codeInbox = {
  text: '데모에서는 문자를 보내지 않아요. 이 기기에서 요청한 인증번호가 유효한 동안 여기에 보여요.',
  list: '유효한 인증번호',
  empty: { title: '인증번호가 없어요', text: '필요한 화면에서 요청한 뒤 다시 확인해 주세요.' },
  sent: '{{phone}} · {{time}} 발송',
  purposes: {
    forgottenPassword: '로그인 비밀번호 재설정',
    bindPhone: '휴대폰 번호 변경',
    guardian: '법정대리인 동의',
    resetFundPassword: '출금 비밀번호 재설정',
  },
} satisfies Translated<typeof en>
