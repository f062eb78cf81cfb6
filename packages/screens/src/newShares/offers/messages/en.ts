export { notOffered } from '../../../parts/availability/messages/en.ts'
export { newShares } from '../../../parts/new-shares/messages/en.ts'
