export { notOffered } from '../../../parts/offered/messages/en.ts'
export { blocks } from '../../../parts/blocks/messages/en.ts'
