export { refusals } from '@onelot/api-client/texts/tw'
export { payees } from '../../payees/messages/tw.ts'
