export { notOffered } from '../../../parts/availability/messages/en.ts'
export { sales } from '../../../parts/sales/messages/en.ts'
export { placements } from '../../../parts/placements/messages/en.ts'
export { increases } from '../../../parts/increases/messages/en.ts'
