import type { Translated } from '../../../base/i18n/resources.ts'
import type { register as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export const register = {
  questions: {
    phone: {
      ask: '휴대폰 번호를 알려 주세요',
      why: '로그인할 때 사용해요. 다른 회원에게는 보이지 않아요.',
    },
    password: {
      ask: '비밀번호를 정해 주세요',
      why: '계좌를 지켜 줘요. 다른 곳에서 쓰지 않는 비밀번호가 좋아요.',
    },
    passwordConfirm: {
      ask: '비밀번호를 한 번 더 입력해 주세요',
      why: '잘못 입력해서 로그인하지 못하는 일을 막아 줘요.',
    },
    invitation: {
      ask: '초대 코드를 입력해 주세요',
      why: '초대해 준 분의 코드가 있어야 계좌를 개설할 수 있어요.',
    },
    consents: {
      ask: '약관에 동의해 주세요',
      why: '서비스 이용 조건과 개인정보를 다루는 방법이 적혀 있어요.',
    },
  },
  practice: '새 계좌에는 모의 투자금이 들어와요. 실제 거래가 아니에요.',
  passwordHint: '영문과 숫자를 포함해 8자 이상',
  passwordConfirm: '비밀번호 확인',
  invitation: '초대 코드',
  agreement: '<link>이용약관</link>에 동의해요.',
  privacy: '<link>개인정보 처리방침</link>에 동의해요.',
  submit: '계좌 개설하기',
  toLogin: '이미 계좌가 있어요',
} satisfies Translated<typeof en>
