export { refusals } from '@onelot/api-client/texts/en'
export { codes } from '../../../parts/codes/messages/en.ts'

export const forgotPassword = {
  text: 'We send a code to your phone. With it you choose a new password, and you are logged out on all devices.',
  send: 'Send code',
  questions: {
    code: { ask: 'Enter the code' },
    password: { ask: 'Choose a new password', why: 'You log in with it from now on.' },
    passwordConfirm: { ask: 'Enter it once more', why: 'So that a typing error does not lock you out.' },
  },
  next: 'New password',
  again: 'New password again',
  hint: '8 characters or more, with a letter and a digit',
  ends: 'You will be logged out on all devices.',
  submit: 'Change password',
  done: 'Password changed. You are logged out on all devices.',
} as const
