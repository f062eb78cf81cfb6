export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { strategies } from '../../../parts/strategies/messages/kor.ts'
