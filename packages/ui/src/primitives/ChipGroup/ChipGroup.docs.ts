import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Fills something in by one press, or narrows a list: 25, 50, 75, 100 % of the buying power, a market.',
  notFor: [
    'For a value that always holds one of two to four, `SegmentedControl`.',
    'For many choices in little room, `ChipSelect`.',
  ],
  anatomy: [
    {
      part: 'Chip',
      is: 'a button of 44; the one that holds now is filled with a tint of the accent',
      at: (root) => root.querySelector('[aria-pressed=true]'),
    },
    {
      part: 'Row',
      is: 'of equal widths, or as wide as the text in a row that scrolls sideways (`line`)',
      at: (root) => root.querySelector('[role=group]'),
    },
  ],
  dos: [
    'Leave `value` out once the reader has typed something else: then no chip holds.',
    'Let a chip be pressed again: the amount behind a percentage changes with the price.',
  ],
  donts: ['Use it where the choice must be made before one can go on; nothing may be chosen here.'],
  accessibility: {
    role: 'Group named by its label, of toggle buttons.',
    keys: [
      { press: 'Tab', does: 'from chip to chip' },
      { press: 'Enter, Space', does: 'presses it' },
    ],
    announces: 'Whether a chip is pressed.',
  },
  related: ['SegmentedControl', 'ChipSelect', 'BuyingPowerChips'],
}
