import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Chooses one of the reader’s own bank accounts, by its bank and the end of its number.',
  notFor: ['For a bank, without an account yet, `BankSelect`.', 'For a method of payment, `RadioGroup`.'],
  anatomy: [
    { part: 'Mark', is: 'of the bank, or its initials' },
    { part: 'Bank', is: 'its name, with a tag on the default account' },
    {
      part: 'Number',
      is: 'four dots and the last four digits; then whether it was used last, or why it is off',
    },
    { part: 'Add', is: 'a last row that leads to a new account' },
  ],
  dos: [
    'Choose the default account beforehand, or the one that was used last.',
    'Say in `unavailable` when the account can be used: verified tomorrow.',
  ],
  donts: ['Show the whole number; it is on the account’s own screen.', 'List an account in another name.'],
  accessibility: {
    role: 'Group with a legend, of radio buttons named by bank and end of number; the last row is a button.',
    keys: [
      { press: 'Arrow keys', does: 'choose the next or the one before' },
      { press: 'Tab', does: 'to the chosen one, then to the last row' },
    ],
    announces: 'The error when it comes.',
  },
  related: ['RadioGroup', 'BankSelect', 'Tag'],
}
