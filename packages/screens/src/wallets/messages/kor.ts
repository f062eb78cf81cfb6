export { refusals } from '@onelot/api-client/texts/kor'
export { payees } from '../../payees/messages/kor.ts'
