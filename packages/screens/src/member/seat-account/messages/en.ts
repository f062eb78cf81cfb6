export { notOffered } from '../../../parts/availability/messages/en.ts'
export { refusals } from '@onelot/api-client/texts/en'

export const seatAccount = {
  ask: 'What is the code of your institution?',
  why: 'A seat account trades for an institution. Your institution gives you its code, and we check with it.',
  code: 'Institution code',
  hint: 'For example HANBIT-01',
  apply: 'Apply for a seat',
  sent: 'Sent for review',
  again: 'Apply again',
  cancel: {
    action: 'Withdraw application',
    question: 'Withdraw your application?',
    text: 'You can apply again at any time.',
    keep: 'Keep it',
  },
  states: {
    underReview: {
      title: 'We are checking your application',
      text: 'You can leave this page. A message tells you when it is done.',
    },
    seat: {
      title: 'This is a seat account',
      text: 'Products for institutions are open to you.',
    },
    rejected: {
      title: 'Your application was not approved',
      text: 'Ask your institution, and apply again.',
    },
  },
  facts: {
    label: 'Your seat',
    institution: 'Institution',
    code: 'Code',
    at: { underReview: 'Sent', seat: 'Since', rejected: 'Decided' },
  },
} as const
