import type { addBankCard as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { payees } from '../../../parts/payees/messages/kor.ts'

export const addBankCard = {
  text: '본인 명의의 은행 계좌만 추가할 수 있어요.',
  number: '계좌번호',
  numberHint: '숫자 8~20자리',
  bank: '은행',
  chooseBank: '은행을 선택해 주세요',
  looksLike: '{{name}} 계좌 같아요. 선택하기',
  holder: '예금주',
  holderHint: '본인 인증한 이름과 같아야 해요',
  branch: '지점',
} as const satisfies Translated<typeof en>
