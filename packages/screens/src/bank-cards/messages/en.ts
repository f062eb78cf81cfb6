export { refusals } from '@onelot/api-client/texts/en'
export { payees } from '../../payees/messages/en.ts'
