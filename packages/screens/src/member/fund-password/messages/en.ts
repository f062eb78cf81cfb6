export { refusals } from '@onelot/api-client/texts/en'
export { identity } from '../../../parts/new-fund-password/messages/en.ts'

export const fundPassword = {
  questions: {
    old: {
      ask: 'Enter your current withdrawal password',
      why: 'Six digits. It is not your login password.',
    },
    first: {
      ask: 'Choose a withdrawal password',
      why: 'Six digits. We ask for them before money leaves your account.',
    },
  },
  current: 'Current withdrawal password',
  set: 'Set password',
  change: 'Change password',
  isSet: 'Withdrawal password set',
  isChanged: 'Withdrawal password changed',
  forgotten: 'Forgot your withdrawal password?',
  held: 'You reset your withdrawal password. You can withdraw from {{time}}.',
} as const
