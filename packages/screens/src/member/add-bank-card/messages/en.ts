export { refusals } from '@onelot/api-client/texts/en'
export { payees } from '../../../parts/payees/messages/en.ts'

export const addBankCard = {
  text: 'Only a bank account in your own name can be added.',
  number: 'Account number',
  numberHint: '8 to 20 digits',
  bank: 'Bank',
  chooseBank: 'Choose a bank',
  looksLike: 'This looks like {{name}}. Choose it',
  holder: 'Account holder',
  holderHint: 'As your identity was verified',
  branch: 'Branch',
} as const
