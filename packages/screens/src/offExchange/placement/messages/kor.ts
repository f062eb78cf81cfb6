export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { sales } from '../../../parts/sales/messages/kor.ts'
export { placements } from '../../../parts/placements/messages/kor.ts'
export { increases } from '../../../parts/increases/messages/kor.ts'
