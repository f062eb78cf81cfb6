export { notOffered } from '../../../parts/availability/messages/en.ts'
export { sales } from '../../../parts/sales/messages/en.ts'
export { blocks } from '../../../parts/blocks/messages/en.ts'
