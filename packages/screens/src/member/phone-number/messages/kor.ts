import type { Translated } from '../../../base/i18n/resources.ts'
import type { phoneNumber as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { codes } from '../../../parts/codes/messages/kor.ts'

export const phoneNumber = {
  questions: {
    phone: {
      ask: '새 휴대폰 번호를 입력해 주세요',
      why: '지금 번호({{phone}}) 대신 새 번호로 로그인하게 돼요.',
    },
    code: { ask: '인증번호를 입력해 주세요' },
    password: {
      ask: '로그인 비밀번호를 입력해 주세요',
      why: '휴대폰만으로는 바꿀 수 없도록 한 번 더 확인해요.',
    },
  },
  next: '새 휴대폰 번호',
  same: '지금 쓰고 있는 번호예요.',
  submit: '번호 변경',
  done: '휴대폰 번호를 바꿨어요. 이제 새 번호로 로그인해 주세요.',
} satisfies Translated<typeof en>
