import type { WidgetDocs } from '../../widgetDocs.ts'
import { textOf } from '../../widgetParts.ts'

export const docs: WidgetDocs = {
  purpose: 'An amount with every digit exact, its currency mark smaller and lighter.',
  notFor: [
    'For a price, `PriceText`, which knows the tick.',
    'For an amount inside a sentence, `formatMoney`.',
  ],
  anatomy: [
    {
      part: 'Mark',
      is: 'before or after, as the language has it',
      at: (root) => root.querySelector('[data-masked] > span[class]'),
    },
    {
      part: 'Digits',
      is: 'tabular, with the minor units of the currency',
      at: (root) => textOf(root.querySelector('[data-masked] > span:not([class])')),
    },
    { part: 'Mask', is: 'in place of the reader’s own money while amounts are hidden' },
  ],
  dos: [
    'Set `own={false}` for charges and prices: these are no secret.',
    'Use `tone="change"` for a profit: the sign then always shows.',
  ],
  donts: [
    'Colour a deposit or a withdrawal: money that moves is no price.',
    'Convert it to a float on the way.',
  ],
  accessibility: {
    role: 'Text; masked amounts are read as hidden.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['PriceText', 'ChangeBadge', 'RollingNumber', 'AmountField'],
}
