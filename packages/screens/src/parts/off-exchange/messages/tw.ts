export { sales } from '../../sales/messages/tw.ts'
export { blocks } from '../../blocks/messages/tw.ts'
export { placements } from '../../placements/messages/tw.ts'
