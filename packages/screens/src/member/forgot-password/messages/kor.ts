import type { Translated } from '../../../base/i18n/resources.ts'
import type { forgotPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export { codes } from '../../../parts/codes/messages/kor.ts'

export const forgotPassword = {
  text: '휴대폰으로 인증번호를 보내 드려요. 인증 후 새 비밀번호를 정하면 모든 기기에서 로그아웃돼요.',
  send: '인증번호 받기',
  questions: {
    code: { ask: '인증번호를 입력해 주세요' },
    password: { ask: '새 비밀번호를 정해 주세요', why: '앞으로 이 비밀번호로 로그인해요.' },
    passwordConfirm: { ask: '한 번 더 입력해 주세요', why: '잘못 입력하면 로그인할 수 없어서 확인해요.' },
  },
  next: '새 비밀번호',
  again: '새 비밀번호 확인',
  hint: '영문과 숫자를 포함해 8자 이상',
  ends: '모든 기기에서 로그아웃돼요.',
  submit: '비밀번호 변경',
  done: '비밀번호를 바꿨어요. 모든 기기에서 로그아웃됐어요.',
} satisfies Translated<typeof en>
