export { notOffered } from '../../../parts/offered/messages/tw.ts'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
