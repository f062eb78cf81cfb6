import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes a whole number of shares or lots: by −, +, digits or keys.',
  notFor: [
    'For money, `AmountField`; for a price, `TickPriceField`.',
    'For a rating or a small setting, `SegmentedControl`.',
  ],
  anatomy: [
    {
      part: 'Label line',
      is: 'shares or lots, the hint with the most, and another way to enter at its end',
      at: (root) => root.querySelector('label'),
    },
    { part: '− and +', is: 'step once, repeat while held', at: (root) => root.querySelector('button') },
    {
      part: 'Number',
      is: 'selected when the field is entered, so that typing replaces it',
      at: (root) => root.querySelector('input'),
    },
  ],
  dos: [
    'Use `outside="keep"` where a rule beside the button says what is wrong with too many.',
    'Name the unit: shares where the lot size is one, lots elsewhere.',
  ],
  donts: ['Change what is typed while it is typed, not even to a bound.'],
  accessibility: {
    role: 'Spin button with its bounds, between two buttons.',
    keys: [
      { press: 'Arrow Up, Arrow Down', does: 'one step' },
      { press: 'Page Up, Page Down', does: 'ten steps' },
      { press: 'Home, End', does: 'the least, and the most where there is one' },
    ],
    announces: 'Why it is no quantity, as it is typed; of what may still become one, when the field is left.',
  },
  related: ['AmountField', 'BuyingPowerChips', 'TickPriceField', 'NumberField'],
}
