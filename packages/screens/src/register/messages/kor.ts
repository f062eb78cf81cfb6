import type { Translated } from '../../i18n/resources.ts'
import type { register as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export const register = {
  practice: '새 계좌에는 모의 투자금이 들어와요. 실제 거래가 아니에요.',
  phoneHint: '국가 번호는 있어도 없어도 돼요',
  passwordHint: '영문과 숫자를 포함해 8자 이상',
  passwordConfirm: '비밀번호 확인',
  invitation: '초대 코드',
  agreement: '<link>이용약관</link>에 동의해요.',
  privacy: '<link>개인정보 처리방침</link>에 동의해요.',
  submit: '계좌 개설하기',
  toLogin: '이미 계좌가 있어요',
} satisfies Translated<typeof en>
