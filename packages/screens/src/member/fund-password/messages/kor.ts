import type { Translated } from '../../../base/i18n/resources.ts'
import type { fundPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { identity } from '../../../parts/new-fund-password/messages/kor.ts'

export const fundPassword = {
  questions: {
    old: { ask: '현재 출금 비밀번호를 입력해 주세요', why: '숫자 6자리예요. 로그인 비밀번호와는 달라요.' },
    first: { ask: '출금 비밀번호를 정해 주세요', why: '숫자 6자리예요. 계좌에서 돈이 나가기 전에 확인해요.' },
  },
  current: '현재 출금 비밀번호',
  set: '설정하기',
  change: '변경하기',
  isSet: '출금 비밀번호를 설정했어요',
  isChanged: '출금 비밀번호를 바꿨어요',
  forgotten: '출금 비밀번호를 잊으셨나요?',
  held: '출금 비밀번호를 재설정했어요. {{time}}부터 출금할 수 있어요.',
} satisfies Translated<typeof en>
