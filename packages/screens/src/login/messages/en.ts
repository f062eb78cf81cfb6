export { refusals } from '@onelot/api-client/texts/en'
export const login = {
  text: 'With the phone number you registered.',
  submit: 'Log in',
  otherWays: 'Other ways in',
  toRegister: 'Open an account',
  forgot: 'Forgot password',
  again: { title: 'Log in again', text: 'Your session ended. Enter your password to go on where you were.' },
} as const
