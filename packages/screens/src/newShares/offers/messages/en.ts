export { notOffered } from '../../../parts/offered/messages/en.ts'
export { newShares } from '../../../parts/new-shares/messages/en.ts'
