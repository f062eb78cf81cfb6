import type { Translated } from '../../../base/i18n/resources.ts'
import type { loginPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export const loginPassword = {
  text: '비밀번호를 바꾸면 다른 모든 기기에서 로그아웃돼요.',
  current: '현재 비밀번호',
  next: '새 비밀번호',
  again: '새 비밀번호 확인',
  hint: '영문과 숫자를 포함해 8자 이상',
  same: '지금 쓰는 비밀번호예요. 다른 비밀번호를 입력해 주세요.',
  submit: '비밀번호 변경',
  done: '비밀번호를 바꿨어요. 다른 기기에서 모두 로그아웃됐어요.',
  otherWays: '다른 방법',
  devices: '로그인한 기기 보기',
  forgotten: '비밀번호를 잊으셨나요?',
} satisfies Translated<typeof en>
