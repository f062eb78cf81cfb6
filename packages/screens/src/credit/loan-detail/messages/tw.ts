import type { Translated } from '../../../base/i18n/resources.ts'
import type { loanDetail as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
export { credit } from '../../../parts/credit/messages/tw.ts'

export const loanDetail = {
  terms: '條件',
  underReview: '審核中。通過前不會借入任何款項。',
} satisfies Translated<typeof en>
