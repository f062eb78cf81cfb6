export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { sales } from '../../../parts/sales/messages/kor.ts'
export { blocks } from '../../../parts/blocks/messages/kor.ts'
