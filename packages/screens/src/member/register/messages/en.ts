export { refusals } from '@onelot/api-client/texts/en'
export const register = {
  questions: {
    phone: {
      ask: 'What is your phone number?',
      why: 'You log in with it. No other member sees it.',
    },
    password: {
      ask: 'Choose a password',
      why: 'It protects your account. Use one that you use nowhere else.',
    },
    passwordConfirm: {
      ask: 'Enter the password again',
      why: 'So that a typing mistake does not lock you out.',
    },
    invitation: {
      ask: 'What is your invitation code?',
      why: 'Every account is opened with the code of whoever invited you.',
    },
    consents: {
      ask: 'Do you accept the terms?',
      why: 'They say what you may expect of us, and what we do with your data.',
    },
  },
  practice: 'A new account comes with practice money. No trade here is real.',
  passwordHint: 'At least 8 characters, with a letter and a digit',
  passwordConfirm: 'Password again',
  invitation: 'Invitation code',
  agreement: 'I accept the <link>user agreement</link>.',
  privacy: 'I accept the <link>privacy policy</link>.',
  submit: 'Open account',
  toLogin: 'I already have an account',
} as const
