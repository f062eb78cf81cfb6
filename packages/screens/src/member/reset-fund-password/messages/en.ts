export { refusals } from '@onelot/api-client/texts/en'
export { codes } from '../../../parts/codes/messages/en.ts'
export { identity } from '../../../parts/new-fund-password/messages/en.ts'

export const resetFundPassword = {
  intro: {
    title: 'Replace a forgotten withdrawal password',
    text: 'You need your login password and a code that we send to {{phone}}.',
    held: 'For your safety you cannot withdraw for 24 hours afterwards. Deposits and trading go on.',
    send: 'Send code',
  },
  unset: {
    title: 'No withdrawal password yet',
    text: 'There is nothing to reset. Set one first.',
    action: 'Set withdrawal password',
  },
  questions: {
    code: { ask: 'Enter the code' },
    password: { ask: 'Enter your login password', why: 'So that a phone in other hands is not enough.' },
    confirm: { why: 'Afterwards you cannot withdraw for 24 hours.' },
  },
  password: 'Login password',
  submit: 'Reset password',
  done: {
    title: 'Your withdrawal password is reset',
    text: 'You can withdraw from {{time}}.',
    action: 'Done',
  },
} as const
