export { sales } from '../../sales/messages/tw.ts'
export { blocks } from '../../blocks/messages/tw.ts'
export { placements } from '../../placements/messages/tw.ts'
export { increases } from '../../increases/messages/tw.ts'
