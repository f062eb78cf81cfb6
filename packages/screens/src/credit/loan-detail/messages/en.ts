export { refusals } from '@onelot/api-client/texts/en'
export { newShares } from '../../../parts/new-shares/messages/en.ts'
export { credit } from '../../../parts/credit/messages/en.ts'

export const loanDetail = {
  terms: 'Terms',
  underReview: 'Under review. Nothing is borrowed until it has passed.',
}
