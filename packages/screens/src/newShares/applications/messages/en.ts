export { notOffered } from '../../../parts/availability/messages/en.ts'
export { newShares } from '../../../parts/new-shares/messages/en.ts'

export const applications = {
  tabs: { label: 'Applications', open: 'Open', ended: 'Ended' },
  empty: {
    open: 'No open applications',
    openText: 'What you apply for shows here until it is listed, with what happens next.',
    ended: 'No ended applications',
    endedText:
      'Draws that were not won, shares that were given up, cancelled applications, and shares that were issued show here.',
  },
} as const
