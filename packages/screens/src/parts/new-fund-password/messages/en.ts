export const identity = {
  /** Of the member’s verification. */
  realName: {
    notVerified: 'Not verified',
    underReview: 'Under review',
    passed: 'Verified',
    rejected: 'Not passed',
  },
  /** The six digits that a member chooses. */
  newFundPassword: {
    next: { ask: 'Choose a new withdrawal password', why: 'Six digits that you do not use elsewhere.' },
    confirm: { ask: 'Enter it once more', why: 'So that a typing error does not lock you out.' },
    label: 'Withdrawal password',
    easy: 'Do not use one digit six times, a run such as 123456, or the end of your phone number.',
  },
} as const
