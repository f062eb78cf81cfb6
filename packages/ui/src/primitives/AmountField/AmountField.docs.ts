import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Takes an amount of money exactly, to the minor unit of its currency: no decimals for won, two for dollars.',
  notFor: [
    'For a number of shares or lots, `QuantityStepper`.',
    'For a price that must lie on a tick, `TickPriceField`.',
  ],
  anatomy: [
    {
      part: 'Label line',
      is: 'the name of the amount, and another way to enter it at its end',
      at: (root) => root.querySelector('label'),
    },
    { part: 'Currency mark', is: 'before the number, never typed' },
    {
      part: 'Number',
      is: 'what was typed; grouped in thousands once the field is left',
      at: (root) => root.querySelector('input'),
    },
    { part: 'Hint or error', is: 'under the field, or in the label line where there is an aside' },
  ],
  dos: [
    'Keep the typed text as it came and read `parsed`: the value is exact, never a float.',
    'Show what the amount buys in the hint: `Buys 14 shares`.',
  ],
  donts: [
    'Correct the text while it is typed. A tick of the market must not change it either.',
    'Put the currency into the label: the mark says it.',
  ],
  accessibility: {
    role: 'Text field named by its label; the keyboard of the phone shows digits, with a decimal mark where the currency has minor units.',
    keys: [{ press: 'Digits and the decimal mark of the language', does: 'type the amount' }],
    announces: 'The error when the field is left with something that is no amount.',
  },
  related: ['NumberField', 'TickPriceField', 'QuantityStepper', 'NumberKeyboard'],
}
