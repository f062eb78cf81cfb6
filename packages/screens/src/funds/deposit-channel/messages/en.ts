export { refusals } from '@onelot/api-client/texts/en'
export { deposits } from '../../../parts/deposit-draft/messages/en.ts'
export { obstacles } from '../../../parts/fund-requests/messages/en.ts'

export const depositChannel = {
  gone: {
    title: 'This way to pay is no longer offered',
    text: 'Choose another one. Nothing was sent.',
    action: 'Choose another way',
  },
  password: {
    text: 'Customer support gives the password to those who may use this account.',
    label: 'Channel password',
    action: 'Show the account',
    lost: 'Customer support',
  },
  practice: 'This is practice money. Do not transfer real money.',
  pay: { bank: 'Transfer to this account', wallet: 'Send USDT to this address' },
  bank: 'Bank',
  holder: 'Account holder',
  number: 'Account number',
  address: 'Wallet address',
  qr: 'QR code of the wallet address',
  paid: 'Payment amount ({{unit}})',
  reference: 'Transfer reference',
  referenceText: 'Write the reference with your transfer, so that we know it is yours.',
  networkText: 'Send USDT on {{network}} only. What is sent on another network is lost.',
  credit: { label: 'What you receive', credited: 'Credited', rate: 'Rate' },
  until: 'These details hold until {{until}}.',
  over: 'These details have ended. Look at the new ones before you pay.',
  renew: 'Show the new ones',
  voucher: 'Picture of the transfer',
  voucherHint: 'With its amount, its time and the reference.',
  required: 'Add a picture of the transfer.',
  review: 'It is credited once we have checked the transfer.',
  submit: 'I have paid',
} as const
