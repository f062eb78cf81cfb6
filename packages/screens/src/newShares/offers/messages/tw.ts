export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
