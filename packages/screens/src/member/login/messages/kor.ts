import type { Translated } from '../../../base/i18n/resources.ts'
import type { login as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export const login = {
  text: '계좌를 개설할 때 쓴 휴대폰 번호로 로그인해요.',
  submit: '로그인',
  otherWays: '다른 방법',
  toRegister: '계좌 개설하기',
  forgot: '비밀번호 찾기',
  closed: '계좌를 해지했어요. 같은 휴대폰 번호로 새 계좌를 개설할 수 있어요.',
  demo: { text: '보유 종목이 있는 데모 회원으로 둘러볼 수 있어요.', use: '채우기' },
  again: { title: '다시 로그인', text: '로그인이 만료됐어요. 비밀번호를 입력하면 보던 화면으로 돌아가요.' },
} satisfies Translated<typeof en>
