import type { Translated } from '../../../base/i18n/resources.ts'
import type { loanDetail as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
export { credit } from '../../../parts/credit/messages/kor.ts'

export const loanDetail = {
  terms: '대출 조건',
  underReview: '심사 중이에요. 통과하기 전에는 빌린 돈이 없어요.',
} satisfies Translated<typeof en>
