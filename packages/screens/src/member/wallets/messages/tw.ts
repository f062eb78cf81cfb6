export { refusals } from '@onelot/api-client/texts/tw'
export { payees } from '../../../parts/payees/messages/tw.ts'
