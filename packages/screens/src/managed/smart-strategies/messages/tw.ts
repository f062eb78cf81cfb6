export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { strategies } from '../../../parts/strategies/messages/tw.ts'
