import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows how far a request is on its way, or a start has got: submitted, under review, arrived.',
  notFor: ['For progress of known length, `Progress`.', 'For choosing among views, `Tabs`.'],
  anatomy: [
    { part: 'Step', is: 'an icon, a name, and what happened or what to do' },
    { part: 'Line', is: 'to the next step' },
  ],
  dos: [
    'Give the reason of a rejection, or when the next step is expected, in the description.',
    'Set `live` where the reader waits for it.',
    'Take the `small` size in a card, beside what matters more.',
  ],
  donts: ['Show more than four beside each other.', 'Mark a step by colour alone: icon and text say it too.'],
  accessibility: {
    role: 'List named by its label; the step that is under way is the current step.',
    keys: [],
    announces: 'Each step as it comes, where it is live.',
  },
  related: ['Progress', 'StatusTag', 'Splash'],
}
