export { sales } from '../../sales/messages/en.ts'
export { blocks } from '../../blocks/messages/en.ts'
export { placements } from '../../placements/messages/en.ts'
export { increases } from '../../increases/messages/en.ts'
