import type { WidgetDocs } from '../../widgetDocs.ts'
import { textOf } from '../../widgetParts.ts'

export const docs: WidgetDocs = {
  purpose:
    'States something that is true of everything under it: practice money, delayed prices, maintenance.',
  notFor: ['For the outcome of what was just done, `Toast`.', 'For one field, its error.'],
  anatomy: [
    {
      part: 'Icon',
      is: 'information, or an error with its words',
      at: (root) => root.querySelector('[role=status] > svg'),
    },
    {
      part: 'Sentence',
      is: 'one; it wraps and never scrolls across',
      at: (root) => textOf(root.querySelector('[role=status] > span')),
    },
    {
      part: 'Action',
      is: 'a small button or link',
      at: (root) => root.querySelector('[role=status] > button'),
    },
    {
      part: 'Dismiss',
      is: 'only where it need not stay known',
      at: (root) => root.querySelector('[role=status] > span button'),
    },
  ],
  dos: [
    'Leave `onDismiss` out for what must stay known: simulated prices and practice money.',
    'Say since when prices are old.',
  ],
  donts: ['Stack several: say the most important one.', 'Use the error tone for what is merely unusual.'],
  accessibility: {
    role: 'Status.',
    keys: [{ press: 'Tab', does: 'to its action and its close button' }],
    announces: 'Its sentence, when it appears after the page.',
  },
  related: ['Toast', 'ErrorState', 'Notices'],
}
