export { notOffered } from '../../../parts/availability/messages/en.ts'
export { strategies } from '../../../parts/strategies/messages/en.ts'
