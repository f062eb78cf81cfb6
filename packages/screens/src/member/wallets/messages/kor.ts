export { refusals } from '@onelot/api-client/texts/kor'
export { payees } from '../../../parts/payees/messages/kor.ts'
