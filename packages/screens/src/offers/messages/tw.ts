export { notOffered } from '../../offered/messages/tw.ts'
export { newShares } from '../../new-shares/messages/tw.ts'
