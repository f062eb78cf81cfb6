export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
