export { refusals } from '@onelot/api-client/texts/en'
export const login = {
  text: 'Use the phone number of your account.',
  submit: 'Log in',
  otherWays: 'Other options',
  toRegister: 'Open an account',
  forgot: 'Forgot password',
  closed: 'Your account is closed. Your phone number can open a new one.',
  demo: { text: 'Look around as the demo member, who holds a few positions.', use: 'Fill in' },
  again: {
    title: 'Log in again',
    text: 'Your session ended. Enter your password to continue where you were.',
  },
} as const
