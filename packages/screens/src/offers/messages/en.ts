export { notOffered } from '../../offered/messages/en.ts'
export { newShares } from '../../new-shares/messages/en.ts'
