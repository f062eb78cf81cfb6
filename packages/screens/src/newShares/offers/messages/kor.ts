export { notOffered } from '../../../parts/offered/messages/kor.ts'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
