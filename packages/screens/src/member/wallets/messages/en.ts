export { refusals } from '@onelot/api-client/texts/en'
export { payees } from '../../../parts/payees/messages/en.ts'
