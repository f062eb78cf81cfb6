export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { sales } from '../../../parts/sales/messages/tw.ts'
export { blocks } from '../../../parts/blocks/messages/tw.ts'
