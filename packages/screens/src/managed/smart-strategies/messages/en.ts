export { notOffered } from '../../../parts/offered/messages/en.ts'
export { strategies } from '../../../parts/strategies/messages/en.ts'
