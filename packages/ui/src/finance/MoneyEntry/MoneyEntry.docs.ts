import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Takes an amount of money as the one figure of a page or a sheet, typed by our own keys with the one button above them: of a deposit, a withdrawal, a loan, an amount to follow with.',
  notFor: [
    'For an amount among other fields, `AmountField`.',
    'For two amounts of which one makes the other, `CurrencyPairField`, which has the same keys.',
    'For a number of shares, `QuantityStepper`.',
  ],
  anatomy: [
    {
      part: 'Label line',
      is: 'the name of the amount, its currency where that can be chosen, and Done while the keys are there',
      at: (root) => root.querySelector('label'),
    },
    {
      part: 'Figure',
      is: 'what was typed, at 32, smaller where it has no room',
      at: (root) => root.querySelector('input'),
    },
    { part: 'Bounds', is: 'the least and the most, or what there is' },
    {
      part: 'Error',
      is: 'under the bounds: too much at once, what is missing or too little once the reader goes on',
    },
    {
      part: 'Choices',
      is: 'amounts to choose from; the one that is typed is pressed',
      at: (root) => root.querySelector('[role=group]'),
    },
    { part: 'Children', is: 'what it costs and what comes of it, kept in sight above the button' },
    { part: 'Button', is: 'of its owner: above the keys, with `next` of the entry' },
    { part: 'Keys', is: '`MoneyEntryKeys`, in the `keys` of a page or a sheet' },
  ],
  dos: [
    'Give entry, keys and button the same `useMoneyEntry`.',
    'Lead from the button to a `ReviewSheet`, and from there to a `Receipt`.',
    'Put the bounds into the hint: they are read out with the amount.',
  ],
  donts: [
    'Disable the button while nothing is typed: it says what is missing.',
    'Put a second button above the keys.',
  ],
  accessibility: {
    role: 'Text field named by its label and described by its bounds and its error; the keyboard of the device stays away. The keys are a group named by the same label.',
    keys: [
      {
        press: 'Digits, decimal mark, Backspace',
        does: 'type the amount, whether the field has the focus or not',
      },
      { press: 'Enter', does: 'goes on' },
      { press: 'Escape', does: 'puts the keys away' },
    ],
    announces: 'What is wrong with the amount, when it comes.',
  },
  related: ['AmountField', 'NumberKeyboard', 'CurrencyPairField', 'ReviewSheet', 'Receipt'],
}
