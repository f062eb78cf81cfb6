export { refusals } from '@onelot/api-client/texts/en'
export const register = {
  practice: 'A new account comes with practice money. No trade here is real.',
  phoneHint: 'With or without the country code',
  passwordHint: 'At least 8 characters, with a letter and a digit',
  passwordConfirm: 'Password again',
  invitation: 'Invitation code',
  agreement: 'I accept the <link>user agreement</link>.',
  privacy: 'I accept the <link>privacy policy</link>.',
  submit: 'Open account',
  toLogin: 'I already have an account',
} as const
