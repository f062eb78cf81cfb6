export { refusals } from '@onelot/api-client/texts/en'
export { payees } from '../../../parts/payees/messages/en.ts'

export const addWallet = {
  text: 'USDT that is sent on another network cannot be recovered.',
  network: 'Network',
  networks: {
    TRC20: 'TRON. Addresses begin with T.',
    ERC20: 'Ethereum. Addresses begin with 0x.',
  },
  label: 'Name',
  labelHint: 'So that you recognise it',
} as const
