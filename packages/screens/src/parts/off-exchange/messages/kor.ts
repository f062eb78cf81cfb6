export { sales } from '../../sales/messages/kor.ts'
export { blocks } from '../../blocks/messages/kor.ts'
export { placements } from '../../placements/messages/kor.ts'
export { increases } from '../../increases/messages/kor.ts'
