export { notOffered } from '../../../parts/availability/messages/en.ts'

export const codeInbox = {
  text: 'This demo sends nothing to phones. Codes that you ask for on this device show here while they are valid.',
  list: 'Valid codes',
  empty: { title: 'No code', text: 'Ask for one where you need it, and come back.' },
  sent: 'For {{phone}}, sent {{time}}',
  purposes: {
    forgottenPassword: 'New login password',
    bindPhone: 'New phone number',
    guardian: 'Guardian’s consent',
    resetFundPassword: 'New withdrawal password',
  },
} as const
