export { refusals } from '@onelot/api-client/texts/en'
export { codes } from '../../../parts/codes/messages/en.ts'

export const phoneNumber = {
  questions: {
    phone: {
      ask: 'What is your new phone number?',
      why: 'Your number now is {{phone}}. You log in with the new one from then on.',
    },
    code: { ask: 'Enter the code' },
    password: {
      ask: 'Enter your login password',
      why: 'So that a phone in other hands is not enough.',
    },
  },
  next: 'New phone number',
  same: 'This is your number already.',
  submit: 'Change number',
  done: 'Phone number changed. You log in with it from now on.',
} as const
