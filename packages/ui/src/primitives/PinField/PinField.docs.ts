import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes a secret of six digits, shown as dots and never as digits: the withdrawal password.',
  notFor: [
    'For the log-in password, `PasswordField`.',
    'For a code that is no secret, such as one from a message, `TextField` with digits.',
  ],
  anatomy: [
    { part: 'Label, hint, error', is: 'as every field' },
    { part: 'Boxes', is: 'one a digit, with a dot where it is filled' },
    { part: 'Keys', is: 'the device’s, or ours at the foot of the page or under the field' },
  ],
  dos: [
    'Empty the value after a wrong one, and say in the error how many tries are left.',
    'Use our keys in a sheet (`inline`), so that the sheet keeps its height.',
  ],
  donts: [
    'Show the digits, not even the last one.',
    'Send it a second time: `onComplete` comes once each time the field fills.',
  ],
  accessibility: {
    role: 'Password field named by its label.',
    keys: [
      { press: 'Digits, Backspace', does: 'type and erase at the end' },
      { press: 'Escape', does: 'closes keys at the foot of the page; a press on the field opens them again' },
    ],
    announces: 'How many digits are entered, where our keys type; the error when it comes.',
  },
  related: ['NumberKeyboard', 'PasswordField', 'Field'],
}
