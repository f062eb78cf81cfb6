export { notOffered } from '../../../parts/offered/messages/kor.ts'
export { strategies } from '../../../parts/strategies/messages/kor.ts'
