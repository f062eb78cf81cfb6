import type { Translated } from '../../../base/i18n/resources.ts'
import type { resetFundPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export { codes } from '../../../parts/codes/messages/kor.ts'
export { identity } from '../../../parts/new-fund-password/messages/kor.ts'

export const resetFundPassword = {
  intro: {
    title: '출금 비밀번호를 잊으셨나요?',
    text: '로그인 비밀번호와 {{phone}} 번호로 보내 드리는 인증번호가 필요해요.',
    held: '안전을 위해 재설정 후 24시간 동안 출금할 수 없어요. 입금과 거래는 그대로 할 수 있어요.',
    send: '인증번호 받기',
  },
  unset: {
    title: '아직 출금 비밀번호가 없어요',
    text: '재설정할 비밀번호가 없어요. 먼저 설정해 주세요.',
    action: '출금 비밀번호 설정',
  },
  questions: {
    code: { ask: '인증번호를 입력해 주세요' },
    password: {
      ask: '로그인 비밀번호를 입력해 주세요',
      why: '휴대폰만으로는 바꿀 수 없도록 한 번 더 확인해요.',
    },
    confirm: { why: '재설정 후 24시간 동안 출금할 수 없어요.' },
  },
  password: '로그인 비밀번호',
  submit: '재설정하기',
  done: {
    title: '출금 비밀번호를 재설정했어요',
    text: '{{time}}부터 출금할 수 있어요.',
    action: '확인',
  },
} satisfies Translated<typeof en>
