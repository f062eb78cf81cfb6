export { notOffered } from '../../offered/messages/kor.ts'
export { newShares } from '../../new-shares/messages/kor.ts'
