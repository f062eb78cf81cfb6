import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'What must be known of practice, prices and hours: the practice chip, the simulated label, the session of a market, since when prices are old.',
  notFor: ['For other statements, `NoticeBar`.', 'For the state of an order, `StatusTag`.'],
  anatomy: [
    {
      part: 'PracticeChip',
      is: 'a press explains it; it cannot be hidden',
      at: (root) => root.querySelector('button'),
    },
    {
      part: 'SimulatedLabel',
      is: 'once on a screen whose prices are simulated, or of a fictional issuer',
      at: (root) => root.querySelector('strong > *'),
    },
    {
      part: 'SessionLabel',
      is: 'a dot, the phase, and until when it lasts',
      at: (root) => root.querySelector('[data-phase]'),
    },
    {
      part: 'StaleNotice',
      is: 'since when no price has come',
      at: (root) => root.querySelector('[role=status]'),
    },
  ],
  dos: [
    'Show the practice chip once a screen, in its header.',
    'Write times of a market in the zone of the reader, and pass `exchange` on the screens of one instrument.',
  ],
  donts: ['Give any of them a way to be dismissed.'],
  accessibility: {
    role: 'The chip is a button that opens a popover; the stale notice is a status; the labels are text.',
    keys: [
      { press: 'Enter, Space', does: 'explains practice' },
      { press: 'Escape', does: 'closes the explanation' },
    ],
    announces: 'That prices have stopped.',
  },
  related: ['NoticeBar', 'Tag', 'PriceText'],
}
