import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes a log-in password, which its owner may look at.',
  notFor: [
    'For the withdrawal password of six digits, `PinField`.',
    'For any other secret that is pasted once, `TextField`.',
  ],
  anatomy: [
    { part: 'Label, hint, error', is: 'as every field' },
    { part: 'Password', is: 'dots, or its text' },
    { part: 'Eye', is: 'shows and hides' },
  ],
  dos: [
    'Set `autoComplete` to `new-password` on registering, so that the password manager makes one up.',
    'List in the hint what a password needs, before anything is wrong.',
  ],
  donts: ['Prevent pasting.', 'Ask for it twice where it can be looked at, unless the specification does.'],
  accessibility: {
    role: 'Text field; the eye is a button named by what it does.',
    keys: [{ press: 'Tab', does: 'field, then eye' }],
    announces: 'The error when it comes.',
  },
  related: ['TextField', 'PinField'],
}
