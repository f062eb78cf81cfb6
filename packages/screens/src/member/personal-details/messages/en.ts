export { identity } from '../../../parts/new-fund-password/messages/en.ts'

export const personalDetails = {
  account: 'Account number',
  invitation: 'Your invitation code',
  invitationHint: 'Whoever opens an account with it is invited by you.',
  contact: 'What you may change',
  identity: 'Identity',
  seat: {
    none: 'None',
    underReview: 'Under review',
    seat: 'Active',
    rejected: 'Not passed',
  },
  inviter: 'Invited with',
  since: 'Member since',
  accepted: 'Accepted documents',
  version: 'Version of {{date}}',
} as const
