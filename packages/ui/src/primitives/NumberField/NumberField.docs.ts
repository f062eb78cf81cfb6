import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes an exact number as text, in the separators of the reader’s language.',
  notFor: [
    'For money, `AmountField`; for shares with steps, `QuantityStepper`; for a price, `TickPriceField`.',
    'For a code of digits such as a phone number, `TextField`.',
  ],
  anatomy: [
    { part: 'Prefix', is: 'a mark before the number' },
    { part: 'Number', is: 'untouched while it is typed, grouped once the field is left' },
    { part: 'Unit', is: 'after it: shares, %' },
  ],
  dos: [
    'Keep `text` as it came and use `parsed`, which is exact or says why there is no number.',
    'Set `places` by the rule: the tick’s decimals, the currency’s minor units, 0 for whole shares.',
  ],
  donts: ['Round what was typed: a digit too many is an error that says so.'],
  accessibility: {
    role: 'Text field with the phone’s digits.',
    keys: [{ press: 'Digits and the decimal mark of the language', does: 'type the number' }],
    announces: 'Why it is no number, when the field is left, and until it is another text.',
  },
  related: ['AmountField', 'QuantityStepper', 'TickPriceField', 'TextField'],
}
