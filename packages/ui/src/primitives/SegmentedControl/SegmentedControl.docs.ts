import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Sets one of two to four values side by side: Limit or Market, Buy or Short.',
  notFor: [
    'For another view, `Tabs`.',
    'For a value that may be none, `ChipGroup`; for more than four, `RadioGroup` or `Select`.',
  ],
  anatomy: [
    {
      part: 'Well',
      is: 'holds the segments, or nothing where it is text in a label’s line',
      at: (root) => root.querySelector('[role=radiogroup]'),
    },
    {
      part: 'Segment',
      is: 'the chosen one is raised; Buy and Sell take the market’s colours',
      at: (root) => root.querySelector('label:has(:checked)'),
    },
  ],
  dos: [
    'Keep the words to one or two, so that four fit 320 px in the largest text.',
    'Disable a segment that the rules refuse now, and say why beside it.',
  ],
  donts: ['Use the tones `up` and `down` for anything but a direction of the market.'],
  accessibility: {
    role: 'Radio group named by its label.',
    keys: [
      { press: 'Arrow keys', does: 'choose' },
      { press: 'Tab', does: 'to the chosen one, then past it' },
    ],
    announces: 'The chosen segment.',
  },
  related: ['Tabs', 'RadioGroup', 'ChipGroup', 'SideSwitch'],
}
