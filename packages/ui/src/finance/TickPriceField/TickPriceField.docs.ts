import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes a price that lies on the market’s ticks, stepped tick by tick or typed.',
  notFor: ['For an amount of money, `AmountField`.', 'For a number without ticks, `NumberField`.'],
  anatomy: [
    { part: '− and +', is: 'one tick, repeat while held' },
    { part: 'Mark', is: 'of the currency' },
    { part: 'Price', is: 'in the decimals of the market' },
  ],
  dos: [
    'Pass `from`, the live price: stepping begins there while the field has no number.',
    'Pass `limits`, which stepping keeps to; a typed price beyond them is an error with the limits in it.',
  ],
  donts: [
    'Move a typed price to a tick without saying so: the rule says what is wrong.',
    'Let a tick of the market change the text.',
  ],
  accessibility: {
    role: 'Text field between two buttons.',
    keys: [
      { press: 'Arrow Up, Arrow Down', does: 'one tick' },
      { press: 'Page Up, Page Down', does: 'ten ticks' },
    ],
    announces: 'The error when the field is left.',
  },
  related: ['QuantityStepper', 'AmountField', 'OrderBook', 'PriceText'],
}
