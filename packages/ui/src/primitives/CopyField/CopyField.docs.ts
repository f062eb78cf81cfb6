import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows what has to be entered elsewhere exactly, and copies it: an account, a reference, an address.',
  notFor: [
    'For a number within a row or a text, `CopyButton`.',
    'For what is typed, `TextField`.',
    'For what another device reads, `QRCode`.',
  ],
  anatomy: [
    { part: 'Label', is: 'what it is, small' },
    { part: 'Value', is: 'every character, on as many lines as it needs; a touch selects it' },
    { part: 'Button', is: '“Copy”, then “Copied” for two seconds' },
  ],
  dos: [
    'Give each its own field: name, account, amount, reference.',
    'Show an amount with its separators, and copy it without them, as a bank’s form takes it.',
  ],
  donts: ['Mask the value: what is copied is what is seen.'],
  accessibility: {
    role: 'Group named by its label, with a button that names what it copies.',
    keys: [{ press: 'Enter, Space', does: 'copies' }],
    announces: '“Copied”, or that it failed, as a status.',
  },
  related: ['CopyButton', 'QRCode', 'FactList'],
}
