export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { sales } from '../../../parts/sales/messages/tw.ts'
export { placements } from '../../../parts/placements/messages/tw.ts'
export { increases } from '../../../parts/increases/messages/tw.ts'
