export { notOffered } from '../../../parts/offered/messages/tw.ts'
export { strategies } from '../../../parts/strategies/messages/tw.ts'
