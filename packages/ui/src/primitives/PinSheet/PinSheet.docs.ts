import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Asks for the withdrawal password as the last step before money leaves, or before an account for it is changed.',
  notFor: [
    'For a secret among other fields, `PinField`.',
    'For the log-in password, `PasswordField` in a form.',
  ],
  anatomy: [
    { part: 'Title and description', is: 'what is asked, and what will be sent' },
    { part: 'Field', is: 'six boxes with dots; what is wrong with the last one is under them' },
    { part: 'Keys', is: 'our own, so that no keyboard of the device learns the digits' },
    { part: 'Help', is: 'the way for who has forgotten it' },
  ],
  dos: [
    'Keep it open after a wrong one, with the text of the refusal in `error`; it empties by itself.',
    'Set `closed` while none is taken, and say until when.',
  ],
  donts: ['Ask for it before everything else is filled in and reviewed.', 'Keep the digits anywhere.'],
  accessibility: {
    role: 'Modal dialog with a password field named by `label`.',
    keys: [
      { press: 'Digits, Backspace', does: 'type and erase' },
      { press: 'Escape', does: 'closes it; nothing is sent' },
    ],
    announces: 'How many digits are entered; that it is being checked; what was wrong.',
  },
  related: ['PinField', 'NumberKeyboard', 'Sheet'],
}
